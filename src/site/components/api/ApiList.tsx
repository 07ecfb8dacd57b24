import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { LayoutChooser } from './LayoutChooser';
import { ListFilter } from './ListFilter';
import { createLayoutScript, type ListKind } from './listLayout';
import { useAddressedAnchor } from './useAddressedAnchor';
import { useListLayout } from './useListLayout';

/** A longer list has a filter. */
const FILTERED_FROM = 10;

/** What a row is found by. */
export interface ListedRow {
  readonly anchor: string;
  /** Its name, and whatever else it is called. */
  readonly text: string;
}

/** How the rows of a list are to be shown. */
export interface ListView {
  readonly isTable: boolean;
  readonly isFiltered: boolean;
  readonly matches: (row: ListedRow) => boolean;
  /** The anchor that the page's address names; '' where it names none. */
  readonly addressed: string;
}

interface ApiListProps {
  readonly kind: ListKind;
  /** What the list is called. */
  readonly title: string;
  readonly rows: readonly ListedRow[];
  readonly children: (view: ListView) => ReactNode;
}

/** A list in the layout that the reader chose, narrowed by what the reader types. */
export function ApiList({ kind, title, rows, children }: ApiListProps): ReactElement {
  const [layout, chooseLayout] = useListLayout(kind);
  const [query, setQuery] = useState('');
  const addressed = useAddressedAnchor();
  const [followed, setFollowed] = useState('');
  const isHere = rows.some(({ anchor }) => anchor === addressed);
  if (addressed !== followed) {
    setFollowed(addressed);
    if (isHere) setQuery('');
  }
  useEffect(() => {
    if (isHere) revealRow(addressed);
  }, [addressed, isHere]);

  const wanted = query.trim().toLowerCase();
  const matches = (row: ListedRow): boolean => row.text.toLowerCase().includes(wanted);
  return (
    // The script below is quicker than React: it knows what the reader chose before the first paint.
    <div className="api-list" data-layout={layout} suppressHydrationWarning>
      <LayoutScript kind={kind} />
      <div className="api-bar">
        {rows.length > FILTERED_FROM && (
          <ListFilter
            section={title}
            query={query}
            onQuery={setQuery}
            count={rows.filter(matches).length}
            total={rows.length}
          />
        )}
        <LayoutChooser section={title} layout={layout} onChoose={chooseLayout} />
      </div>
      {children({ isTable: layout === 'table', isFiltered: wanted !== '', matches, addressed })}
    </div>
  );
}

/** Runs where the HTML comes from the server; React keeps it, and adds none of its own. */
function LayoutScript({ kind }: { readonly kind: ListKind }): ReactElement {
  const html = typeof window === 'undefined' ? `<script>${createLayoutScript(kind)}</script>` : '';
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The browser found the row of the address, unless it was folded away or filtered out then. */
function revealRow(anchor: string): void {
  const row = document.getElementById(anchor);
  if (!row) return;
  const { top, bottom } = row.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) row.scrollIntoView();
}
