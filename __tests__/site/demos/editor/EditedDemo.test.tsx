import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { EditedDemo, type EditedDemoProps } from '../../../../src/site/demos/editor';
import { ANSWER_LIMIT } from '../../../../src/site/demos/editor/connectSandbox';
import { CONNECT, type FromSandbox, type ToSandbox } from '../../../../src/site/demos/editor/protocol';
import { initialThemeState, type ThemeState } from '../../../../src/site/theme/themeState';
import { inPage } from '../demoPage';

const SOURCE = `import { rows } from './parts/rows';

export default function Counter() {
  return <b>{rows.length}</b>;
}
`;
const MENDED = SOURCE.replace('length', 'join()');
const variant: EditedDemoProps['variant'] = {
  styling: 'system',
  provider: 'material',
  dependencies: {},
  ts: { fileName: 'Counter.tsx', source: SOURCE, html: '' },
  js: { fileName: 'Counter.js', source: 'the JavaScript', html: '' },
  helpers: [{ fileName: 'parts/rows.ts', source: 'export const rows: string[] = [];\n', js: null }],
};

/** The two ends of a channel; what a document would do with the other one, the tests do. */
class FakePort {
  other: FakePort | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly heard: ToSandbox[] = [];
  isClosed = false;
  postMessage(message: ToSandbox) {
    this.other?.heard.push(message);
  }
  close() {
    this.isClosed = true;
  }
}

let channels: { readonly page: FakePort; readonly sandbox: FakePort }[];

beforeEach(() => {
  jest.useFakeTimers();
  channels = [];
  Object.assign(window, {
    MessageChannel: class {
      readonly port1 = new FakePort();
      readonly port2 = new FakePort();
      constructor() {
        this.port1.other = this.port2;
        channels.push({ page: this.port1, sandbox: this.port2 });
      }
    },
  });
  Object.assign(document, { fonts: Object.assign([], { ready: Promise.resolve() }) });
  Object.assign(window, { CSSFontFaceRule: class {} });
  // jsdom lays nothing out: the caret is nowhere.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
});
afterEach(() => jest.useRealTimers());

function edit(given: Partial<EditedDemoProps> = {}) {
  const slot = () => document.body.appendChild(document.createElement('div'));
  const props: EditedDemoProps = {
    demo: { demoId: 'material-ui/button/Counter', name: 'Counter' },
    styling: 'system',
    variant,
    themeState: initialThemeState,
    stageSlot: slot(),
    codeSlot: slot(),
    onExit: jest.fn(),
    onEdited: jest.fn(),
    onShown: jest.fn(),
    ...given,
  };
  const view = render(inPage(<EditedDemo {...props} />));
  const editor = screen.getByRole('textbox', { name: 'Source of Counter, editable' });
  return {
    props,
    editor,
    unmount: view.unmount,
    setTheme: (themeState: ThemeState) =>
      view.rerender(inPage(<EditedDemo {...props} themeState={themeState} />)),
    /** Leaves another text in the editor, and waits for as long as a reader does who wants to see it run. */
    write(source: string) {
      const text = EditorView.findFromDOM(editor);
      if (!text) throw new Error('no editor');
      act(() => text.dispatch({ changes: { from: 0, to: text.state.doc.length, insert: source } }));
      act(() => jest.advanceTimersByTime(1000));
    },
  };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Result of the edited Counter');
/** The page has a live region of its own. */
const status = () =>
  within(document.querySelector<HTMLElement>('.demo-editing') as HTMLElement).getByRole('status');
const notes = () => [...document.querySelectorAll('.cm-wrongNote')];
/** The text of the line that a note stands below. */
const lineAbove = (note: Element | undefined) => note?.previousElementSibling?.textContent;

/** The document in the frame has loaded; jsdom loads none. */
function connect() {
  const said = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => {});
  fireEvent.load(frame());
  return said;
}

const latest = () => channels.at(-1);
const runs = () =>
  (latest()?.sandbox.heard ?? []).flatMap((message) => (message.type === 'run' ? message.run : []));
