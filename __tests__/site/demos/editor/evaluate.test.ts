import { evaluateDemo, guardLoops, LOOP_LIMIT } from '../../../../src/site/demos/editor/sandbox/evaluate';
import { resolveFile } from '../../../../src/site/demos/editor/sandbox/resolveFile';

const script = (code: string) => ({ kind: 'script', code }) as const;
const nothing = (specifier: string): unknown => {
  throw new Error(`no ${specifier}`);
};

test('modules run once each, import each other and packages, and styles come in order', () => {
  const packages: Record<string, unknown> = { answer: 42 };
  const { component, styles } = evaluateDemo(
    {
      entry: 'A.js',
      files: {
        'A.js': script(
          "require('./first.css'); const b = require('./parts/b'); exports.default = [b.get(), require('./parts/b').get(), require('./data').x, require('answer')];",
        ),
        'parts/b.ts': script("require('../second.css'); let n = 0; exports.get = () => ++n;"),
        'data.json': { kind: 'json', code: '{"x":7}' },
        'first.css': { kind: 'style', code: 'a{}' },
        'second.css': { kind: 'style', code: 'b{}' },
        'unused.css': { kind: 'style', code: 'c{}' },
      },
    },
    (specifier) => packages[specifier],
  );
  expect(component).toEqual([1, 2, 7, 42]);
  expect(styles).toEqual(['a{}', 'b{}']);
});

test('an error names the file and the line, the first line included', () => {
  const files = { 'A.js': script("exports.default = () => { throw new Error('here') };") };
  const { component } = evaluateDemo({ entry: 'A.js', files }, nothing);
  let stack = '';
  try {
    (component as () => void)();
  } catch (error) {
    stack = (error as Error).stack ?? '';
  }
  expect(stack).toContain('demo://edited/A.js:1:');
});

test('a module without a default export is an error that says so', () => {
  expect(() => evaluateDemo({ entry: 'A.js', files: { 'A.js': script('exports.a = 1;') } }, nothing)).toThrow(
    'exports no component by default',
  );
});

test('files are found as bundlers find them', () => {
  const paths = ['index.tsx', 'parts/rows.ts', 'parts/index.js', '../shared.ts', 'a.json'];
  expect(resolveFile(paths, 'index.tsx', './parts/rows')).toBe('parts/rows.ts');
  expect(resolveFile(paths, 'index.tsx', './parts')).toBe('parts/index.js');
  expect(resolveFile(paths, 'parts/rows.ts', '..')).toBe('index.tsx');
  expect(resolveFile(paths, 'parts/rows.ts', '../a.json')).toBe('a.json');
  expect(resolveFile(paths, 'index.tsx', '../shared')).toBe('../shared.ts');
  expect(resolveFile(paths, 'index.tsx', './nowhere')).toBeNull();
});

describe('the guard of loops', () => {
  const spin = (guard: () => void, turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) guard();
  };
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });

  test('stops what turns for too long at a stretch', () => {
    const guard = guardLoops();
    spin(guard, 1000);
    now = LOOP_LIMIT + 1;
    expect(() => spin(guard, 1000)).toThrow('A loop does not seem to end');
  });

  test('lets a long loop be that comes to its end in time, and one that pauses', async () => {
    const guard = guardLoops();
    spin(guard, 100_000);
    await Promise.resolve();
    now = LOOP_LIMIT + 1;
    expect(() => spin(guard, 100_000)).not.toThrow();
  });
});
