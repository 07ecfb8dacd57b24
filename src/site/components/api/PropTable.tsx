import { memo, type ReactElement } from 'react';
import type { ApiPropView } from '../../../domain/apiPage';
import { useTranslate } from '../../providers/TranslationsProvider';
import type { ListedRow, ListView } from './ApiList';
import { ApiCell, ApiRow } from './ApiRow';
import { ApiSignature } from './ApiSignature';
import { ApiTable } from './ApiTable';
import { ApiType, ONE_LINE } from './ApiType';
import { Deprecation } from './Deprecation';
import { PackageText } from './PackageText';
import { PropNote, type NoteTargets } from './PropNote';

/** What a prop is found by. */
export function listProp({ anchor, name }: ApiPropView): ListedRow {
  return { anchor, text: name };
}

interface PropTableProps {
  readonly label: string;
  readonly props: readonly ApiPropView[];
  readonly view: ListView;
  readonly targets: NoteTargets;
}

/** Props, parameters or returned fields. */
export function PropTable({ label, props, view, targets }: PropTableProps): ReactElement {
  const t = useTranslate();
  const hasDefaults = props.some((prop) => prop.default !== null);
  const columns = (
    ['name', 'type', ...(hasDefaults ? (['default'] as const) : []), 'description'] as const
  ).map((key) => ({ key, label: t(`api.column.${key}`) }));
  return (
    <ApiTable label={label} columns={columns} scrolls={view.isTable}>
      {props.map((prop) => (
        <PropRow
          key={prop.anchor}
          prop={prop}
          targets={targets}
          hasDefaults={hasDefaults}
          isAddressed={prop.anchor === view.addressed}
          isHidden={!view.matches(listProp(prop))}
        />
      ))}
    </ApiTable>
  );
}

interface PropRowProps {
  readonly prop: ApiPropView;
  readonly targets: NoteTargets;
  readonly hasDefaults: boolean;
  readonly isAddressed: boolean;
  readonly isHidden: boolean;
}

/** Rendered again for what changes about it alone: a list may have a hundred. */
const PropRow = memo(function PropRow(props: PropRowProps): ReactElement {
  const { prop, targets, hasDefaults, isAddressed, isHidden } = props;
  const t = useTranslate();
  // A function's type is its signature: one of the two is enough, unless the type leads somewhere.
  const isFunction = prop.signature !== null && prop.type.members.length === 0;
  const isSpread = isFunction && prop.type.text.length > ONE_LINE && !prop.type.html.includes('<a ');
  const marks = { required: prop.required, since: prop.since, deprecated: prop.deprecatedHtml !== null };
  return (
    <ApiRow anchor={prop.anchor} name={prop.name} marks={marks} isAddressed={isAddressed} isHidden={isHidden}>
      <ApiCell label={t('api.column.type')}>
        {isSpread ? <code>function</code> : <ApiType type={prop.type} />}
      </ApiCell>
      {hasDefaults && (
        <ApiCell label={t('api.column.default')}>
          {prop.default !== null && <code>{prop.default}</code>}
        </ApiCell>
      )}
      <ApiCell>
        <Deprecation reasonHtml={prop.deprecatedHtml} />
        <PackageText html={prop.descriptionHtml} />
        {prop.note && (
          <PropNote note={prop.note} isDescribed={prop.descriptionHtml !== ''} targets={targets} />
        )}
        {prop.signature && <ApiSignature signature={prop.signature} isWritten={isFunction && !isSpread} />}
      </ApiCell>
    </ApiRow>
  );
});
