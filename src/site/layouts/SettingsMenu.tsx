import type { ReactElement } from 'react';
import { Icon } from '../components/Icon';
import { Menu } from '../components/Menu';
import { useColorMode, useThemeDispatch, useThemeState } from '../providers/ThemeProvider';
import { useTranslate } from '../providers/TranslationsProvider';

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

function Choice<T extends string>({ name, legend, options, value, onChoose }: ChoiceProps<T>): ReactElement {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** Colour mode and text direction. */
export function SettingsMenu(): ReactElement {
  const t = useTranslate();
  const { mode, setMode } = useColorMode();
  const { direction } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <Menu className="settings-menu needs-js" label={t('header.settings')} trigger={<Icon name="contrast" />}>
      <Choice
        name="color-mode"
        legend={t('mode.label')}
        value={mode}
        onChoose={setMode}
        options={[
          { value: 'system', label: t('mode.system') },
          { value: 'light', label: t('mode.light') },
          { value: 'dark', label: t('mode.dark') },
        ]}
      />
      <Choice
        name="direction"
        legend={t('direction.label')}
        value={direction}
        onChoose={(chosen) => dispatch({ type: 'CHANGE', payload: { direction: chosen } })}
        options={[
          { value: 'ltr', label: t('direction.ltr') },
          { value: 'rtl', label: t('direction.rtl') },
        ]}
      />
    </Menu>
  );
}