const lastRun = () => runs().at(-1);

function answer(message: FromSandbox | Record<string, unknown>) {
  act(() => latest()?.page.onmessage?.({ data: message }));
}
const show = () => answer({ type: 'shown', id: lastRun()?.id ?? 0 });
const fail = (message: string, stack: string) =>
  answer({
    type: 'failed',
    id: lastRun()?.id ?? 0,
    phase: 'start',
    failure: { message, stack, componentStack: '', isSyntax: false },
  });

test('the editor has a name, says which keys do what, and holds the TypeScript', () => {
  const { editor } = edit();
  expect(editor).toHaveFocus();
  expect(editor).toHaveAccessibleDescription('Tab indents; Escape leaves the editor.');
  expect(editor).toHaveTextContent('export default function Counter()');
  expect(screen.getByText('Counter.tsx')).toBeVisible();
  expect(status()).toHaveTextContent('Loading what the code needs…');
});

test('the result is a frame without an origin, which is handed one end of a channel and nothing else', () => {
  edit();
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  expect(frame()).toHaveAttribute('src', '/demos/sandbox/document.0123456789ab.html');
  const said = connect();
  expect(said.mock.calls).toEqual([[CONNECT, '*', [latest()?.sandbox]]]);
});

test('what the author wrote runs first, with its files and the page as it looks', () => {
  edit();
  connect();
  expect(latest()?.sandbox.heard[0]).toMatchObject({
    type: 'setting',
    setting: { themeState: initialThemeState, language: 'en' },
  });
  expect(lastRun()).toMatchObject({ entry: 'Counter.tsx', provider: 'material', tailwind: false });
  expect(Object.keys(lastRun()?.files ?? {})).toEqual(['Counter.tsx', 'parts/rows.ts']);
  show();
  expect(status()).toHaveTextContent('The result is up to date.');
});

test('what is typed is told at once and run after a rest, and told off again where it is the author’s', () => {
  const { props, write } = edit();
  connect();
  show();
  expect(props.onShown).not.toHaveBeenCalled();
  write(MENDED);
  expect(props.onEdited).toHaveBeenLastCalledWith(MENDED);
  expect(lastRun()?.files['Counter.tsx']?.code).toContain('join()');
  show();
  expect(props.onShown).toHaveBeenCalledTimes(1);
  write(SOURCE);
  expect(props.onEdited).toHaveBeenLastCalledWith(null);
});

test('what cannot be read is not run; it is said below its line and in the status until it is mended', () => {
  const { write } = edit();
  connect();
  show();
  write(SOURCE.replace('</b>', ''));
  expect(runs()).toHaveLength(1);
  expect(notes()).toHaveLength(1);
  const message = notes()[0]?.textContent ?? '';
  expect(message).toMatch(/\w/);
  expect(status()).toHaveTextContent(new RegExp(`^Line \\d: ${message.slice(0, 10)}`));
  write(MENDED);
  show();
  expect(notes()).toEqual([]);
  expect(status()).toHaveTextContent('The result is up to date.');
});

test('what throws is said below the line that the engine names', () => {
  const { write } = edit();
  connect();
  write(MENDED);
  fail('tea is not defined', 'Error\n    at Counter (demo://edited/Counter.tsx:4:3)');
  expect(notes().map((note) => note.textContent)).toEqual(['tea is not defined']);
  expect(lineAbove(notes()[0])).toBe('  return <b>{rows.join()}</b>;');
  expect(status()).toHaveTextContent('Line 4: tea is not defined');
});

test('a failure in a file that is not in the editor names the file', () => {
  edit();
  connect();
  fail('Boom', 'Error\n    at demo://edited/parts/rows.ts:1:1');
  expect(status()).toHaveTextContent('parts/rows.ts, line 1: Boom');
  expect(notes()).toEqual([]);
});

test('what fails after the reader has typed on is of no interest', () => {
  const { write } = edit();
  connect();
  show();
  const old = lastRun()?.id;
  write(MENDED);
  answer({
    type: 'failed', id: old, phase: 'later',
    failure: { message: 'old', stack: '', componentStack: '', isSyntax: false },
  }); // prettier-ignore
  expect(status()).not.toHaveTextContent('old');
  expect(notes()).toEqual([]);
});

