import { z } from 'zod';

/** Flags of an entry that are shown as a chip. `unstable` shows as "Preview". */
export const CHIP_FLAGS = ['newFeature', 'planned', 'unstable', 'beta', 'legacy', 'deprecated'] as const;
export type ChipFlag = (typeof CHIP_FLAGS)[number];
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** A text, or a text by language. */
const localizedText = z.union([z.string().min(1), z.record(z.string(), z.string().min(1))]);
export type LocalizedText = z.infer<typeof localizedText>;

/** Every field of an entry but its children, each with what it may hold. */
export const entryFields = {
  pathname: z.string().min(1),
  title: localizedText.optional(),
  subheader: localizedText.optional(),
  icon: z.string().min(1).optional(),
  linkProps: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  plan: z.enum(PLANS).optional(),
  newFeature: z.boolean().optional(),
  planned: z.boolean().optional(),
  unstable: z.boolean().optional(),
  beta: z.boolean().optional(),
  legacy: z.boolean().optional(),
  deprecated: z.boolean().optional(),
  inSideNav: z.boolean().optional(),
};

/** An entry as its author wrote it. */
export type ManifestEntry = z.infer<z.ZodObject<typeof entryFields>> & {
  children?: ManifestEntry[] | undefined;
};
export const manifestEntrySchema: z.ZodType<ManifestEntry> = z.lazy(() =>
  z.strictObject({ ...entryFields, children: z.array(manifestEntrySchema).optional() }),
);

export const SIDEBAR_KEYS = [...Object.keys(entryFields), 'children'];

/** An entry once its page is known, in one language. `href` is localized. */
export interface SidebarEntry {
  readonly pathname: string;
  readonly title: string;
  /** Where a click goes: its page, a group's first page, or another site. Null where there is nothing to go to. */
  readonly href: string | null;
  readonly external?: true;
  /** False where the entry's own pathname has no page: a group that only opens. */
  readonly hasPage: boolean;
  readonly subheader?: string;
  readonly icon?: string;
  readonly linkProps?: Readonly<Record<string, string | number | boolean>>;
  readonly plan?: Plan;
  readonly chips?: readonly ChipFlag[];
  readonly children?: readonly SidebarEntry[];
}

/** The navigation of one product in one language, as the browser fetches it: hidden entries are gone. */
export interface NavigationTree {
  readonly product: string;
  readonly language: string;
  readonly entries: readonly SidebarEntry[];
}

/** Maps `<product>.<language>` to the URL of its hashed navigation file. Served at {@link NAVIGATION_MANIFEST_URL}. */
export type NavigationManifest = Readonly<Record<string, string>>;
export { NAVIGATION_MANIFEST_URL } from './navigationFiles';
