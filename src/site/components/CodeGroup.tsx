import { useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import type { CodeTab } from '../../domain/page';
import { useTranslate } from '../providers/TranslationsProvider';
import { HtmlBlock } from './HtmlBlock';
import { placeAfterKey } from './placeAfterKey';
import { useStoredTab } from './useStoredTab';

interface CodeGroupProps {
  /** Groups with the same key show the same tab. */
  readonly storageKey: string;
  readonly tabs: readonly CodeTab[];
}

/**
 * The same code in several ways, as tabs. All panels are in the HTML, labelled; a stylesheet hides
 * those that are not chosen, and only where scripts run.
 */
export function CodeGroup({ storageKey, tabs }: CodeGroupProps): ReactElement {
  const t = useTranslate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [stored, choose] = useStoredTab(storageKey);
  const selected = Math.max(
    0,
    tabs.findIndex(({ label }) => label === stored),
  );

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const place = placeAfterKey(event.key, selected, tabs.length, rightToLeft);
    const tab = place === null ? undefined : tabs[place];
    if (place === null || !tab) return;
    event.preventDefault();
    choose(tab.label);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };

  return (
    <div className="code-group">
      <div
        className="code-group-tabs needs-js"
        role="tablist"
        tabIndex={-1}
        aria-label={t('code.group')}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ label }, place) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}tab${place}`}
            aria-controls={`${id}panel${place}`}
            aria-selected={place === selected}
            tabIndex={place === selected ? 0 : -1}
            onClick={() => choose(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, html }, place) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}panel${place}`}
          aria-labelledby={`${id}tab${place}`}
          className="code-group-panel"
          data-inactive={place === selected ? undefined : ''}
        >
          <p className="code-group-label">{label}</p>
          <HtmlBlock html={html} />
        </div>
      ))}
    </div>
  );
}
