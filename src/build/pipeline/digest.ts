import { createHash } from 'node:crypto';

/** A short digest of anything that JSON can hold: 16 hexadecimal digits of its SHA-256. */
export function digestOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
