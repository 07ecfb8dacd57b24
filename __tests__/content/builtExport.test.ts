import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { InstalledPackages } from '../../src/build/demos/describeDependencies';
import type { CodeStyling, CodeVariant } from '../../src/domain/codeChoices';
import type { DemoSources } from '../../src/domain/demo';
import { assembleProject, type ExportedProject } from '../../src/site/demos/export/createProject';
import { projectRoot, tools } from './demoSuite/exportedProjects';

const run = promisify(execFile);
/** Whatever lies there finds this project's packages. */
const workDir = path.join(projectRoot, 'node_modules/.cache');

function dependenciesOn(...names: string[]): Readonly<Record<string, string>> {
  const packages = new InstalledPackages(projectRoot);
  const manifests = names.map((name) => packages.find(name, projectRoot));
  return packages.describe(manifests.filter((file) => file !== null)).versions;
}

function createSources(
  styling: CodeStyling,
  ts: string,
  js: string,
  rest: Partial<DemoSources['variants'][number]>,
): DemoSources {
  return {
    id: 'lib/Greeting',
    name: 'Greeting',
    variants: [
      {
        styling,
        ts: { fileName: styling === 'system' ? 'Greeting.tsx' : 'index.tsx', source: ts, html: '' },
        js: { fileName: styling === 'system' ? 'Greeting.js' : 'index.js', source: js, html: '' },
        helpers: [],
        provider: 'material',
        dependencies: dependenciesOn(),
        ...rest,
      },
    ],
  };
}

/** Runs the project's own `npm run build`; gives what it has built. */
async function buildProject({ files }: ExportedProject): Promise<{ html: string; js: string; css: string }> {
  mkdirSync(workDir, { recursive: true });
  const folder = mkdtempSync(path.join(workDir, 'built-export-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    await run('npm', ['run', 'build', '--offline'], { cwd: folder }).catch((failure: unknown) => {
      const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
      throw new Error(`${stdout}\n${stderr}`);
    });
    const assets = path.join(folder, 'dist/assets');
    const read = (extension: string) =>
      readdirSync(assets)
        .filter((name) => name.endsWith(extension))
        .map((name) => readFileSync(path.join(assets, name), 'utf8'))
        .join('\n');
    return {
      html: readFileSync(path.join(folder, 'dist/index.html'), 'utf8'),
      js: read('.js'),
      css: read('.css'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const exportOf = (sources: DemoSources, styling: CodeStyling, variant: CodeVariant) =>
  assembleProject(sources, { styling, variant }, tools);

describe('an exported project', () => {
  it('is built by Vite: Material UI in TypeScript, with a helper', async () => {
    const sources = createSources(
      'system',
      `import Button from '@mui/material/Button';\nimport { words } from './words.ts';\n\nexport default function Greeting() {\n  return <Button variant="contained">{words.hello}</Button>;\n}\n`,
      '',
      {
        dependencies: dependenciesOn('@mui/material'),
        helpers: [
          {
            fileName: 'words.ts',
            source: `export const words: Record<'hello', string> = { hello: 'Good morning to you' };\n`,
            js: { fileName: 'words.js', source: `export const words = { hello: 'Good morning to you' };\n` },
          },
        ],
      },
    );
    const { html, js } = await buildProject(exportOf(sources, 'system', 'TS'));
    expect(html).toContain('<title>Greeting</title>');
    expect(js).toContain('Good morning to you');
    expect(js).toContain('MuiButton');
  }, 180_000);

  it('is built by Vite: JavaScript with Tailwind, whose classes are in the style sheet', async () => {
    const sources = createSources(
      'tailwind',
      '',
      `import Part from './Part';\n\nexport default function Greeting() {\n  return (\n    <p className="mt-[37px] text-teal-700">\n      <Part />\n    </p>\n  );\n}\n`,
      {
        helpers: [
          {
            fileName: 'Part.js',
            source: `export default function Part() {\n  return <b className="rotate-[7deg]">Here</b>;\n}\n`,
            js: null,
          },
        ],
      },
    );
    const { css, js } = await buildProject(exportOf(sources, 'tailwind', 'JS'));
    expect(js).toContain('text-teal-700');
    expect(css).toContain('margin-top:37px');
    expect(css).toContain('rotate:7deg');
  }, 180_000);
});
