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

/** Whose theme provider stands around a demo: Joy UI's where the demo imports `@mui/joy`, else Material UI's. */
export type DemoProvider = 'material' | 'joy';

/** A file that a demo imports relatively, as readers see and take it away. */
export interface DemoHelper {
  /** Relative to the folder of the demo's module, with forward slashes: `parts/rows.ts`. */
  readonly fileName: string;
  readonly source: string;
  /** The same in JavaScript; null where the file has no types to lose. */
  readonly js: { readonly fileName: string; readonly source: string } | null;
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
  readonly helpers: readonly DemoHelper[];
  readonly provider: DemoProvider;
  /** npm packages that it takes to run the demo elsewhere, peers included, with the exact versions installed here. */
  readonly dependencies: Readonly<Record<string, string>>;
}

export interface Demo {
  /** Path of the demo without extension, relative to the content root: `material-ui/button/BasicButtons`. */
  readonly id: string;
  /** Last segment of the id; the demo's root element carries it as `data-demo`. */
  readonly name: string;
  readonly variants: readonly DemoVariant[];
}

/**
 * What is served of a demo beside the pages that show it, as one hashed JSON file: the sources that a
 * page's HTML does not hold, and what it takes to edit the demo or to open it elsewhere.
 */
export interface DemoSources {
  readonly id: string;
  readonly name: string;
  readonly variants: readonly Pick<
    DemoVariant,
    'styling' | 'ts' | 'js' | 'helpers' | 'provider' | 'dependencies'
  >[];
}
