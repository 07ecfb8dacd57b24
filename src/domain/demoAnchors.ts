import { STYLINGS, type CodeStyling, type CodeVariant } from './codeChoices';

// Imported by the browser: nothing here may bring zod with it.

/** What an anchor depends on. */
export interface AnchoredDemo {
  readonly name: string;
  /** `ts` is null where a variant has no TypeScript. */
  readonly variants: readonly { readonly styling: CodeStyling; readonly ts: unknown }[];
}

/**
 * The anchors of a demo, without `#`: `Name` leads to the demo as it is; `Name.tsx` and `Name.js` choose
 * the language as well and open the source; with `tailwind-`, say, in front they choose the styling too.
 */
export function demoAnchors({ name, variants }: AnchoredDemo): string[] {
  const languages = (anyOf: AnchoredDemo['variants']) =>
    anyOf.some(({ ts }) => ts !== null) ? ['.tsx', '.js'] : ['.js'];
  return [
    name,
    ...languages(variants).map((ending) => name + ending),
    ...variants.flatMap((variant) =>
      languages([variant]).map((ending) => `${variant.styling}-${name}${ending}`),
    ),
  ];
}

/** What an anchor of a demo chooses; null for `Name` alone, which chooses nothing. */
export function readDemoAnchor(
  anchor: string,
  name: string,
): { readonly styling: CodeStyling | null; readonly variant: CodeVariant } | null {
  if (anchor === name) return null;
  return {
    styling: STYLINGS.find((styling) => anchor.startsWith(`${styling}-${name}.`)) ?? null,
    variant: anchor.endsWith('.js') ? 'JS' : 'TS',
  };
}
