import { z } from 'zod';
import { pathOrWebAddress, webAddress } from './address';

const urlPrefix = z
  .string()
  .regex(/^\/([^\s?#]*[^\s?#/])?$/, 'must start with a slash and not end with one, e.g. /material-ui');
const language = z.string().regex(/^[a-z]{2}(-[A-Za-z]+)?$/, 'must be a language code, e.g. en');
/** A file or folder named relative to `site.yml`. */
const relativePath = z.string().min(1);

export const versionSchema = z.strictObject({
  text: z.string().min(1),
  href: pathOrWebAddress.optional(),
  current: z.boolean().optional(),
});
export type ProductVersion = z.infer<typeof versionSchema>;

/** A package whose API reference is generated: its name, or `{ name, exclude }`. */
export const packageSchema = z.strictObject(
  { name: z.string().min(1), exclude: z.array(z.string().min(1)).default([]) },
  { error: 'must be the name of a package, or a mapping with "name" and "exclude"' },
);
export type PackageConfig = z.infer<typeof packageSchema>;

export const productSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  name: z.string().min(1),
  category: z.string().min(1),
  paths: z.array(urlPrefix).min(1),
  dir: relativePath,
  sidebar: relativePath.default('sidebar.yml'),
  logo: relativePath.optional(),
  wordmark: relativePath.optional(),
  versions: z.array(versionSchema).default([]),
  packages: z
    .array(z.preprocess((value) => (typeof value === 'string' ? { name: value } : value), packageSchema))
    .default([]),
  apiTabs: z.boolean().default(false),
});
export type ProductConfig = z.infer<typeof productSchema>;

export const repositorySchema = z.strictObject({
  url: webAddress,
  branch: z.string().min(1).default('main'),
  path: z.string().default(''),
});

/** The fields of a `site.yml`. */
export const siteConfigShape = {
  title: z.string().min(1),
  siteUrl: webAddress.transform((url) => url.replace(/\/+$/, '')),
  repository: repositorySchema.optional(),
  defaultLanguage: language.default('en'),
  languages: z.array(language).min(1).default(['en']),
  acceptedLanguages: z.array(language).min(1).optional(),
  assets: relativePath.optional(),
  components: z.record(z.string().min(1), relativePath).default({}),
  externalPaths: z.record(urlPrefix, webAddress).default({}),
  products: z.array(productSchema).min(1),
};

/** `site.yml`: what a content root says of itself. */
export const siteConfigSchema = z
  .strictObject(siteConfigShape)
  .transform((config) => ({ ...config, acceptedLanguages: config.acceptedLanguages ?? config.languages }));
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** A product as the reader's shell knows it: bundled once, in no page's data. */
export interface ShellProduct {
  readonly id: string;
  readonly name: string;
  /** URL of its first page. */
  readonly href: string;
  readonly logo: string | null;
  readonly wordmark: string | null;
  readonly versions: readonly ProductVersion[];
  readonly paths: readonly string[];
}

/** What the shell knows of the whole site. */
export interface ShellSite {
  readonly title: string;
  readonly siteUrl: string;
  readonly defaultLanguage: string;
  /** Listed to readers. */
  readonly languages: readonly string[];
  /** URL prefixes that exist. */
  readonly acceptedLanguages: readonly string[];
  readonly repositoryUrl: string | null;
  readonly products: readonly ShellProduct[];
}
