import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSince, sinceFile } from '../../../../src/build/reference/since/loadSince';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'since-'));
  mkdirSync(path.dirname(sinceFile('@example/ui', root)), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

function write(packageName: string, components: unknown): void {
  const data = { package: packageName, command: 'npm run since', versions: ['1.0.3', '1.1.0'], components };
  writeFileSync(sinceFile(packageName, root), JSON.stringify(data));
}

test('answers with the minor that brought the prop, and with null for all it does not name', () => {
  write('@example/ui', { Tab: { 'aria-label': '1.1' } });
  const since = loadSince('@example/ui', root);
  expect(since('Tab', 'aria-label')).toBe('1.1');
  expect(since('Tab', 'label')).toBeNull();
  expect(since('Tab', 'constructor')).toBeNull();
  expect(since('toString', 'length')).toBeNull();
});

test('knows nothing of a package without facts', () => {
  expect(loadSince('@example/other', root)('Tab', 'label')).toBeNull();
});

test('takes no file that is not what the script writes', () => {
  write('@example/wrong', { Tab: { label: 'lately' } });
  expect(() => loadSince('@example/wrong', root)).toThrow(/Tab/);
});

test('finds the facts of the project by itself', () => {
  const since = loadSince('@mui/material');
  expect(since('Button', 'loading')).toBe('6.4');
  expect(since('Button', 'color')).toBeNull();
});
