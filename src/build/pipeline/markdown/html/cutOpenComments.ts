import type { Parents } from 'hast';
import { placeInText, placeOf } from '../places';
import type { ProblemList } from '../problemList';
// Declares the "raw" nodes that remark-rehype makes of HTML.
import type {} from 'remark-rehype';

/**
 * Cuts comments that are still open where their piece of HTML ends, in place. To Markdown the lines
 * below are text of the page; an HTML parser does not get over what then comes in the comment.
 */
export function cutOpenComments(parent: Parents, problems: ProblemList): void {
  for (const child of parent.children) {
    if ('children' in child) cutOpenComments(child, problems);
    if (child.type !== 'raw') continue;
    const lastEnd = child.value.lastIndexOf('-->');
    const open = child.value.indexOf('<!--', lastEnd === -1 ? 0 : lastEnd + '-->'.length);
    if (open === -1) continue;
    problems.add(
      'unsafe-html',
      placeInText(child.value, open, placeOf(child)),
      'This comment is not closed before its piece of HTML ends.',
      'Put "-->" above the next blank line, or begin the comment at the start of a line of its own.',
    );
    child.value = child.value.slice(0, open);
  }
}