test('an import of what is not there says what is near, and what there is', () => {
  const { write } = edit();
  connect();
  write("import Button from '@mui/material/Buton';\nexport default Button;");
  expect(status()).toHaveTextContent(
    'Line 1: “@mui/material/Buton” cannot be imported here. Did you mean “@mui/material/Button”?',
  );
  write("import dayjs from 'dayjs';\nexport default dayjs;");
  expect(status()).toHaveTextContent('What can be: @mui/base, @mui/joy, @mui/material, react.');
  write("import a from './nowhere';\nexport default a;");
  expect(status()).toHaveTextContent('This demo has no file “./nowhere”.');
});

test('code that says nothing is taken for endless; a fresh document shows what worked last', () => {
  const { write } = edit();
  connect();
  show();
  const before = frame();
  write(MENDED);
  answer({ type: 'started', id: lastRun()?.id ?? 0 });
  act(() => jest.advanceTimersByTime(ANSWER_LIMIT));
  expect(status()).toHaveTextContent('The code did not come to an end and was stopped.');
  expect(frame()).not.toBe(before);
  expect(channels[0]?.page.isClosed).toBe(true);
  connect();
  expect(lastRun()?.files['Counter.tsx']?.code).toContain('rows.length');
  show();
  expect(status()).toHaveTextContent('The code did not come to an end and was stopped.');
});

test('packages that do not arrive are said to be missing', () => {
  edit();
  connect();
  answer({ type: 'unreachable', id: 1 });
  expect(status()).toHaveTextContent('What the code needs could not be loaded.');
});

test('the frame is as high as the result, and nothing that is no message changes it', () => {
  edit();
  connect();
  answer({ type: 'height', height: 321 });
  expect(frame().style.blockSize).toBe('321px');
  answer({ type: 'height', height: 'calc(100vh)' });
  answer({ type: 'html', html: '<script>' });
  expect(frame().style.blockSize).toBe('321px');
});

test('a change of the theme reaches the result', () => {
  const { setTheme } = edit();
  connect();
  setTheme({ ...initialThemeState, direction: 'rtl', spacing: 4 });
  expect(latest()?.sandbox.heard.at(-1)).toMatchObject({
    type: 'setting',
    setting: { themeState: { direction: 'rtl', spacing: 4 } },
  });
});

test('a demo that imports Joy UI runs under its theme, and one styled with Tailwind gets its compiler', () => {
  const { write } = edit({ styling: 'tailwind' });
  connect();
  write("import Button from '@mui/joy/Button';\nexport default () => <Button />;");
  expect(lastRun()).toMatchObject({ provider: 'joy', tailwind: true });
  expect(lastRun()?.scripts).toEqual(
    ['core', 'mui-base', 'mui-joy', 'tailwind'].map((name) => `/demos/sandbox/${name}.0123456789ab.js`),
  );
});

test('Tab indents, and Escape leaves', () => {
  const { editor, props } = edit();
  fireEvent.keyDown(editor, { key: 'Tab', keyCode: 9 });
  expect(props.onEdited).toHaveBeenLastCalledWith(`  ${SOURCE}`);
  expect(editor).toHaveFocus();
  expect(props.onExit).not.toHaveBeenCalled();
  fireEvent.keyDown(editor, { key: 'Escape', keyCode: 27 });
  expect(props.onExit).toHaveBeenCalledTimes(1);
});

test('a JavaScript demo is edited as it is', () => {
  const { editor } = edit({ variant: { ...variant, ts: null } });
  expect(editor).toHaveTextContent('the JavaScript');
});

test('nothing is left of it once it is gone', () => {
  const { unmount, write, props } = edit();
  connect();
  write(MENDED);
  unmount();
  expect(props.stageSlot).toBeEmptyDOMElement();
  expect(props.codeSlot).toBeEmptyDOMElement();
  expect(latest()?.page.isClosed).toBe(true);
});
