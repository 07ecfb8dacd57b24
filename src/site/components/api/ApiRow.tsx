import { Fragment, useState, type ReactElement, type ReactNode } from 'react';
import type { Translate } from '../../i18n/strings';
import { useTranslate } from '../../providers/TranslationsProvider';
import { Icon } from '../Icon';
import { CopyLink } from './CopyLink';

/** What is said of a row beside its name. */
export interface RowMarks {
  readonly required?: boolean;
  /** `5.14`. */
  readonly since?: string | null;
  readonly deprecated?: boolean;
  readonly globalState?: boolean;
}

interface ApiRowProps {
  readonly anchor: string;
  readonly name: string;
  readonly marks: RowMarks;
  /** Whether the page's address names it: it is then open, and marked. */
  readonly isAddressed: boolean;
  readonly isHidden: boolean;
  /** The cells after the name. */
  readonly children: ReactNode;
}

/**
 * A row of a list, of which a collapsed list shows the name alone until it is opened. The roles are
 * those that the elements have by themselves, until a style sheet makes them blocks.
 */
export function ApiRow({ anchor, name, marks, isAddressed, isHidden, children }: ApiRowProps): ReactElement {
  const t = useTranslate();
  const [isOpen, toggle] = useOpen(isAddressed);
  const words = listWords(marks, t);
  return (
    <tr
      role="row"
      id={anchor}
      className="api-row"
      data-open={isOpen}
      data-addressed={isAddressed || undefined}
      hidden={isHidden}
    >
      <th
        role="rowheader"
        scope="row"
        aria-label={[name, ...words, ...(marks.deprecated === true ? [t('api.deprecated')] : [])].join(', ')}
      >
        <span className="api-row-name">
          <a href={`#${anchor}`} data-deprecated={marks.deprecated || undefined}>
            <code>{breakWords(name)}</code>
          </a>
          <CopyLink anchor={anchor} name={name} />
        </span>
        {words.map((word) => (
          <span key={word} className="api-mark">
            {word}
          </span>
        ))}
        {marks.deprecated === true && <span className="chip chip-deprecated">{t('api.deprecated')}</span>}
        <button
          type="button"
          className="api-toggle needs-js"
          aria-label={t('api.details', { name })}
          aria-expanded={isOpen ?? false}
          onClick={toggle}
        >
          <Icon name="chevron" />
        </button>
      </th>
      {children}
    </tr>
  );
}

/** A name that may break before its capitals: `disableFocus` above `Ripple`. */
function breakWords(name: string): ReactNode {
  const words = name.match(/^[^A-Z]+|[A-Z]+[^A-Z]*/g) ?? [name];
  return words.map((word, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

function listWords({ required, globalState, since }: RowMarks, t: Translate): readonly string[] {
  return [
    ...(required === true ? [t('api.required')] : []),
    ...(globalState === true ? [t('api.globalState')] : []),
    ...(typeof since === 'string' ? [t('api.since', { version: since })] : []),
  ];
}

/** Whether a row is open: undefined until it has been opened or closed, so that the style sheet may decide. */
function useOpen(isAddressed: boolean): readonly [boolean | undefined, () => void] {
  const [state, setState] = useState<{ addressed: boolean; open: boolean | undefined }>({
    addressed: false,
    open: undefined,
  });
  if (state.addressed !== isAddressed) {
    setState({ addressed: isAddressed, open: isAddressed ? true : state.open });
  }
  return [state.open, () => setState((before) => ({ ...before, open: before.open !== true }))];
}

/** The role that the element has by itself: see `ApiTable`. */
const CELL = { role: 'cell' } as const;

interface ApiCellProps {
  /** The heading of its column, shown beside it where the columns are not; left out where it goes without saying. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** A cell after the name. */
export function ApiCell({ label, children }: ApiCellProps): ReactElement {
  const isEmpty = children === undefined || children === null || children === false;
  return (
    <td {...CELL} data-label={label} data-empty={isEmpty || undefined}>
      {label === undefined ? children : <div>{children}</div>}
    </td>
  );
}
