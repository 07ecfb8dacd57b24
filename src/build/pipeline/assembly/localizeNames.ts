/** Texts of the shell that stand in a page's own HTML, by key. */
type Texts = Readonly<Record<string, string>>;

const HEADING_LINK = /aria-label="Link to “([^"]*)”"/g;
const PLAN = /(title|aria-label)="(Pro|Premium) plan"/g;
const CALLOUT = /(role="note" aria-label=")(Info|Success|Warning|Error)"/g;

/**
 * Puts the names that the parser gives for screen readers into the language of a translated page: it
 * writes English ones, as it does not know which language a file is in. Without `texts`, nothing changes.
 */
export function localizeNames(html: string, texts: Texts | undefined): string {
  if (!texts) return html;
  const textOf = (key: string, english: string) => escapeAttribute(texts[key] ?? english);
  return html
    .replace(HEADING_LINK, (_whole, heading: string) => {
      const name = textOf('page.headingAnchor', 'Link to “{heading}”').replace('{heading}', () => heading);
      return `aria-label="${name}"`;
    })
    .replace(PLAN, (_whole, attribute: string, plan: string) => {
      return `${attribute}="${textOf(`plan.${plan.toLowerCase()}`, `${plan} plan`)}"`;
    })
    .replace(CALLOUT, (_whole, before: string, kind: string) => {
      return `${before}${textOf(`callout.${kind.toLowerCase()}`, kind)}"`;
    });
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
