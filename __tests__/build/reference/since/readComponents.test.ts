import { readComponents } from '../../../../src/build/reference/since/readComponents';
import { readExports } from '../../../../src/build/reference/since/readExports';

const TYPES = 'Tab.propTypes = { label: PropTypes.node };';
const LABEL = { name: 'label', required: false, default: null, ignored: false };

function read(files: Record<string, string>, entry = 'index.js') {
  return readComponents(entry, (file) => files[file] ?? null);
}

describe('readComponents', () => {
  test('follows a component from the entry to its file, as older versions write it', () => {
    expect(
      read({
        'index.js': "export { colors };\nexport { default as Tab } from './Tab';\nexport * from './Tab';",
        'Tab/index.js':
          "export { default } from './Tab';\nexport { default as tabClasses } from './tabClasses';",
        'Tab/Tab.js': `const Tab = () => null;\n${TYPES}\nexport default Tab;`,
      }),
    ).toEqual({ Tab: [LABEL] });
  });

  test('and as newer versions write it, from any folder and under another name', () => {
    expect(
      read(
        {
          'esm/index.js': 'export { default as Unstable_Tab } from "./Unstable_Tab/index.js";',
          'esm/Unstable_Tab/index.js': 'export { Tab as default } from "./Tab.js";',
          'esm/Unstable_Tab/Tab.js': `function Tab() {}\n${TYPES}\nexport { Tab };`,
        },
        'esm/index.js',
      ),
    ).toEqual({ Unstable_Tab: [LABEL] });
  });

  test('takes the propTypes of the component exported, not of one beside it', () => {
    const files = {
      'index.js': "export { default as Tab } from './Tab';",
      'Tab.js': `Inner.propTypes = { value: PropTypes.any };\n${TYPES}\nexport default function Tab() {}`,
    };
    expect(read(files)).toEqual({ Tab: [LABEL] });
  });

  test('knows a component without knowing its props where they lie in another package, or nowhere', () => {
    const files = {
      'index.js': "export { default as Portal } from './Portal';\nexport { default as Box } from './Box';",
      'Portal/index.js': "export { default } from '@example/base/Portal';",
      'Box/index.js': 'const Box = createBox();\nexport default Box;',
    };
    expect(read(files)).toEqual({ Portal: null, Box: null });
  });

  test('leaves out hooks, functions and what the entry makes itself', () => {
    const files = {
      'index.js':
        "export { default as useTab } from './useTab';\nexport { createTheme } from './styles';\nexport { Own };",
    };
    expect(read(files)).toEqual({});
  });
});

describe('readExports', () => {
  test.each([
    ["export { default } from './Tab';", { name: 'default', imported: 'default', from: './Tab' }],
    ['export { Tab as default };', { name: 'default', imported: 'Tab', from: null }],
    ['export default Tab;', { name: 'default', imported: 'Tab', from: null }],
    ['export default function Tab() {}', { name: 'default', imported: 'Tab', from: null }],
    ['export function Tab() {}', { name: 'Tab', imported: 'Tab', from: null }],
  ])('%s', (text, expected) => {
    expect(readExports(text)).toEqual([expected]);
  });

  test.each(["export * from './Tab';", 'function Tab() {}', 'export default memo(Tab);', "import './Tab';"])(
    '%s names nothing',
    (text) => expect(readExports(text)).toEqual([]),
  );
});
