import { tsxLanguage } from '@codemirror/lang-javascript';

export interface Mismatch {
  /** Place of the closing tag, in characters. */
  readonly at: number;
  /** Names of the element and of the tag; empty for a fragment. */
  readonly opened: string;
  readonly closed: string;
}

/** The first closing tag that has another name than its element. Sucrase takes any tag for the end. */
export function findMismatch(source: string): Mismatch | null {
  let mismatch: Mismatch | null = null;
  const nameOf = (tag: TagNode): string => {
    const name = tag.firstChild?.nextSibling;
    return name && /^JSX(?:Identifier|Builtin|MemberExpression|NamespacedName)$/.test(name.name)
      ? source.slice(name.from, name.to)
      : '';
  };
  tsxLanguage.parser.parse(source).iterate({
    enter: ({ name, node: { firstChild: open, lastChild: close } }) => {
      if (name !== 'JSXElement' || close?.name !== 'JSXCloseTag' || !open) return;
      // Elements come before those they hold, whose tags close earlier.
      if (mismatch !== null && mismatch.at < close.from) return;
      const [opened, closed] = [nameOf(open), nameOf(close)];
      if (opened !== closed) mismatch = { at: close.from, opened, closed };
    },
  });
  return mismatch;
}

interface TagNode {
  readonly firstChild: { readonly nextSibling: NamedNode | null } | null;
}

interface NamedNode {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}
