import type { PageFrame } from '../../domain/page';

/** What the shell has to know of a page with a sidebar; null for any other page, whose context Gatsby leaves empty. */
export function readPageContext(context: Readonly<Record<string, unknown>>): PageFrame | null {
  return typeof context['docPath'] === 'string' ? (context as unknown as PageFrame) : null;
}
