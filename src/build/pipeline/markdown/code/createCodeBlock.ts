import type { Element, ElementContent } from 'hast';
import { readFenceInfo, type Fence } from './fenceInfo';
import { highlightLines } from './highlightLines';

declare module 'hast' {
  interface ElementData {
    /** Its inside is highlighted code: elements with classes and text, nothing else. */
    isHighlighted?: boolean;
  }
}

/** The block as readers see it: its title, the highlighted code, and the button that copies it. */
export function createCodeBlock(fence: Fence): Element {
  const { language, meta } = readFenceInfo(fence);
  const title = readTitle(meta);
  const code = createElement('code', { className: [`language-${language}`] }, [
    ...highlightLines(fence.value, language, meta),
  ]);
  code.data = { isHighlighted: true };
  return createElement('div', { className: ['code-block'], dataLanguage: language }, [
    ...(title === undefined
      ? []
      : [createElement('div', { className: ['code-title'] }, [{ type: 'text', value: title }])]),
    createElement('pre', { tabIndex: 0 }, [code]),
    createElement('button', { type: 'button', className: ['code-copy'], dataCodeCopy: '' }, [
      { type: 'text', value: 'Copy' },
    ]),
  ]);
}

/** What a fence is called among the tabs of a group: `npm` in `bash npm`, else its title or its language. */
export function labelFence(fence: Fence): string {
  const { language, meta } = readFenceInfo(fence);
  return /^[^\s={}]+(?=\s|$)/.exec(meta)?.[0] ?? readTitle(meta) ?? language;
}

function readTitle(meta: string): string | undefined {
  const [, double, single] = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta) ?? [];
  return double ?? single;
}

function createElement(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
