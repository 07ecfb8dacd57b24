import type { ReactElement } from 'react';
import { useTranslate } from '../../providers/TranslationsProvider';
import { FilterField } from '../FilterField';

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
  const found =
    count === 0
      ? t('api.filterNone', { query: query.trim() })
      : query.trim() !== '' && t('api.filterCount', { count, total });
  return (
    <div className="api-filter needs-js">
      <FilterField
        label={t('api.filter', { section })}
        clearLabel={t('api.clearFilter', { section })}
        query={query}
        onQuery={onQuery}
      />
      <p role="status">{found}</p>
    </div>
  );
}
