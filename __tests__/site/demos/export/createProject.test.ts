import type { DemoSources } from '../../../../src/domain/demo';
import { createProject } from '../../../../src/site/demos/export';
import { assembleProject } from '../../../../src/site/demos/export/createProject';

type Variant = DemoSources['variants'][number];

const source = (fileName: string, text: string) => ({ fileName, source: text, html: `<i>${text}</i>` });

function demo(variant: Partial<Variant> = {}, name = 'BasicButtons'): DemoSources {
  return {
    id: `material-ui/button/${name}`,
    name,
    variants: [
      {
        styling: 'system',
        ts: source('BasicButtons.tsx', 'export default (): JSX.Element => <b />;\n'),
        js: source('BasicButtons.js', 'export default () => <b />;\n'),
        helpers: [],
        provider: 'material',
        dependencies: { '@mui/material': '6.4.8', react: '19.0.0', 'react-dom': '19.0.0' },
        ...variant,
      },
    ],
  };
}

const inTs = { styling: 'system', variant: 'TS' } as const;
const inJs = { styling: 'system', variant: 'JS' } as const;
const manifestOf = (files: Readonly<Record<string, string>>) =>
  JSON.parse(files['package.json'] ?? '') as Record<string, unknown>;

describe('createProject', () => {
  it('makes a project of the TypeScript, opened at the demo', () => {
    const { title, openFile, files } = createProject(demo(), inTs);
    expect(title).toBe('BasicButtons');
    expect(openFile).toBe('src/BasicButtons.tsx');
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/BasicButtons.tsx',
      'src/index.tsx',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(files['src/BasicButtons.tsx']).toBe('export default (): JSX.Element => <b />;\n');
  });

  it('makes one of the JavaScript, with no trace of TypeScript', () => {
    const { openFile, files } = createProject(demo(), inJs);
    expect(openFile).toBe('src/BasicButtons.jsx');
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/BasicButtons.jsx',
      'src/index.jsx',
      'vite.config.js',
    ]);
    expect(Object.values(files).join('\n')).not.toMatch(/typescript|@types|\btsc\b/);
  });

  it('names the versions of the demo and of the tools, and the scripts to run', () => {
    expect(manifestOf(createProject(demo(), inTs).files)).toEqual({
      name: 'basic-buttons',
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
      dependencies: { '@mui/material': '6.4.8', react: '19.0.0', 'react-dom': '19.0.0' },
      devDependencies: {
        '@types/react': '19.0.1',
        '@types/react-dom': '19.0.2',
        '@vitejs/plugin-react': '6.0.4',
        typescript: '5.0.6',
        vite: '8.0.7',
      },
    });
    expect(manifestOf(createProject(demo(), inJs).files)).toMatchObject({
      scripts: { build: 'vite build' },
      devDependencies: { '@vitejs/plugin-react': '6.0.4', vite: '8.0.7' },
    });
  });

  it('takes along types that a package has elsewhere', () => {
    const withStylis = demo({ dependencies: { react: '19.0.0', 'react-dom': '19.0.0', stylis: '4.3.0' } });
    expect(manifestOf(createProject(withStylis, inTs).files)).toMatchObject({
      devDependencies: { '@types/stylis': '4.0.3' },
    });
  });

  it("mounts a Material UI demo under its theme, which follows the reader's system", () => {
    const entry = createProject(demo(), inTs).files['src/index.tsx'];
    expect(entry).toBe(
      `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Demo from './BasicButtons';

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Demo />
    </ThemeProvider>
  </StrictMode>,
);
`,
    );
  });

  it('mounts a Joy UI demo under its own provider', () => {
    const dependencies = { '@mui/joy': '5.0.0', react: '19.0.0', 'react-dom': '19.0.0' };
    const entry = createProject(demo({ provider: 'joy', dependencies }), inJs).files['src/index.jsx'];
    expect(entry).toContain("import { CssVarsProvider } from '@mui/joy/styles';");
    expect(entry).toContain('<CssVarsProvider defaultMode="system">');
    expect(entry).not.toContain('@mui/material');
    expect(entry).not.toContain('!');
  });

  it('mounts a demo without either library bare, on a page with a style sheet of its own', () => {
    const { files } = createProject(demo({ dependencies: { react: '19.0.0', 'react-dom': '19.0.0' } }), inTs);
    expect(files['src/index.tsx']).toContain('  <StrictMode>\n    <Demo />\n  </StrictMode>,');
    expect(files['src/index.tsx']).toContain("import './index.css';");
    expect(files['src/index.css']).toContain('font-family: system-ui');
  });

  it('lets the style sheets of a css variant overrule those of Joy UI', () => {
    const { files } = createProject(demo({ styling: 'css', provider: 'joy' }), {
      styling: 'css',
      variant: 'TS',
    });
    expect(files['src/index.tsx']).toContain(
      "import { CssVarsProvider, StyledEngineProvider } from '@mui/joy/styles';",
    );
  });

  it('lets the style sheets of a css variant overrule those of Material UI', () => {
    const { files } = createProject(demo({ styling: 'css' }), { styling: 'css', variant: 'TS' });
    expect(files['src/index.tsx']).toContain(
      "import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';",
    );
    expect(files['src/index.tsx']).toContain('<StyledEngineProvider injectFirst>');
  });

  it('gives a tailwind variant Tailwind', () => {
    const { files } = createProject(demo({ styling: 'tailwind' }), { styling: 'tailwind', variant: 'JS' });
    expect(files['vite.config.js']).toContain('plugins: [react(), tailwindcss()]');
    // In a layer, Tailwind's classes would lose against Material UI's styles.
    expect(files['src/index.css']).toMatch(/^@import 'tailwindcss\/utilities\.css';$/m);
    expect(manifestOf(files)).toMatchObject({
      devDependencies: { '@tailwindcss/vite': '4.0.1', tailwindcss: '4.0.5' },
    });
  });

  it('sets Tailwind up plainly where no library stands beside it, the page as dark as its classes', () => {
    const bare = demo({ styling: 'tailwind', dependencies: { react: '19.0.0', 'react-dom': '19.0.0' } });
    const css = createProject(bare, { styling: 'tailwind', variant: 'TS' }).files['src/index.css'];
    expect(css).toContain("@import 'tailwindcss';");
    expect(css).toContain('color-scheme: light dark;');
  });

  it('shows a demo that exists in JavaScript only in JavaScript, whatever the reader prefers', () => {
    const { openFile, files } = createProject(demo({ ts: null }), inTs);
    expect(openFile).toBe('src/BasicButtons.jsx');
    expect(files).not.toHaveProperty(['tsconfig.json']);
  });

  it('takes what the reader has edited, which is TypeScript wherever there is TypeScript', () => {
    const edited = 'export default (): string => "mine";\n';
    const { openFile, files } = createProject(demo(), { ...inJs, edited });
    expect(openFile).toBe('src/BasicButtons.tsx');
    expect(files[openFile]).toBe(edited);
  });

  it('says so where the demo does not have the styling', () => {
    expect(() => assembleProject(demo(), { styling: 'css', variant: 'TS' }, {})).toThrow(
      'BasicButtons has no variant "css".',
    );
  });

  it('makes a name for npm and a title for the browser of any name', () => {
    const { files } = createProject(demo({}, 'A<b> & Größe'), inTs);
    expect(manifestOf(files)['name']).toBe('a-b-gr-e');
    expect(files['index.html']).toContain('<title>A&lt;b> &amp; Größe</title>');
  });
});
