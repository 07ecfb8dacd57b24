import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { nextDiagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { editorTheme } from './editorTheme';
import { lineNotes } from './lineNotes';
import { prismHighlighting } from './prismHighlighter';

export interface EditorOptions {
  readonly source: string;
  /** Accessible name. */
  readonly label: string;
  /** Id of the text that says which keys do what. */
  readonly hintId: string;
  readonly onChange: (source: string) => void;
  /** The reader wants to leave by keyboard: Tab is for indenting in here. */
  readonly onLeave: () => void;
}

/** An editor for TypeScript with JSX, in `parent`, looking like the code block whose place it takes. */
export function createEditor(
  parent: HTMLElement,
  { source, label, hintId, onChange, onLeave }: EditorOptions,
): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: source,
      extensions: [
        history(),
        tsxLanguage,
        prismHighlighting,
        indentUnit.of('  '),
        indentOnInput(),
        bracketMatching(),
        lineNotes,
        editorTheme,
        keymap.of([
          {
            key: 'Escape',
            run: () => {
              onLeave();
              return true;
            },
          },
          { key: 'F8', run: nextDiagnostic },
          indentWithTab,
          // Of no use in so short a text, and Ctrl/Cmd+Enter is what brought the reader here.
          ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
          ...historyKeymap,
        ]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': hintId,
          // A phone's keyboard must not correct code.
          autocapitalize: 'off',
          autocorrect: 'off',
          spellcheck: 'false',
          dir: 'ltr',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
}
