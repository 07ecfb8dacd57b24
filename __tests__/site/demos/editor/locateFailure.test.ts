import { locateFailure } from '../../../../src/site/demos/editor/compile/locateFailure';
import { explainReactError } from '../../../../src/site/demos/editor/compile/reactErrors';

const FILES = [
  { path: 'Tea.tsx', source: 'one\ntwo\nthree' },
  { path: 'parts/rows.ts', source: 'one' },
];
const locate = (stack: string, componentStack = '') =>
  locateFailure({ message: 'Boom', stack, componentStack, isSyntax: false }, FILES);

test.each([
  ['Chromium', 'Error: Boom\n    at Tea (demo://edited/Tea.tsx:3:9)\n    at x (https://a/core.js:1:2)'],
  ['Chromium, nameless', 'Error: Boom\n    at demo://edited/Tea.tsx:3:9'],
  [
    'Chromium, in a package',
    'Error\n    at x (https://a/core.js:9:9)\n    at Tea (demo://edited/Tea.tsx:3:9)',
  ],
  ['Firefox', 'Tea@demo://edited/Tea.tsx:3:9\nx@https://a/core.js:1:2'],
  ['Safari', 'x@https://a/core.js:1:2\nTea@demo://edited/Tea.tsx:3:9'],
])('the line is read from a stack of %s', (_engine, stack) => {
  expect(locate(stack)).toEqual({ kind: 'error', path: 'Tea.tsx', line: 3, column: 1, message: 'Boom' });
});

test('a failure in another file of the demo is placed there', () => {
  expect(locate('Error\n at demo://edited/parts/rows.ts:1:1')).toMatchObject({
    path: 'parts/rows.ts',
    line: 1,
  });
});

test('where the engine knows nothing, React knows the component', () => {
  expect(
    locate('Error\n at https://a/core.js:1:2', '\n    at Tea (demo://edited/Tea.tsx:2:3)\n    at main'),
  ).toMatchObject({
    path: 'Tea.tsx',
    line: 2,
  });
});

test('a place in no file of the demo is none; the start of the module stands for it', () => {
  expect(locate('Error\n at demo://edited/Other.tsx:7:1')).toMatchObject({
    path: 'Tea.tsx',
    line: 1,
    column: 1,
  });
});

test('what the engine cannot read is found by the parser of the editor', () => {
  const failure = { message: 'Unexpected token', stack: '', componentStack: '', isSyntax: true };
  const files = [{ path: 'A.tsx', source: 'const a = 1;\nconst b = (;\n' }];
  expect(locateFailure(failure, files)).toMatchObject({ path: 'A.tsx', line: 2 });
});

test('numbers of React become words, with what React passes along', () => {
  const minified = (code: number, ...args: string[]) =>
    `Minified React error #${code}; visit https://react.dev/errors/${code}?${args.map((arg) => `args[]=${encodeURIComponent(arg)}`).join('&')} for the full message.`;
  expect(explainReactError(minified(31, 'object with keys {a}'))).toBe(
    'An object cannot be shown as it is: object with keys {a}',
  );
  expect(explainReactError(minified(130, 'undefined', ''))).toContain('no component but undefined.');
  expect(explainReactError(minified(185))).toMatch(/^Too many updates/);
  expect(explainReactError(minified(9999))).toBe(minified(9999));
  expect(explainReactError('Boom')).toBe('Boom');
});
