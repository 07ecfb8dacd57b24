import { startTransition, useEffect, useId, useState, type ReactElement, type RefObject } from 'react';
import type { CodeVariant } from '../../../domain/codeChoices';
import type { DemoOptions } from '../../../domain/demo';
import '../../i18n/addDemoStrings';
import { useCodeCopy } from '../../providers/CodeCopyProvider';
import { useCodeStyling } from '../../providers/CodeStylingProvider';
import { useCodeVariant } from '../../providers/CodeVariantProvider';
import { useThemeState } from '../../providers/ThemeProvider';
import { useTranslate } from '../../providers/TranslationsProvider';
import { useClipboardCopy } from '../../providers/useClipboardCopy';
import { chooseStyling } from '../chooseStyling';
import type { DemoStageHandle } from '../DemoStage';
import type { EditStart } from '../editor';
import type { LiveDemoData } from '../LiveDemo';
import { DemoToolbar } from './DemoToolbar';
import { focusStart } from './focusStart';
import { listShownFiles } from './shownFiles';
import { SourceView } from './SourceView';
import { useDemoLink, type DemoLink } from './useDemoLink';
import { useEditing } from './useEditing';
import { useSources } from './useSources';

export interface DemoPanelProps {
  readonly demo: LiveDemoData;
  readonly options: DemoOptions;
  readonly stage: RefObject<DemoStageHandle | null>;
  /** The whole demo, of which the panel is a part. */
  readonly root: HTMLElement;
  /** The highlighted source that was in the page's HTML; empty where there was none. */
  readonly served: string;
  /** Whether the focus was on that source. */
  readonly hadFocus: boolean;
  readonly link: DemoLink | null;
}

type Elsewhere = 'openInStackBlitz' | 'openInCodeSandbox';

