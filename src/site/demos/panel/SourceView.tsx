import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactElement,
} from 'react';
import { placeAfterKey } from '../../components/placeAfterKey';
import { useTranslate } from '../../providers/TranslationsProvider';
import type { EditStart } from '../editor';

interface SourceViewProps {
  /** Name of the demo. */
  readonly name: string;
  readonly fileNames: readonly string[];
  readonly selected: number;
  readonly onSelect: (place: number) => void;
  /** The inside of `<code>`, or plain text, of the selected file; null while it is on its way. */
  readonly code: { readonly html: string } | { readonly text: string } | null;
  /** Left out where the demo must not be edited. */
  readonly onEdit?: ((from: EditStart) => void) | undefined;
  /** Whether the source stands where the focus was. */
  readonly takesFocus: boolean;
}

/** The whole source of a demo, file by file. */
export function SourceView(props: SourceViewProps): ReactElement {
  const { name, fileNames, selected, onSelect, code, onEdit, takesFocus } = props;
  const t = useTranslate();
  const id = useId();
  const box = useRef<HTMLPreElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const onTabKey = (event: ReactKeyboardEvent<HTMLDivElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const place = placeAfterKey(event.key, selected, fileNames.length, rightToLeft);
    if (place === null) return;
    event.preventDefault();
    onSelect(place);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };
  const edit = useEffectEvent((code: HTMLElement, caret: number) =>
    onEdit?.({ caret, scrollTop: code.scrollTop, scrollLeft: code.scrollLeft }),
  );
  const isEditable = onEdit !== undefined;
  useEffect(() => {
    const code = box.current;
    if (!code || !isEditable) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      edit(code, 0);
    };
    const onClick = (event: MouseEvent) => {
      // Who selects text wants to read it, and a finger that taps may only have wanted to scroll.
      const isTouch = 'pointerType' in event && event.pointerType === 'touch';
      if (!isTouch && window.getSelection()?.isCollapsed !== false) edit(code, findCaret(code, event));
    };
    code.addEventListener('keydown', onKeyDown);
    code.addEventListener('click', onClick);
    return () => {
      code.removeEventListener('keydown', onKeyDown);
      code.removeEventListener('click', onClick);
    };
  }, [isEditable]);

  const hasTabs = fileNames.length > 1;
  return (
    <>
      {hasTabs ? (
        <div
          ref={tabs}
          className="demo-files"
          role="tablist"
          tabIndex={-1}
          aria-label={t('demo.files', { name })}
          onKeyDown={onTabKey}
        >
          {fileNames.map((fileName, place) => (
            <button
              key={fileName}
              type="button"
              role="tab"
              id={`${id}tab${place}`}
              aria-selected={place === selected}
              aria-controls={`${id}code`}
              tabIndex={place === selected ? 0 : -1}
              onClick={() => onSelect(place)}
            >
              {fileName}
            </button>
          ))}
        </div>
      ) : (
        <div className="code-title">{fileNames[0]}</div>
      )}
      <pre
        ref={box}
        tabIndex={0}
        id={`${id}code`}
        role={hasTabs ? 'tabpanel' : undefined}
        aria-labelledby={hasTabs ? `${id}tab${selected}` : undefined}
        aria-busy={code === null ? true : undefined}
        aria-describedby={isEditable ? `${id}hint` : undefined}
        data-editable={isEditable ? '' : undefined}
      >
        {code === null ? (
          <code>{t('loading')}</code>
        ) : 'html' in code ? (
          <code dangerouslySetInnerHTML={{ __html: code.html }} />
        ) : (
          <code key="text">{code.text}</code>
        )}
      </pre>
      {isEditable && (
        <span id={`${id}hint`} className="demo-hint">
          {t('demo.editHint', { key: isApple() ? '⌘' : 'Ctrl' })}
        </span>
      )}
    </>
  );
}

/** Where in the text of `code` a click went, in characters. */
function findCaret(code: HTMLElement, { clientX, clientY }: MouseEvent): number {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (!caret || !code.contains(caret.offsetNode)) return 0;
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().length;
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
