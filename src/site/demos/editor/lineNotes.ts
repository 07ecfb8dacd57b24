import { linter, setDiagnostics, setDiagnosticsEffect, type Diagnostic } from '@codemirror/lint';
import { StateField, type Extension, type Text } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';

/** Something wrong at a place of the text; line and column from 1. */
export interface LineNote {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * What stands below a line. No class of its own: Gatsby compiles classes to functions, and a function
 * cannot extend a class of a package, which stays one.
 */
function createNote(message: string): WidgetType {
  return Object.assign(Object.create(WidgetType.prototype) as WidgetType, {
    toDOM(): HTMLElement {
      const note = document.createElement('div');
      note.className = 'cm-wrongNote';
      // The status below the editor says it to a screen reader, once and not with every line that is read.
      note.setAttribute('aria-hidden', 'true');
      note.textContent = message;
      return note;
    },
  });
}

/** The messages, each below its line, where a phone has room for them too; they stay with their lines. */
const messages = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(notes, { changes, effects, state: { doc } }) {
    const moved = notes.map(changes);
    return effects.reduce(
      (current, effect) => (effect.is(setDiagnosticsEffect) ? decorate(doc, effect.value) : current),
      moved,
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate(doc: Text, diagnostics: readonly Diagnostic[]): DecorationSet {
  const ranges = diagnostics.flatMap(({ from, message }) => {
    const line = doc.lineAt(from);
    return [
      Decoration.line({ class: 'cm-wrongLine' }).range(line.from),
      Decoration.widget({ widget: createNote(message), block: true, side: 1 }).range(line.to),
    ];
  });
  return Decoration.set(ranges, true);
}

/** Shows notes below their lines, and the words they are about underlined. */
export const lineNotes: Extension = [linter(null, { tooltipFilter: () => [] }), messages];

/** Replaces all notes. */
export function showNotes(view: EditorView, notes: readonly LineNote[]): void {
  const { doc } = view.state;
  const diagnostics = notes.map(({ line: number, column, message }): Diagnostic => {
    const line = doc.line(Math.min(Math.max(number, 1), doc.lines));
    const asked = Math.min(line.from + Math.max(column - 1, 0), line.to);
    const [, gap = '', word = ''] = /^(\s*)([\w$]+|\S+)?/.exec(doc.sliceString(asked, line.to)) ?? [];
    const from = word === '' ? asked : asked + gap.length;
    return { from, to: from + word.length, severity: 'error', message };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