/** What stands below a demo once the reader is near: toolbar, excerpt, source, and the editor. */
export function DemoPanel(props: DemoPanelProps): ReactElement {
  const { demo, options, stage, root, served, hadFocus, link } = props;
  const t = useTranslate();
  const sourceId = useId();
  const themeState = useThemeState();
  const { codeVariant, setCodeVariant } = useCodeVariant();
  const { codeStyling, setCodeStyling } = useCodeStyling();
  const { announce } = useCodeCopy();
  const { copy, isCopied } = useClipboardCopy();
  const { sources, isMissing, load } = useSources(demo.sourcesUrl);
  const chosen = chooseStyling(demo.variants, codeStyling);
  const { editing, edited, setEdited, start, showResult, stop } = useEditing(root, chosen);
  const [isOpen, setIsOpen] = useState(options.defaultCodeOpen ?? false);
  const [selectedName, setSelectedName] = useState<string | null>(null);
  const [codeSlot, setCodeSlot] = useState<HTMLElement | null>(null);
  const [takesFocus, setTakesFocus] = useState(hadFocus);
  const [isToolMissing, setIsToolMissing] = useState(false);

  useDemoLink(link, demo.name, root, () => setIsOpen(true));
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);
  const styling = edited === null ? chosen : (editing?.variant.styling ?? chosen);
  const described = demo.variants.find((variant) => variant.styling === styling);
  const hasTs = Boolean(described?.ts);
  // It is the TypeScript source that is edited, where there is one.
  const language: CodeVariant = !hasTs ? 'JS' : editing ? 'TS' : codeVariant;
  const variant = sources?.variants.find((candidate) => candidate.styling === styling);
  const files = variant && listShownFiles(variant, language);
  const selected = Math.max(0, files?.findIndex(({ fileName }) => fileName === selectedName) ?? 0);
  const shown = files?.[selected];
  const isServed = styling === demo.variants[0]?.styling && language === (hasTs ? 'TS' : 'JS');
  const fallbackCode = isServed && served !== '' ? { html: served } : null;
  const main = language === 'TS' ? described?.ts : described?.js;

  async function findFiles() {
    const loaded = (await load())?.variants.find((candidate) => candidate.styling === styling);
    return loaded ? listShownFiles(loaded, language) : null;
  }
  async function copyShown() {
    const known = files ?? (await findFiles());
    const file = known?.[isOpen && !editing ? selected : 0];
    if (edited !== null || file) await copy(edited ?? file?.source ?? '');
  }
  async function edit(from?: EditStart) {
    setIsOpen(true);
    const loaded = (await load())?.variants.find((candidate) => candidate.styling === styling);
    if (loaded) await tryTool(() => start(loaded, from));
  }
  async function openElsewhere(open: Elsewhere) {
    const loaded = await load();
    if (!loaded) return;
    await tryTool(async () => {
      const exporting = await import(/* webpackChunkName: "live-export" */ '../export');
      const choice = { styling, variant: language, ...(edited !== null && { edited }) };
      exporting[open](exporting.createProject(loaded, choice));
    });
  }
  async function tryTool(work: () => Promise<void>) {
    try {
      await work();
      setIsToolMissing(false);
    } catch (error) {
      console.warn(`A tool for ${demo.demoId} is not there.`, error);
      setIsToolMissing(true);
    }
  }
  function reset() {
    stop();
    stage.current?.reset();
    announce(t('demo.wasReset'));
  }
  function leaveEditor() {
    if (edited === null) {
      stop();
      setTakesFocus(true);
    } else {
      root.querySelector<HTMLElement>('.demo-toolbar [tabindex="0"]')?.focus();
    }
  }
  function copyLink(wanted: CodeVariant) {
    const prefix = demo.variants.length > 1 ? `${styling}-` : '';
    const { origin, pathname } = window.location;
    void copy(`${origin}${pathname}#${prefix}${demo.name}.${wanted === 'TS' ? 'tsx' : 'js'}`);
  }

  const canEdit = !options.disableLiveEdit;
  const preview = described?.previewHtml ?? null;
  const slot = root.querySelector<HTMLElement>('.demo-slot');
  return (
    <>
      <DemoToolbar
        demo={demo}
        styling={styling}
        language={hasTs ? language : null}
        lockedBecause={edited === null ? undefined : t('demo.edited')}
        isOpen={isOpen}
        isCopied={isCopied}
        sourceId={sourceId}
        repositoryUrl={described?.sourceUrl ?? null}
        onLanguage={(wanted) => {
          stop();
          setCodeVariant(wanted);
        }}
        onStyling={setCodeStyling}
        onToggle={() => setIsOpen(!isOpen)}
        onCopy={() => void copyShown()}
        onEdit={canEdit ? () => void edit() : null}
        onElsewhere={options.hideEditButton ? null : (open) => void openElsewhere(open)}
        onReset={reset}
        onResetFocus={() => focusStart(root)}
        onCopyLink={copyLink}
        onApproach={() => void load()}
      />
      {(isMissing || isToolMissing) && (
        <p role="alert" className="demo-notice">
          {t(isMissing ? 'demo.noSource' : 'demo.noTool')}
        </p>
      )}
      {!isOpen && preview !== null && (
        <div className="demo-preview code-block">
          <pre tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: preview }} />
          </pre>
        </div>
      )}
      <div id={sourceId} className={`demo-source ${editing ? 'demo-editor' : 'code-block'}`} hidden={!isOpen}>
        {editing ? (
          <div ref={setCodeSlot} className="demo-editor-slot" />
        ) : (
          <SourceView
            name={demo.name}
            fileNames={files?.map(({ fileName }) => fileName) ?? [main?.fileName ?? '']}
            selected={selected}
            onSelect={(place) => startTransition(() => setSelectedName(files?.[place]?.fileName ?? null))}
            code={
              shown ? (shown.html === null ? { text: shown.source } : { html: shown.html }) : fallbackCode
            }
            onEdit={canEdit && selected === 0 ? (from) => void edit(from) : undefined}
            takesFocus={takesFocus}
          />
        )}
      </div>
      {editing && slot && codeSlot && (
        <editing.Editor
          key={editing.variant.styling}
          demo={demo}
          styling={editing.variant.styling}
          variant={editing.variant}
          themeState={themeState}
          stageSlot={slot}
          codeSlot={codeSlot}
          start={editing.from}
          onShown={showResult}
          onExit={leaveEditor}
          onEdited={setEdited}
        />
      )}
    </>
  );
}
