import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { FilterField } from '../components/FilterField';
import { useTranslate } from '../providers/TranslationsProvider';

interface NavigationFilterProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Called when the whole tree is about to be needed. */
  readonly onNeed: () => void;
  /** How many pages match; null while nothing is filtered. */
  readonly count: number | null;
  /** What the filter narrows; the down arrow leads into it. */
  readonly tree: RefObject<HTMLElement | null>;
}

/** The box that narrows the sidebar as one types. Escape empties it. */
export function NavigationFilter({
  query,
  onQuery,
  onNeed,
  count,
  tree,
}: NavigationFilterProps): ReactElement {
  const t = useTranslate();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    tree.current?.querySelector<HTMLElement>('a.nav-link')?.focus();
  };
  const found =
    count === 0
      ? t('sidebar.noResults', { query: query.trim() })
      : count !== null && t('sidebar.resultCount', { count });
  return (
    <div className="nav-filter needs-js">
      <FilterField
        label={t('sidebar.filter')}
        clearLabel={t('sidebar.clearFilter')}
        query={query}
        onQuery={onQuery}
        onFocus={onNeed}
        onKeyDown={onKeyDown}
      />
      <p className={count === 0 ? 'nav-filter-status' : 'visually-hidden'} role="status">
        {found}
      </p>
    </div>
  );
}
