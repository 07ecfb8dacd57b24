import type { PageContext } from '../../domain/page';

/** The context of a document's page; null for that of any other page, which Gatsby leaves empty. */
export function readPageContext(context: Readonly<Record<string, unknown>>): PageContext | null {
  return typeof context['docId'] === 'string' ? (context as unknown as PageContext) : null;
}
