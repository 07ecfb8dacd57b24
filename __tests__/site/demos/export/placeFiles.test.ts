import type { DemoHelper, DemoSources } from '../../../../src/domain/demo';
import { placeFiles } from '../../../../src/site/demos/export/placeFiles';

type Variant = DemoSources['variants'][number];

const BASIC = { id: 'lib/button/Basic', name: 'Basic' };

function variant(
  stem: string,
  text: string,
  helpers: readonly DemoHelper[],
  rest: Partial<Variant> = {},
): Variant {
  return {
    styling: 'system',
    ts: { fileName: `${stem}.tsx`, source: text, html: '' },
    js: { fileName: `${stem}.js`, source: text, html: '' },
    helpers,
    provider: 'material',
    dependencies: {},
    ...rest,
  };
}

const typed = (fileName: string, source: string, js = source): DemoHelper => ({
  fileName,
  source,
  js: { fileName: fileName.replace(/(\.d)?\.tsx?$/, '.js'), source: js },
});
const plain = (fileName: string, source: string): DemoHelper => ({ fileName, source, js: null });

describe('placeFiles', () => {
  it('keeps helpers where they lie to the demo', () => {
    const { files, module } = placeFiles(
      BASIC,
      variant('Basic', '', [typed('parts/rows.ts', 'rows'), plain('basic.css', 'css')]),
      'TS',
      undefined,
    );
    expect(module).toBe('Basic.tsx');
    expect(Object.keys(files)).toEqual(['Basic.tsx', 'parts/rows.ts', 'basic.css']);
  });

  it('calls JavaScript with JSX .jsx, for Vite compiles it under no other name', () => {
    const { files, module } = placeFiles(
      BASIC,
      variant('Basic', '<b />', [
        typed('Part.tsx', '<b></b>'),
        typed('rows.ts', 'a < b'),
        plain('old.js', '<i/>'),
      ]),
      'JS',
      undefined,
    );
    expect(module).toBe('Basic.jsx');
    expect(Object.keys(files)).toEqual(['Basic.jsx', 'Part.jsx', 'rows.js', 'old.jsx']);
  });

  it('lets imports that name an extension follow their file', () => {
    const text = [
      "import { rows } from './rows.ts';",
      "import Part from './parts/Part.js';",
      "export * from './parts/Part.tsx';",
      "const Late = () => import('./parts/Part');",
      "import 'elsewhere/Part.js';",
      '<b />',
    ].join('\n');
    const helpers = [
      typed('rows.ts', ''.padEnd(1, 'r')),
      typed('parts/Part.tsx', "import '../rows.ts'; <b />"),
    ];
    const { files } = placeFiles(BASIC, variant('Basic', text, helpers), 'JS', undefined);
    expect(files['Basic.jsx']?.split('\n')).toEqual([
      "import { rows } from './rows.js';",
      "import Part from './parts/Part.jsx';",
      "export * from './parts/Part.jsx';",
      "const Late = () => import('./parts/Part');",
      "import 'elsewhere/Part.js';",
      '<b />',
    ]);
    expect(files['parts/Part.jsx']).toBe("import '../rows.js'; <b />");
    expect(placeFiles(BASIC, variant('Basic', text, helpers), 'TS', undefined).files['Basic.tsx']).toBe(text);
  });

  it('leaves out of JavaScript what held types alone', () => {
    const { files } = placeFiles(
      BASIC,
      variant('Basic', '<b />', [typed('types.d.ts', 'interface A {}', '\n')]),
      'JS',
      undefined,
    );
    expect(Object.keys(files)).toEqual(['Basic.jsx']);
  });

  it('keeps the folders above the demo that helpers lie in', () => {
    const { files, module } = placeFiles(
      { id: 'lib/Toggle', name: 'Toggle' },
      variant('index', '', [plain('../words.json', '{}'), plain('look.css', '')], { styling: 'css' }),
      'TS',
      undefined,
    );
    expect(module).toBe('css/index.tsx');
    expect(Object.keys(files)).toEqual(['css/index.tsx', 'words.json', 'css/look.css']);
  });

  it("keeps the name of the entry free: a demo's own index moves into a folder", () => {
    const { files, module } = placeFiles(
      { id: 'lib/Toggle', name: 'Toggle' },
      variant('index', '', [plain('look.css', '')], { styling: 'css' }),
      'TS',
      undefined,
    );
    expect(module).toBe('Toggle/index.tsx');
    expect(Object.keys(files)).toEqual(['Toggle/index.tsx', 'Toggle/look.css']);
    const helper = placeFiles(BASIC, variant('Basic', '', [plain('index.css', '')]), 'TS', undefined);
    expect(Object.keys(helper.files)).toEqual(['Basic/Basic.tsx', 'Basic/index.css']);
  });

  it('puts what the reader edited in place of the source', () => {
    const { files } = placeFiles(BASIC, variant('Basic', 'before', []), 'TS', 'after');
    expect(files).toEqual({ 'Basic.tsx': 'after' });
  });
});
