import type { PageFont } from './protocol';

/**
 * The fonts that the page has loaded so far, as bytes. The sandbox's document is of no origin, and what
 * is of no origin may not load a font from a host that does not expressly allow it. They come from
 * the browser's cache; one that cannot be had is left out, and text is shown in the next best font.
 */
export async function collectPageFonts(): Promise<readonly PageFont[]> {
  await document.fonts.ready;
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const rules = [...document.styleSheets].flatMap(listFontFaces);
  const fonts = await Promise.all(
    loaded.map(async (face): Promise<readonly PageFont[]> => {
      const url = rules.find((rule) => isRuleOf(rule, face))?.url;
      if (url === undefined) return [];
      try {
        const response = await fetch(url, { cache: 'force-cache' });
        if (!response.ok) return [];
        const { style, weight, stretch, unicodeRange } = face;
        const descriptors = { style, weight, stretch, unicodeRange };
        return [{ family: unquote(face.family), data: await response.arrayBuffer(), descriptors }];
      } catch {
        return [];
      }
    }),
  );
  return fonts.flat();
}

interface FontFaceRule {
  readonly family: string;
  readonly style: string;
  readonly unicodeRange: string;
  readonly url: string;
}

function listFontFaces(sheet: CSSStyleSheet): FontFaceRule[] {
  let rules: CSSRuleList;
  try {
    rules = sheet.cssRules;
  } catch {
    // A sheet of another origin does not say what is in it.
    return [];
  }
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const read = (name: string): string => rule.style.getPropertyValue(name);
    const [, url] = /url\(["']?([^"')]+)["']?\)/.exec(read('src')) ?? [];
    if (url === undefined) return [];
    const address = new URL(url, sheet.href ?? document.baseURI);
    // Data and other hosts are none of the page's own files.
    if (address.origin !== window.location.origin) return [];
    const family = unquote(read('font-family'));
    return [
      {
        family,
        style: read('font-style') || 'normal',
        unicodeRange: read('unicode-range'),
        url: address.href,
      },
    ];
  });
}

function isRuleOf(rule: FontFaceRule, face: FontFace): boolean {
  return (
    rule.family === unquote(face.family) &&
    rule.style === face.style &&
    (rule.unicodeRange === '' || simplify(rule.unicodeRange) === simplify(face.unicodeRange))
  );
}

/** Browsers write ranges with and without spaces and leading zeros. */
function simplify(range: string): string {
  return range
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/(?<=\+|-)0+(?=[0-9A-F])/g, '');
}

function unquote(family: string): string {
  return family.replace(/^["']|["']$/g, '');
}
