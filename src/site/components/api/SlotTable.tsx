import { memo, type ReactElement } from 'react';
import type { ApiSlotView } from '../../../domain/apiPage';
import { useTranslate } from '../../providers/TranslationsProvider';
import type { ListedRow, ListView } from './ApiList';
import { ApiCell, ApiRow } from './ApiRow';
import { ApiTable } from './ApiTable';
import { Deprecation } from './Deprecation';
import { PackageText } from './PackageText';

/** What a slot is found by. */
export function listSlot({ anchor, name, className }: ApiSlotView): ListedRow {
  return { anchor, text: `${name} ${className ?? ''}` };
}

interface SlotTableProps {
  readonly label: string;
  readonly slots: readonly ApiSlotView[];
  readonly view: ListView;
}

const COLUMNS = ['name', 'className', 'component', 'description'] as const;

/** The parts that can be replaced. */
export function SlotTable({ label, slots, view }: SlotTableProps): ReactElement {
  const t = useTranslate();
  return (
    <ApiTable
      label={label}
      columns={COLUMNS.map((key) => ({ key, label: t(`api.column.${key}`) }))}
      scrolls={view.isTable}
    >
      {slots.map((slot) => (
        <SlotRow
          key={slot.anchor}
          slot={slot}
          isAddressed={slot.anchor === view.addressed}
          isHidden={!view.matches(listSlot(slot))}
        />
      ))}
    </ApiTable>
  );
}

interface SlotRowProps {
  readonly slot: ApiSlotView;
  readonly isAddressed: boolean;
  readonly isHidden: boolean;
}

const SlotRow = memo(function SlotRow({ slot, isAddressed, isHidden }: SlotRowProps): ReactElement {
  const t = useTranslate();
  const { anchor, name, className, defaultHtml, descriptionHtml, deprecatedHtml } = slot;
  return (
    <ApiRow
      anchor={anchor}
      name={name}
      marks={{ deprecated: deprecatedHtml !== null }}
      isAddressed={isAddressed}
      isHidden={isHidden}
    >
      <ApiCell label={t('api.column.className')}>{className !== null && <code>.{className}</code>}</ApiCell>
      <ApiCell label={t('api.column.component')}>
        {defaultHtml !== null && <code dangerouslySetInnerHTML={{ __html: defaultHtml }} />}
      </ApiCell>
      <ApiCell>
        <Deprecation reasonHtml={deprecatedHtml} />
        <PackageText html={descriptionHtml} />
      </ApiCell>
    </ApiRow>
  );
});
