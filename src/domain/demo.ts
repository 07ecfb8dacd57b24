import { z } from 'zod';
import type { CodeStyling } from './codeChoices';

/** Options an author may give beside `demo` in `{{"demo": "Name.js", …}}`. */
export const demoOptionsSchema = z.strictObject({
  hideToolbar: z.boolean().optional(),
  defaultCodeOpen: z.boolean().optional(),
  disableAd: z.boolean().optional(),
  bg: z.union([z.boolean(), z.enum(['inline', 'outlined', 'playground', 'gradient'])]).optional(),
  iframe: z.boolean().optional(),
  isolated: z.boolean().optional(),
  maxWidth: z.union([z.number().positive(), z.string().min(1)]).optional(),
  height: z.union([z.number().positive(), z.string().min(1)]).optional(),
  disableLiveEdit: z.boolean().optional(),
  hideEditButton: z.boolean().optional(),
});
export type DemoOptions = z.infer<typeof demoOptionsSchema>;

/** One source of a demo as readers see it. */
export interface DemoSource {
  /** File name, e.g. `BasicButtons.tsx`. */
  readonly fileName: string;
  /** The text itself. */
  readonly source: string;
  /** The text highlighted: the inside of `<code>`. */
  readonly html: string;
}

export interface DemoVariant {
  readonly styling: CodeStyling;
  /** The module that runs, relative to the content root. */
  readonly module: string;
  /** Null where the demo exists in JavaScript only. */
  readonly ts: DemoSource | null;
  readonly js: DemoSource;
  /** Highlighted excerpts shown while the code is collapsed, TS and JS being the same text. */
  readonly previewHtml: string | null;
  /** Files imported relatively, shown as part of the demo; relative to the module's folder. */
  readonly helpers: readonly { readonly fileName: string; readonly source: string }[];
}

export interface Demo {
  /** Path of the demo without extension, relative to the content root: `material-ui/button/BasicButtons`. */
  readonly id: string;
  /** Last segment of the id; the demo's root element carries it as `data-demo`. */
  readonly name: string;
  readonly variants: readonly DemoVariant[];
}
