import { useId, type ReactElement } from 'react';
import { CODE_VARIANTS, type CodeStyling, type CodeVariant } from '../../../domain/codeChoices';
import type { StringKey } from '../../i18n/strings';
import { useTranslate } from '../../providers/TranslationsProvider';
import { useNarrowScreen } from '../../providers/useNarrowScreen';
import type { LiveDemoData } from '../LiveDemo';
import { Toolbar } from './Toolbar';
import type { PanelIconName } from './PanelIcon';
import { ToolbarButton } from './ToolbarButton';
import { ToolbarMenu, type MenuEntry } from './ToolbarMenu';
import { trackDemo, type DemoAction } from './tracking';

export interface DemoToolbarProps {
  readonly demo: LiveDemoData;
  readonly styling: CodeStyling;
  /** Null where there is no TypeScript to choose. */
  readonly language: CodeVariant | null;
  /** Why language and styling cannot be chosen right now. */
  readonly lockedBecause: string | undefined;
  readonly isOpen: boolean;
  readonly isCopied: boolean;
  /** Id of the source that the toolbar opens and closes. */
  readonly sourceId: string;
  readonly repositoryUrl: string | null;
  readonly onLanguage: (language: CodeVariant) => void;
  readonly onStyling: (styling: CodeStyling) => void;
  readonly onToggle: () => void;
  readonly onCopy: () => void;
  /** Null where the demo must not be edited in the page. */
  readonly onEdit: (() => void) | null;
  /** Null where no other place is offered to edit it in. */
  readonly onElsewhere: ((open: 'openInStackBlitz' | 'openInCodeSandbox') => void) | null;
  readonly onReset: () => void;
  readonly onResetFocus: () => void;
  readonly onCopyLink: (language: CodeVariant) => void;
  /** Called when the reader gets near the toolbar: what its buttons need can be fetched then. */
  readonly onApproach: () => void;
}

/** An action that has a button of its own where there is room, and a place in the menu where not. */
interface Tool {
  readonly key: string;
  readonly label: string;
  readonly icon: PanelIconName;
  readonly action?: DemoAction;
  readonly onSelect: () => void;
}

const LANGUAGE_NAMES: Readonly<Record<CodeVariant, StringKey>> = {
  TS: 'code.typescript',
  JS: 'code.javascript',
};

