import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minorOf } from '../../../../src/build/reference/since/chooseVersions';
import { collectSince } from '../../../../src/build/reference/since/collectSince';
import { sinceDataSchema, sinceFile } from '../../../../src/build/reference/since/loadSince';
import { NOT_NEW } from '../../../../src/build/reference/since/notNew';
import { readInstalled } from '../../../../src/build/reference/since/readInstalled';

/*
 * The facts about @mui/material against the packages: two minors that follow each other lie in
 * node_modules under names of their own, and the current version under its own.
 */
const projectRoot = path.resolve(__dirname, '../../../..');
const dirOf = (name: string) => path.join(projectRoot, 'node_modules', name);
const data = sinceDataSchema.parse(JSON.parse(readFileSync(sinceFile('@mui/material', projectRoot), 'utf8')));

const before = { minor: '5.9', components: readInstalled(dirOf('mui-material-5.9')) };
const after = { minor: '5.10', components: readInstalled(dirOf('mui-material-5.10')) };
const regenerated = collectSince([before, after]);

/** The rows of the file as far as these two minors know: what 5.10 brought. */
function rowsOf(component: string, minor: string): Record<string, string> {
  const row = Object.entries(data.components[component] ?? {});
  return Object.fromEntries(row.filter(([, since]) => since === minor));
}

function order(minor: string): number {
  return data.versions.findIndex((version) => minorOf(version) === minor);
}

const installed = readInstalled(dirOf('@mui/material'));

test('the two minors are the versions that the file was made from, one after the other', () => {
  const at = data.versions.indexOf('5.9.3');
  expect(data.versions.slice(at, at + 2)).toEqual(['5.9.3', '5.10.17']);
  for (const [name, version] of [
    ['mui-material-5.9', '5.9.3'],
    ['mui-material-5.10', '5.10.17'],
  ] as const)
    expect(JSON.parse(readFileSync(path.join(dirOf(name), 'package.json'), 'utf8'))).toMatchObject({
      name: '@mui/material',
      version,
    });
});

describe.each([
  ['Alert', ['components', 'componentsProps', 'slotProps', 'slots']],
  ['Autocomplete', ['slotProps']],
  ['Slider', ['slotProps', 'slots']],
  ['Button', []],
])('%s', (component, brought) => {
  test('has the rows that the two minors give', () => {
    expect(Object.keys(rowsOf(component, '5.10'))).toEqual(brought);
    expect(regenerated[component] ?? {}).toEqual(rowsOf(component, '5.10'));
  });
});

test('so has every other component that both minors document themselves and the current one still has', () => {
  const known = Object.keys(regenerated).filter((component) => installed[component]);
  expect(known.length).toBeGreaterThan(15);
  for (const component of known) {
    const documented = installed[component]?.filter(({ ignored }) => !ignored).map(({ name }) => name) ?? [];
    const notNew = Object.keys(NOT_NEW['@mui/material'] ?? {});
    const still = Object.entries(regenerated[component] ?? {}).filter(
      ([prop]) => documented.includes(prop) && !notNew.includes(`${component}.${prop}`),
    );
    expect([component, Object.fromEntries(still)]).toEqual([component, rowsOf(component, '5.10')]);
  }
});

test('what the file dates later is in neither of the minors, and what it dates earlier is in both', () => {
  let checked = 0;
  for (const [component, row] of Object.entries(data.components)) {
    for (const [prop, since] of Object.entries(row)) {
      for (const { minor, components } of [before, after]) {
        const props = components[component];
        if (props === null) continue;
        const has = props?.some(({ name }) => name === prop) ?? false;
        expect([component, prop, minor, has]).toEqual([component, prop, minor, order(since) <= order(minor)]);
        checked += 1;
      }
    }
  }
  expect(checked).toBeGreaterThan(200);
});

test('every row is of a prop that the current version documents; later patches of its minor may bring more', () => {
  for (const [component, row] of Object.entries(data.components)) {
    const documented = installed[component]?.filter(({ ignored }) => !ignored).map(({ name }) => name) ?? [];
    const missing = Object.entries(row).filter(([prop]) => !documented.includes(prop));
    expect([component, missing.filter(([, since]) => since !== '6.4')]).toEqual([component, []]);
  }
});

test('of what is said not to be new, propTypes would tell otherwise, and the file says nothing', () => {
  for (const name of Object.keys(NOT_NEW['@mui/material'] ?? {})) {
    const [component = '', prop = ''] = name.split('.');
    expect(before.components[component]?.length).toBeGreaterThan(0);
    expect(before.components[component]?.some((entry) => entry.name === prop)).toBe(false);
    expect(data.components[component]?.[prop]).toBeUndefined();
  }
});
