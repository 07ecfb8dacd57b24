import {
  createContext,
  use,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { placeAfterKey } from '../../components/placeAfterKey';

interface ToolbarState {
  readonly current: string | undefined;
  readonly setCurrent: (stop: string) => void;
}

const ToolbarContext = createContext<ToolbarState | null>(null);

interface ToolbarProps {
  readonly label: string;
  /** The names of its controls, in the order in which they stand. */
  readonly stops: readonly string[];
  readonly children: ReactNode;
}

/** A row of controls that is one stop of the Tab key; the arrows, Home and End go through it. */
export function Toolbar({ label, stops, children }: ToolbarProps): ReactElement {
  const [chosen, setCurrent] = useState('');
  // What was focused last may be in a menu now.
  const current = stops.includes(chosen) ? chosen : stops[0];
  const state = useMemo(() => ({ current, setCurrent }), [current]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const bar = event.currentTarget;
    const target = event.target instanceof Element ? event.target : bar;
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest('[role="menu"]')) return;
    const stop = target.closest<HTMLElement>('[data-stop]')?.dataset['stop'] ?? '';
    const rightToLeft = getComputedStyle(bar).direction === 'rtl';
    const place = placeAfterKey(event.key, stops.indexOf(stop), stops.length, rightToLeft);
    if (place === null) return;
    event.preventDefault();
    bar.querySelector<HTMLElement>(`[data-stop="${stops[place]}"]`)?.focus();
  };

  return (
    <div className="demo-bar demo-toolbar" role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      <ToolbarContext value={state}>{children}</ToolbarContext>
    </div>
  );
}

/** What makes a control a stop of the toolbar it stands in. */
export function useToolbarStop(stop: string): {
  'data-stop': string;
  tabIndex: 0 | -1;
  onFocus: () => void;
} {
  const toolbar = use(ToolbarContext);
  if (!toolbar) throw new Error(`"${stop}" found no <Toolbar> above it.`);
  return {
    'data-stop': stop,
    tabIndex: toolbar.current === stop ? 0 : -1,
    onFocus: () => toolbar.setCurrent(stop),
  };
}