/** Everything that can be done with a demo, in one row. */
export function DemoToolbar(props: DemoToolbarProps): ReactElement {
  const { demo, styling, language, lockedBecause, isOpen, isCopied, repositoryUrl } = props;
  const t = useTranslate();
  const isNarrow = useNarrowScreen();
  const lockId = useId();
  const lock = lockedBecause === undefined ? undefined : lockId;
  const track = (action: DemoAction) => trackDemo(action, demo.demoId);

  const tools = createTools(props, t);
  const inBar = isNarrow ? [] : tools;
  const entries = [
    ...(isNarrow ? tools : []).map(({ key, label, icon, action, onSelect }): MenuEntry => ({
      key,
      label,
      icon,
      onSelect,
      tracking: action && track(action),
    })),
    ...createLinks(repositoryUrl, t, track),
    ...CODE_VARIANTS.filter((wanted) => wanted === 'JS' || language !== null).map((wanted): MenuEntry => ({
      key: `link-${wanted}`,
      label: t(wanted === 'JS' ? 'demo.copyJsLink' : 'demo.copyTsLink'),
      icon: 'link',
      onSelect: () => props.onCopyLink(wanted),
      tracking: track(wanted === 'JS' ? 'copy-js-source-link' : 'copy-ts-source-link'),
    })),
  ];
  const hasStylings = demo.variants.length > 1;
  const stops = [
    ...(language === null ? [] : ['JS', 'TS']),
    ...(hasStylings ? ['styling'] : []),
    'expand',
    'copy',
    ...inBar.map(({ key }) => key),
    'more',
  ];
  const toggleLabel = t(isOpen ? 'code.hide' : 'code.show');

  return (
    <Toolbar label={t('demo.toolbar', { name: demo.name })} stops={stops}>
      <div className="demo-tools demo-choices" onPointerEnter={props.onApproach}>
        {language !== null && (
          <div className="demo-languages" role="group" aria-label={t('code.language')}>
            {(['JS', 'TS'] as const).map((option) => (
              <ToolbarButton
                key={option}
                stop={option}
                label={t(LANGUAGE_NAMES[option])}
                text={option}
                aria-pressed={option === language}
                aria-disabled={lockedBecause === undefined ? undefined : true}
                aria-describedby={lock}
                title={lockedBecause}
                tracking={track(option === 'JS' ? 'source-js' : 'source-ts')}
                onClick={() => lockedBecause === undefined && props.onLanguage(option)}
              />
            ))}
          </div>
        )}
        {hasStylings && (
          <ToolbarMenu
            stop="styling"
            label={t('code.styling')}
            text={t(`code.styling.${styling}`)}
            disabledBecause={lock}
            entries={demo.variants.map((option) => ({
              key: option.styling,
              label: t(`code.styling.${option.styling}`),
              checked: option.styling === styling,
              onSelect: () => props.onStyling(option.styling),
            }))}
          />
        )}
      </div>
      <div className="demo-tools" onPointerEnter={props.onApproach} onFocus={props.onApproach}>
        <ToolbarButton
          stop="expand"
          label={toggleLabel}
          icon="code"
          {...(isNarrow ? {} : { text: toggleLabel })}
          aria-expanded={isOpen}
          aria-controls={props.sourceId}
          tracking={track('expand')}
          onClick={props.onToggle}
        />
        <ToolbarButton
          stop="copy"
          label={t(isCopied ? 'code.copied' : 'code.copy')}
          icon={isCopied ? 'check' : 'copy'}
          data-copied={isCopied ? '' : undefined}
          tracking={track('copy')}
          onClick={props.onCopy}
        />
        {inBar.map(({ key, label, icon, action, onSelect }) => (
          <ToolbarButton
            key={key}
            stop={key}
            label={label}
            icon={icon}
            tracking={action && track(action)}
            onClick={onSelect}
          />
        ))}
        <ToolbarMenu stop="more" label={t('demo.more')} icon="more" entries={entries} />
      </div>
      {lock !== undefined && (
        <span id={lock} hidden>
          {lockedBecause}
        </span>
      )}
    </Toolbar>
  );
}

function createTools(props: DemoToolbarProps, t: (key: StringKey) => string): Tool[] {
  const { onEdit, onElsewhere, onReset, onResetFocus } = props;
  const tools: Tool[] = [];
  if (onEdit) tools.push({ key: 'edit', label: t('demo.edit'), icon: 'edit', onSelect: onEdit });
  if (onElsewhere) {
    tools.push(
      {
        key: 'stackblitz',
        label: t('demo.stackblitz'),
        icon: 'bolt',
        action: 'stackblitz',
        onSelect: () => onElsewhere('openInStackBlitz'),
      },
      {
        key: 'codesandbox',
        label: t('demo.codesandbox'),
        icon: 'box',
        action: 'codesandbox',
        onSelect: () => onElsewhere('openInCodeSandbox'),
      },
    );
  }
  tools.push(
    {
      key: 'reset-focus',
      label: t('demo.resetFocus'),
      icon: 'focus',
      action: 'reset-focus',
      onSelect: onResetFocus,
    },
    { key: 'reset', label: t('demo.reset'), icon: 'reset', action: 'reset', onSelect: onReset },
  );
  return tools;
}

function createLinks(
  repositoryUrl: string | null,
  t: (key: StringKey) => string,
  track: (action: DemoAction) => MenuEntry['tracking'],
): MenuEntry[] {
  if (repositoryUrl === null) return [];
  return [
    {
      key: 'repository',
      label: t('demo.repository'),
      icon: 'repository',
      href: repositoryUrl,
      tracking: track('github'),
    },
  ];
}
