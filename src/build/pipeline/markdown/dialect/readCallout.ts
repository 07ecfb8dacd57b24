import { toString } from 'mdast-util-to-string';
import { nearestName } from '../../nearestName';
import { placeOf } from '../places';
import { suggestName, type ProblemList } from '../problemList';
import type { DocCallout } from '../syntax/tokens';

/** The kinds of callout, each with the name that tells a screen reader what an untitled one is. */
const CALLOUT_KINDS: Readonly<Record<string, string>> = {
  info: 'Info',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
};
const KIND_NAMES = Object.keys(CALLOUT_KINDS);

/** Says what a callout becomes in HTML, and reports what is wrong with it. False for a kind that does not exist. */
export function readCallout(node: DocCallout, problems: ProblemList): boolean {
  const place = placeOf(node);
  if (!node.isClosed) {
    problems.add(
      'unclosed-callout',
      place,
      `This callout (":::${node.name}") is never closed.`,
      'Put ":::" on a line of its own where it ends.',
    );
  }
  const label = Object.hasOwn(CALLOUT_KINDS, node.name) ? CALLOUT_KINDS[node.name] : undefined;
  if (label === undefined) {
    problems.add(
      'unknown-callout',
      place,
      `There is no callout "${node.name}".`,
      suggestName(nearestName(node.name, KIND_NAMES), KIND_NAMES),
    );
    return false;
  }
  const title = readTitle(node);
  // A note, as an aside within the main text would be a landmark of its own.
  const hProperties = {
    className: ['callout', `callout-${node.name}`],
    role: 'note',
    ariaLabel: title === '' ? label : title,
  };
  node.data = { hName: 'aside', hProperties };
  return true;
}

/** Marks the title and gives its text. The square brackets that other sites write around it are taken off. */
function readTitle(node: DocCallout): string {
  const [first] = node.children;
  if (first?.type !== 'paragraph' || !first.data?.isTitle) return '';
  first.data = { ...first.data, hProperties: { className: ['callout-title'] } };
  const start = first.children[0];
  const end = first.children.at(-1);
  if (start?.type === 'text' && end?.type === 'text' && /^\[/.test(start.value) && /\]\s*$/.test(end.value)) {
    end.value = end.value.replace(/\]\s*$/, '');
    start.value = start.value.replace(/^\[/, '');
  }
  return toString(first, { includeHtml: false }).trim();
}
