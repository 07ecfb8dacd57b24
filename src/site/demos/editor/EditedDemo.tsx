import sandbox from 'docs-generated/sandbox.json';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { EditorView } from '@codemirror/view';
import type { CodeStyling } from '../../../domain/codeChoices';
import type { DemoSources } from '../../../domain/demo';
import type { SandboxManifest } from '../../../domain/sandbox';
import '../../i18n/addDemoStrings';
import { useColorMode } from '../../providers/ThemeProvider';
import { useTranslate, useUserLanguage } from '../../providers/TranslationsProvider';
import type { ThemeState } from '../../theme/themeState';
import { createEditor } from './createEditor';
import { describeProblem, placeProblem } from './describeProblem';
import './editor.css';
import { showNotes } from './lineNotes';
import { listSources } from './listSources';
import type { SandboxSetting } from './protocol';
import { useSandbox } from './useSandbox';

/** Milliseconds of rest after which what was typed is run. */
const PAUSE = 300;

export interface EditedDemoProps {
  readonly demo: { readonly demoId: string; readonly name: string };
  readonly styling: CodeStyling;
  readonly variant: DemoSources['variants'][number];
  readonly themeState: ThemeState;
  /** Where the result goes. It is laid out there at once, but hidden until there is something edited to see. */
  readonly stageSlot: HTMLElement;
  /** Where the editor goes. */
  readonly codeSlot: HTMLElement;
  /** What of the code was in view, and where the caret belongs, when the reader asked to edit. */
  readonly start?: EditStart | undefined;
  /** The reader leaves the editor by keyboard. */
  readonly onExit: () => void;
  /** What is in the editor; null where it is what the author wrote. */
  readonly onEdited: (source: string | null) => void;
  /** An edited version is on the screen, for the first time. */
  readonly onShown?: (() => void) | undefined;
}

export interface EditStart {
  /** Place in the source, in characters. */
  readonly caret: number;
  /** Pixels that the code was scrolled by. */
  readonly scrollTop: number;
  readonly scrollLeft: number;
}

/**
 * A demo whose source the reader edits: the editor in one place of the page, the result in another. To
 * start anew, mount it anew.
 */
export function EditedDemo(props: EditedDemoProps): ReactElement {
  if (sandbox === null) throw new Error('A site without demos has nothing to edit.');
  return <Edited {...props} manifest={sandbox} />;
}

function Edited({ manifest, ...props }: EditedDemoProps & { readonly manifest: SandboxManifest }) {
  const { demo, styling, variant, themeState, stageSlot, codeSlot, start, onExit, onEdited, onShown } = props;
  const t = useTranslate();
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // In two steps: Gatsby rewrites a hook that is taken apart at once, and stumbles over "...".
  const sources = useMemo(() => listSources(variant), [variant]);
  const [main, ...helpers] = sources;
  const [look] = useState(() => readLook(stageSlot));
  const setting = useSetting(themeState, look);
  const { frameRef, life, state, height, run } = useSandbox(manifest, setting, styling === 'tailwind');
  const label = t('editor.label', { name: demo.name });

  const change = useEffectEvent((source: string) => {
    onEdited(source === main.source ? null : source);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => run([{ ...main, source }, ...helpers], onShown), PAUSE);
  });
  const leave = useEffectEvent(onExit);
  const open = useEffectEvent((parent: HTMLElement) => {
    const editor = createEditor(parent, {
      source: main.source,
      label,
      hintId,
      onChange: (source) => change(source),
      onLeave: () => leave(),
    });
    editor.focus();
    if (start) {
      editor.dispatch({ selection: { anchor: Math.min(start.caret, editor.state.doc.length) } });
      editor.scrollDOM.scrollTo(start.scrollLeft, start.scrollTop);
    }
    // What the author wrote runs unseen: the packages are there when the first edit comes.
    run([main, ...helpers]);
    return editor;
  });
  useEffect(() => {
    if (!host.current) return;
    const editor = open(host.current);
    view.current = editor;
    return () => {
      clearTimeout(timer.current);
      editor.destroy();
    };
  }, []);

  const problems = state.kind === 'wrong' ? state.problems : null;
  useEffect(() => {
    const notes = (problems ?? []).filter(({ path }) => path === main.path);
    if (view.current) {
      showNotes(
        view.current,
        notes.map((problem) => ({ ...problem, message: describeProblem(t, problem) })),
      );
    }
  }, [problems, main.path, t]);

  const isWrong = state.kind !== 'loading' && state.kind !== 'current';
  const status =
    state.kind === 'wrong'
      ? state.problems.map((problem) => placeProblem(t, problem, main.path)).join(' ')
      : t(`editor.${state.kind}`);
  return (
    <>
      {createPortal(
        <iframe
          key={life}
          ref={frameRef}
          className="demo-result"
          title={t('editor.result', { name: demo.name })}
          src={manifest.documentUrl}
          // Forms only for the events they send: the document's policy lets none be sent off.
          sandbox="allow-scripts allow-forms"
          style={{
            blockSize: height ?? look.height,
            minBlockSize: look.minBlockSize,
            maxInlineSize: look.maxInlineSize,
          }}
        />,
        stageSlot,
      )}
      {createPortal(
        <div className="demo-editing">
          <div className="code-title">{main.path}</div>
          <div ref={host} className="demo-editing-code" />
          <div className="demo-editing-foot">
            <span id={hintId}>{t('editor.hint')}</span>
            <span role="status" className={isWrong ? 'demo-editing-wrong' : undefined}>
              {status}
            </span>
          </div>
        </div>,
        codeSlot,
      )}
    </>
  );
}

function useSetting(
  themeState: ThemeState,
  { padding, background }: Pick<SandboxSetting, 'padding' | 'background'>,
): SandboxSetting {
  const { colorScheme } = useColorMode();
  const language = useUserLanguage();
  return useMemo(
    () => ({ themeState, colorScheme, language, padding, background }),
    [themeState, colorScheme, language, padding, background],
  );
}

/** How the demo stood on the page, whose place the result takes. */
function readLook(stageSlot: HTMLElement) {
  const places = stageSlot.parentElement?.querySelectorAll<HTMLElement>('.demo-view > *') ?? [];
  const place = [...places].find(({ offsetHeight }) => offsetHeight > 0) ?? places[0];
  return {
    height: place?.offsetHeight ?? 0,
    padding: place ? getComputedStyle(place).padding : '0px',
    background: nameBackground(stageSlot),
    minBlockSize: place?.style.minBlockSize,
    maxInlineSize: place?.style.maxInlineSize,
  };
}

/** The surface of a demo (`demos.css`) where it is one colour; a pattern shows through the frame. */
function nameBackground(stageSlot: HTMLElement): string {
  if (stageSlot.closest('.demo-playground, .demo-gradient')) return 'transparent';
  return stageSlot.closest('.demo-filled') ? 'var(--color-surface)' : 'var(--color-bg)';
}
