import type { KeyboardEvent, ReactElement } from 'react';
import { useTranslate } from '../../providers/TranslationsProvider';
import { Icon } from '../Icon';

interface ListFilterProps {
  /** What the list is called. */
  readonly section: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many rows match, of how many. */
  readonly count: number;
  readonly total: number;
}

/** The box that narrows a list as one types. Escape empties it. */
export function ListFilter({ section, query, onQuery, count, total }: ListFilterProps): ReactElement {
  const t = useTranslate();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    onQuery('');
  };
  const found =
    count === 0
      ? t('api.filterNone', { query: query.trim() })
      : query.trim() !== '' && t('api.filterCount', { count, total });
  return (
    <div className="api-filter needs-js">
      <div className="api-filter-box">
        <input
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('api.filter', { section })}
          aria-label={t('api.filter', { section })}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button type="button" aria-label={t('api.clearFilter', { section })} onClick={() => onQuery('')}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <p role="status">{found}</p>
    </div>
  );
}
