import type { ApiReference } from '../../../domain/apiReference';

/** The target of a link in Markdown, and an address that stands by itself. */
const LINK = /\]\(\s*<?([^\s)>]+)|(https?:\/\/[^\s)\]}>"'`]+)/g;

/** Every address that the prose of a reference may link to, each once: what it looks like depends on where they lead. */
export function listLinks(reference: ApiReference): string[] {
  const found = new Set<string>();
  // Strings that are no prose may be among them, which costs nothing.
  JSON.stringify(reference, (_key, value: unknown) => {
    if (typeof value === 'string') {
      for (const [, target, bare] of value.matchAll(LINK)) found.add(target ?? withoutStop(bare ?? ''));
    }
    return value;
  });
  return [...found].sort();
}

/** A full stop after an address ends the sentence. */
const withoutStop = (address: string): string => address.replace(/[.,;:!?]+$/, '');
