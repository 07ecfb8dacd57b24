import { z } from 'zod';
import { pathOrWebAddress, webAddress } from './address';

const names = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    (Array.isArray(value) ? value : value.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

/** A path that a file system and a browser can both name. */
const urlPath = z
  .string()
  .max(200)
  .regex(/^[^\s\p{Cc}\\]+$/u, 'must be a path without spaces and backslashes');

/** The longest title and description, in characters: what search results show without cutting. */
export const TITLE_LIMIT = 70;
export const DESCRIPTION_LIMIT = 170;

/** Everything a page may say of itself. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  path: urlPath.optional(),
  productId: z.string().min(1).optional(),
  components: names.optional(),
  hooks: names.optional(),
  packageName: z.string().min(1).optional(),
  githubLabel: z.string().min(1).optional(),
  githubSource: z.string().min(1).optional(),
  waiAria: webAddress.optional(),
  materialDesign: webAddress.optional(),
  unstyled: pathOrWebAddress.optional(),
  card: z.union([z.boolean(), z.string()]).optional(),
  filename: z.string().min(1).optional(),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

export const FRONT_MATTER_KEYS = Object.keys(frontMatterSchema.shape) as (keyof FrontMatter)[];
