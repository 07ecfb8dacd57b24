import type { DocumentMeta } from '../parsedDocument';

/**
 * Maps a translation's anchors to its original's, so that a link to a heading holds in every
 * language. Headings are matched in order where both documents have the same outline, else none are.
 */
export function alignAnchors(translation: DocumentMeta, original: DocumentMeta): ReadonlyMap<string, string> {
  const outline = (document: DocumentMeta) => document.headings.map((heading) => heading.depth).join();
  if (outline(translation) !== outline(original)) return new Map();
  return new Map(
    translation.headings.flatMap((heading, index) => {
      const target = original.headings[index];
      return target && target.id !== heading.id ? [[heading.id, target.id] as const] : [];
    }),
  );
}

/** Writes the mapped anchors into HTML: on the headings and in the links to them. */
export function renameAnchors(html: string, anchors: ReadonlyMap<string, string>): string {
  if (anchors.size === 0) return html;
  return html.replace(/(<h[2-6] id="|href="#)([^"]+)"/g, (whole, before: string, id: string) => {
    const target = anchors.get(id) ?? anchors.get(decodeUrl(id));
    return target === undefined ? whole : `${before}${target}"`;
  });
}

/** A path or an anchor as files and pages have it, from one that a URL may have percent-encoded. */
export function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
