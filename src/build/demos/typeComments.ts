import * as babelPlugin from 'prettier/plugins/babel';
import { z } from 'zod';

/** What is needed of a node of the syntax tree; offsets are in UTF-16 units. */
const nodeSchema = z.looseObject({
  type: z.string(),
  start: z.number(),
  end: z.number(),
  declare: z.boolean().nullish(),
  exportKind: z.string().nullish(),
});
type Node = z.infer<typeof nodeSchema>;

const placeSchema = z.object({ start: z.number(), end: z.number() });
type Place = z.infer<typeof placeSchema>;
const fileSchema = z.object({ program: z.unknown(), comments: z.array(placeSchema) });

/**
 * Takes out the comments that speak of types which JavaScript does not have: those that stand directly
 * above a type, a declaration or an export of types, and behind it on its line. Line breaks stay.
 *
 * @param tsx source of a module that compiles
 */
export async function removeTypeComments(tsx: string): Promise<string> {
  if (!/\b(?:type|interface|declare)\b/.test(tsx)) return tsx;
  const parser = babelPlugin.parsers['babel-ts'];
  // The parser asks nothing of its options but which of Babel's plugins to begin with, by the file's name.
  const options = { filepath: 'demo.tsx' } as Parameters<typeof parser.parse>[1];
  const { program, comments } = fileSchema.parse(await parser.parse(tsx, options));
  const doomed = findTypes(program).flatMap((node) => commentsOf(node, comments, tsx));
  // From the end, so that the places before it stay true.
  return doomed
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) =>
        text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, '') + text.slice(end),
      tsx,
    );
}

/** The outermost statements that are about types alone. */
function findTypes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(findTypes);
  if (typeof value !== 'object' || value === null) return [];
  const node = nodeSchema.safeParse(value).data;
  if (node && isType(node)) return [node];
  return Object.values(value).flatMap(findTypes);
}

function isType({ type, declare, exportKind }: Node): boolean {
  if (declare === true || type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration') return true;
  return type.startsWith('Export') && exportKind === 'type';
}

function commentsOf(node: Node, comments: readonly Place[], text: string): Place[] {
  const behind = comments.find(
    ({ start }) => start >= node.end && /^[ \t;]*$/.test(text.slice(node.end, start)),
  );
  const above: Place[] = [];
  let { start } = node;
  for (const comment of comments.toReversed()) {
    if (comment.end > start) continue;
    const isNext = /^[ \t]*\n?[ \t]*$/.test(text.slice(comment.end, start));
    const line = text.slice(text.lastIndexOf('\n', comment.start - 1) + 1, comment.start);
    if (!isNext || line.trim() !== '') break;
    above.push(comment);
    ({ start } = comment);
  }
  return behind ? [...above, behind] : above;
}
