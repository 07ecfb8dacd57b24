import { z } from 'zod';

/** An address that becomes a link: no other scheme than the web's, whatever an author writes. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with https://',
});

/** A path of this site, or the address of another. */
export const pathOrWebAddress = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/)/, 'must be a path that begins with a slash, or an address with https://');
