import { useCallback, useEffect, useRef, useState } from 'react';
import { CLIPBOARD_COPY_RESET } from '../theme/constants';
import { useCodeCopy } from './CodeCopyProvider';

export interface ClipboardCopy {
  /** Copies a text. Where the browser does not let us, nothing happens. */
  readonly copy: (text: string) => Promise<void>;
  /** True for a while after a copy. */
  readonly isCopied: boolean;
}

/**
 * The state of a copy button. Screen readers are told of each copy by {@link useCodeCopy}'s provider.
 *
 * @param timeout milliseconds until `isCopied` is false again
 */
export function useClipboardCopy(timeout: number = CLIPBOARD_COPY_RESET): ClipboardCopy {
  const { copyText } = useCodeCopy();
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const copy = useCallback(
    async (text: string) => {
      const copied = await copyText(text);
      if (!copied || !mounted.current) return;
      setIsCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsCopied(false), timeout);
    },
    [copyText, timeout],
  );
  return { copy, isCopied };
}
