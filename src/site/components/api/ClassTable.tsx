import { memo, type ReactElement } from 'react';
import type { ApiClassView } from '../../../domain/apiPage';
import { useTranslate } from '../../providers/TranslationsProvider';
import type { ListedRow, ListView } from './ApiList';
import { ApiCell, ApiRow } from './ApiRow';
import { ApiTable } from './ApiTable';
import { Deprecation } from './Deprecation';
import { PackageText } from './PackageText';

/** What a class is found by. */
export function listClass({ anchor, key, className }: ApiClassView): ListedRow {
  return { anchor, text: `${key} ${className}` };
}

interface ClassTableProps {
  readonly label: string;
  readonly classes: readonly ApiClassView[];
  readonly view: ListView;
}

/** The class names to style a component by. */
export function ClassTable({ label, classes, view }: ClassTableProps): ReactElement {
  const t = useTranslate();
  return (
    <ApiTable
      label={label}
      columns={[
        { key: 'name', label: t('api.column.key') },
        { key: 'className', label: t('api.column.className') },
        { key: 'description', label: t('api.column.description') },
      ]}
      scrolls={view.isTable}
    >
      {classes.map((apiClass) => (
        <ClassRow
          key={apiClass.anchor}
          apiClass={apiClass}
          isAddressed={apiClass.anchor === view.addressed}
          isHidden={!view.matches(listClass(apiClass))}
        />
      ))}
    </ApiTable>
  );
}

interface ClassRowProps {
  readonly apiClass: ApiClassView;
  readonly isAddressed: boolean;
  readonly isHidden: boolean;
}

const ClassRow = memo(function ClassRow({ apiClass, isAddressed, isHidden }: ClassRowProps): ReactElement {
  const t = useTranslate();
  const { anchor, key, className, descriptionHtml, isGlobalState, deprecatedHtml } = apiClass;
  return (
    <ApiRow
      anchor={anchor}
      name={key}
      marks={{ globalState: isGlobalState, deprecated: deprecatedHtml !== null }}
      isAddressed={isAddressed}
      isHidden={isHidden}
    >
      <ApiCell label={t('api.column.className')}>
        <code>.{className}</code>
      </ApiCell>
      <ApiCell>
        <Deprecation reasonHtml={deprecatedHtml} />
        <PackageText html={descriptionHtml} />
      </ApiCell>
    </ApiRow>
  );
});
