import { useId, type ReactElement } from 'react';
import { useTranslate } from '../../providers/TranslationsProvider';
import { LIST_LAYOUTS, type ListLayout } from './listLayout';

interface LayoutChooserProps {
  /** What the list is called. */
  readonly section: string;
  readonly layout: ListLayout;
  readonly onChoose: (layout: ListLayout) => void;
}

/**
 * How a list is laid out. The style sheet marks the choice by the list's `data-layout`, which is right
 * before the radio buttons are.
 */
export function LayoutChooser({ section, layout, onChoose }: LayoutChooserProps): ReactElement {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className="api-layouts needs-js">
      <legend className="visually-hidden">{t('api.layout', { section })}</legend>
      {LIST_LAYOUTS.map((value) => (
        <label key={value} data-value={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === layout}
            onChange={() => onChoose(value)}
          />
          <span>{t(`api.layout.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
