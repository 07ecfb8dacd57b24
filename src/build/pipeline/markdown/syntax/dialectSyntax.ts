import type { CompileContext, Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Extension as MicromarkExtension, Token } from 'micromark-util-types';
import type { Processor } from 'unified';
import { callout, strayFence } from './callout';
import { codeGroup } from './codeGroup';
import { createDirective } from './directive';
import { headingId } from './headingId';
import { lead } from './lead';
import type {} from './tokens';

const LEFT_BRACE = 123;
const COLON = 58;
const LESS_THAN = 60;

function createSyntax(format: 'md' | 'mdx'): MicromarkExtension {
  return {
    flow: {
      [LEFT_BRACE]: createDirective(format),
      [COLON]: [callout, strayFence],
      [LESS_THAN]: [codeGroup, lead],
    },
    text: { [LEFT_BRACE]: headingId },
  };
}

const fromMarkdown: FromMarkdownExtension = {
  canContainEols: ['docLead'],
  enter: {
    docDirective(token) {
      this.enter({ type: 'docDirective', value: this.sliceSerialize(token) }, token);
    },
    docStrayFence(token) {
      this.enter({ type: 'docStrayFence', value: this.sliceSerialize(token) }, token);
    },
    docCallout(token) {
      this.enter({ type: 'docCallout', name: '', isClosed: false, children: [] }, token);
    },
    docCalloutTitle(token) {
      this.enter({ type: 'paragraph', data: { isTitle: true }, children: [] }, token);
    },
    docCodeGroup(token) {
      this.enter({ type: 'docCodeGroup', opening: '', isClosed: false, children: [] }, token);
    },
    docLead(token) {
      this.enter({ type: 'docLead', children: [] }, token);
    },
    docHeadingId(token) {
      this.enter({ type: 'docHeadingId', value: '' }, token);
    },
  },
  exit: {
    docDirective: exitNode,
    docStrayFence: exitNode,
    docCallout: exitNode,
    docCalloutTitle: exitNode,
    docCodeGroup: exitNode,
    docLead: exitNode,
    docHeadingId: exitNode,
    docCalloutName(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'docCallout') node.name = this.sliceSerialize(token);
    },
    docCodeGroupOpening(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'docCodeGroup') node.opening = this.sliceSerialize(token);
    },
    docHeadingIdValue(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'docHeadingId') node.value = this.sliceSerialize(token);
    },
    docCalloutClosing: markClosed,
    docCodeGroupClosing: markClosed,
  },
};

function exitNode(this: CompileContext, token: Token): undefined {
  this.exit(token);
}

function markClosed(this: CompileContext): undefined {
  const node = this.stack.at(-1);
  if (node?.type === 'docCallout' || node?.type === 'docCodeGroup') node.isClosed = true;
}

/**
 * A remark plugin (of unified 10 as of 11) that reads the site's own Markdown: directives, callouts,
 * code groups, the lead and heading ids. It must come after `remark-mdx`, as it goes before it.
 */
export function remarkDialectSyntax(this: Processor, { format }: { readonly format: 'md' | 'mdx' }): void {
  const data = this.data() as {
    micromarkExtensions?: MicromarkExtension[];
    fromMarkdownExtensions?: FromMarkdownExtension[];
  };
  (data.micromarkExtensions ??= []).push(createSyntax(format));
  (data.fromMarkdownExtensions ??= []).push(fromMarkdown);
}
