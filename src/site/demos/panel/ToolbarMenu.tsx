import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { PanelIcon, type PanelIconName } from './PanelIcon';
import { useToolbarStop } from './Toolbar';
import type { Tracking } from './tracking';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: PanelIconName;
  /** Given, it is one choice of several. */
  readonly checked?: boolean;
  /** Given, it is a link, which opens beside the page. */
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly tracking?: Tracking | undefined;
}

interface ToolbarMenuProps {
  readonly stop: string;
  readonly label: string;
  /** What stands on its button, if not an icon alone. */
  readonly text?: string;
  readonly icon?: PanelIconName;
  readonly entries: readonly MenuEntry[];
  /** Id of the text that says why nothing can be chosen right now. */
  readonly disabledBecause?: string | undefined;
}

/** A button of the toolbar that opens a menu: arrows, Home, End and first letters go through it, Escape closes it. */
export function ToolbarMenu(props: ToolbarMenuProps): ReactElement {
  const { stop, label, text, icon, entries, disabledBecause } = props;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  /** Where the focus goes as it opens; null while it is closed. */
  const [opening, setOpening] = useState<'first' | 'last' | null>(null);
  const isOpen = opening !== null && disabledBecause === undefined;

  const itemsOf = () => [...(menu.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
  const close = (takeFocus: boolean) => {
    setOpening(null);
    if (takeFocus) trigger.current?.focus();
  };

  useLayoutEffect(() => {
    if (!isOpen || !menu.current) return;
    openUpwardsWithoutRoomBelow(menu.current);
    const items = itemsOf();
    const checked = items.find((item) => item.getAttribute('aria-checked') === 'true');
    (opening === 'last' ? items.at(-1) : (checked ?? items[0]))?.focus();
  }, [isOpen, opening]);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !trigger.current?.parentElement?.contains(target)) setOpening(null);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpening(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      // Tab goes on from the button, as if there had been no menu.
      close(true);
      return;
    }
    const items = itemsOf();
    const next = nextItem(items, event.key);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <div className="demo-menu-place">
      <button
        ref={trigger}
        type="button"
        className="demo-tool"
        {...useToolbarStop(stop)}
        aria-label={text === undefined ? label : `${label}: ${text}`}
        aria-describedby={disabledBecause}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={disabledBecause === undefined ? undefined : true}
        data-tip={text === undefined ? '' : undefined}
        onClick={() => setOpening(isOpen ? null : 'first')}
        onKeyDown={onTriggerKey}
      >
        {icon && <PanelIcon name={icon} />}
        {text !== undefined && <span>{text}</span>}
        {text !== undefined && <PanelIcon name="chevron" />}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className="demo-menu"
          onKeyDown={onMenuKey}
        >
          {entries.map(({ key, ...entry }) => (
            <Entry
              key={key}
              {...entry}
              onSelect={() => {
                close(entry.href === undefined);
                entry.onSelect?.();
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ label, icon, checked, href, onSelect, tracking }: MenuEntry): ReactElement {
  const content = (
    <>
      {icon && <PanelIcon name={icon} />}
      <span>{label}</span>
      {checked && <PanelIcon name="check" />}
    </>
  );
  const shared = { className: 'demo-menu-item', tabIndex: -1, onClick: onSelect, ...tracking };
  if (href !== undefined) {
    return (
      <a {...shared} role="menuitem" href={href} target="_blank" rel="noopener">
        {content}
      </a>
    );
  }
  const role = checked === undefined ? 'menuitem' : 'menuitemradio';
  return (
    <button {...shared} type="button" role={role} aria-checked={checked}>
      {content}
    </button>
  );
}

/** The item that a key leads to. A letter leads to the next item that starts with it. */
function nextItem(items: readonly HTMLElement[], key: string): number | undefined {
  const place = items.findIndex((item) => item === document.activeElement);
  const count = items.length;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const order = items.map((_, step) => (place + 1 + step) % count);
  return order.find((at) => items[at]?.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}

function openUpwardsWithoutRoomBelow(menu: HTMLElement): void {
  const { bottom, height } = menu.getBoundingClientRect();
  const above = menu.parentElement?.getBoundingClientRect().top ?? 0;
  menu.toggleAttribute('data-upwards', bottom > window.innerHeight && above - height > 64);
}
