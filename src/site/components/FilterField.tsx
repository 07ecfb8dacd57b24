import type { KeyboardEvent, ReactElement } from 'react';
import { Icon } from './Icon';

interface FilterFieldProps {
  /** What it is called, and what it says while it is empty. */
  readonly label: string;
  readonly clearLabel: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onFocus?: () => void;
  /** Called for the keys that the field itself has no use for. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A field that narrows a list as one types. Escape empties it, and so does its button. */
export function FilterField(props: FilterFieldProps): ReactElement {
  const { label, clearLabel, query, onQuery, onFocus } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || query === '') {
      props.onKeyDown?.(event);
      return;
    }
    // The first Escape empties the field; the next one is for what is around it, such as a drawer.
    event.preventDefault();
    event.stopPropagation();
    onQuery('');
  };
  return (
    <div className="filter-field">
      <input
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        aria-label={label}
        value={query}
        onFocus={onFocus}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button type="button" aria-label={clearLabel} onClick={() => onQuery('')}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
