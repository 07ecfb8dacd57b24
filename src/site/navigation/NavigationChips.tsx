import type { ReactElement } from 'react';
import type { ChipFlag, Plan } from '../../domain/sidebar';
import { useTranslate } from '../providers/TranslationsProvider';

interface NavigationChipsProps {
  readonly plan?: Plan | undefined;
  readonly chips?: readonly ChipFlag[] | undefined;
}

/** The chips of an entry: its plan first, then what it says of its state. */
export function NavigationChips({ plan, chips = [] }: NavigationChipsProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      {plan && <span className={`chip chip-${plan}`}>{t(`chip.${plan}`)}</span>}
      {chips.map((flag) => (
        <span key={flag} className={`chip chip-${flag}`}>
          {t(`chip.${flag}`)}
        </span>
      ))}
    </>
  );
}
