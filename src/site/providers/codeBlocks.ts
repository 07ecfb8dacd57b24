/** What counts as one piece of code: fenced blocks of the texts, and whatever a component marks as such. */
const CODE_BLOCK_SELECTOR = '.code-block, [data-code-block]';
const COPY_BUTTON_SELECTOR = '[data-code-copy]';
const EDITABLE_SELECTOR = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The piece of code that something on the page belongs to. */
export function findCodeBlock(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CODE_BLOCK_SELECTOR) : null;
}

/** The copy button that something on the page belongs to. */
export function findCopyButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(COPY_BUTTON_SELECTOR) : null;
}

export function listCopyButtons(within: ParentNode): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(COPY_BUTTON_SELECTOR)];
}

/** The code itself, without the line break at its end: pasted into a terminal, that would run it. */
export function readCode(block: Element): string {
  const code = block.querySelector('pre code') ?? block.querySelector('code, pre');
  return (code?.textContent ?? '').replace(/\r?\n$/, '');
}

/** Whether a key press is Ctrl+C or Cmd+C with nothing else to copy: no selected text, no field being edited. */
export function isCopyShortcut(event: KeyboardEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) &&
    !event.altKey &&
    !event.shiftKey &&
    !event.defaultPrevented &&
    event.key.toLowerCase() === 'c' &&
    window.getSelection()?.toString() === '' &&
    !(event.target instanceof Element && event.target.closest(EDITABLE_SELECTOR))
  );
}

/** Puts a text on the clipboard. False where the browser does not let us, which is no error. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
