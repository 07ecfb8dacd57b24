import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CODE_COPY_RESET } from '../theme/constants';
import { useAnalytics } from './AnalyticsProvider';
import {
  findCodeBlock,
  findCopyButton,
  isCopyShortcut,
  listCopyButtons,
  readCode,
  writeClipboard,
} from './codeBlocks';
import { createRequiredContext } from './createRequiredContext';
import { LiveRegion } from './LiveRegion';
import { useTranslate } from './TranslationsProvider';

export interface CodeCopy {
  /** Copies a text, and says so to screen readers. False where the browser did not let us. */
  readonly copyText: (text: string) => Promise<boolean>;
  /** Says something else to screen readers. */
  readonly announce: (message: string) => void;
}

const [CopyContext, useRequiredCopy] = createRequiredContext<CodeCopy>('CodeCopyProvider');

/** The way to copy code. Blocks marked `.code-block` or `[data-code-block]` need no more than the mark. */
export const useCodeCopy = (): CodeCopy => useRequiredCopy('useCodeCopy()');

/**
 * Makes every piece of code on the page copyable: by its `[data-code-copy]` button, and by Ctrl/Cmd+C
 * while it is hovered or focused. Listens on the document, because the texts are ready HTML in which
 * React has no component.
 */
export function CodeCopyProvider({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { sendEvent } = useAnalytics();
  const [message, setMessage] = useState('');
  const copyText = useCallback(
    async (text: string) => {
      const copied = await writeClipboard(text);
      if (copied) setMessage(t('code.copyAnnouncement'));
      return copied;
    },
    [t],
  );
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), CODE_COPY_RESET);
    return () => clearTimeout(timer);
  }, [message]);

  const labels = useMemo(() => ({ copy: t('code.copy'), copied: t('code.copied') }), [t]);
  const showCopied = useCopyButtonLabels(labels);

  useEffect(() => {
    let hovered: Element | null = null;

    async function copyBlock(block: Element, action: string) {
      if (!(await copyText(readCode(block)))) return;
      listCopyButtons(block).forEach(showCopied);
      sendEvent('code', { eventAction: action, eventLabel: window.location.pathname });
    }
    function onPointerOver(event: PointerEvent) {
      hovered = findCodeBlock(event.target);
    }
    function onClick(event: MouseEvent) {
      const block = findCodeBlock(findCopyButton(event.target));
      if (block !== null) void copyBlock(block, 'copy');
    }
    function onKeyDown(event: KeyboardEvent) {
      if (!isCopyShortcut(event)) return;
      const block = hovered?.isConnected ? hovered : findCodeBlock(document.activeElement);
      if (block === null) return;
      event.preventDefault();
      void copyBlock(block, 'copy-keyboard');
    }

    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [copyText, sendEvent, showCopied]);

  const control = useMemo(() => ({ copyText, announce: setMessage }), [copyText]);
  return (
    <CopyContext value={control}>
      {children}
      <LiveRegion message={message} />
    </CopyContext>
  );
}

/**
 * Keeps the words on the copy buttons of the texts, which the Markdown parser wrote in English, in the
 * reader's language. Returns the way to show that a button's code was copied, for two seconds.
 */
function useCopyButtonLabels(labels: { copy: string; copied: string }): (button: HTMLElement) => void {
  const timers = useRef(new Map<HTMLElement, ReturnType<typeof setTimeout>>());

  // After every render: a navigation renders this provider, and brings new texts.
  useEffect(() => {
    for (const button of listCopyButtons(document)) {
      if (!timers.current.has(button)) setLabel(button, labels.copy);
    }
  });
  useEffect(() => {
    // Texts that appear later, as the panel of a tab does: before anyone can press.
    const onApproach = (event: Event) => {
      const block = findCodeBlock(event.target);
      for (const button of block === null ? [] : listCopyButtons(block)) {
        if (!timers.current.has(button)) setLabel(button, labels.copy);
      }
    };
    document.addEventListener('pointerover', onApproach);
    document.addEventListener('focusin', onApproach);
    return () => {
      document.removeEventListener('pointerover', onApproach);
      document.removeEventListener('focusin', onApproach);
    };
  }, [labels]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const [button, timer] of running) {
        clearTimeout(timer);
        setLabel(button, labels.copy);
      }
      running.clear();
    };
  }, [labels]);

  return useCallback(
    (button) => {
      clearTimeout(timers.current.get(button));
      setLabel(button, labels.copied);
      button.dataset.copied = '';
      timers.current.set(
        button,
        setTimeout(() => {
          timers.current.delete(button);
          setLabel(button, labels.copy);
        }, CODE_COPY_RESET),
      );
    },
    [labels],
  );
}

function setLabel(button: HTMLElement, label: string): void {
  delete button.dataset.copied;
  if (button.textContent !== label) button.textContent = label;
}
