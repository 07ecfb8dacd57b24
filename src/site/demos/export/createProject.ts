import type { CodeStyling, CodeVariant } from '../../../domain/codeChoices';
import type { DemoSources } from '../../../domain/demo';
import { BUILD_TOOLS, TAILWIND_TOOLS, TYPE_TOOLS, type ExportTools } from '../../../domain/exportTools';
import { placeFiles } from './placeFiles';
import { needsStyleSheet, writeEntry, writeStyleSheet } from './writeEntry';

type Variant = DemoSources['variants'][number];

/** What the reader has before them. */
export interface ExportChoice {
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
  /** What the reader has made of the source; TypeScript wherever the demo has it, and so is the project. */
  readonly edited?: string;
}

/** A demo as a project of its own, that runs anywhere: Vite and React. */
export interface ExportedProject {
  readonly title: string;
  /** Path from the project's root to content. */
  readonly files: Readonly<Record<string, string>>;
  /** The demo's module among them. */
  readonly openFile: string;
}

/**
 * Makes a project of a demo: the files that the reader sees, what mounts them, and a `package.json`
 * with the exact versions that they were shown with.
 *
 * @throws where the demo does not have that styling
 */
export function assembleProject(
  sources: DemoSources,
  { styling, variant: shown, edited }: ExportChoice,
  tools: ExportTools,
): ExportedProject {
  const variant = sources.variants.find((candidate) => candidate.styling === styling);
  if (!variant) throw new Error(`${sources.name} has no variant "${styling}".`);
  const isTs = variant.ts !== null && (shown === 'TS' || edited !== undefined);
  const language: CodeVariant = isTs ? 'TS' : 'JS';
  const placed = placeFiles(sources, variant, language, edited);
  const entry = `src/index.${isTs ? 'tsx' : 'jsx'}`;
  return {
    title: sources.name,
    openFile: `src/${placed.module}`,
    files: {
      'package.json': writeManifest(sources.name, variant, isTs, tools),
      'index.html': writePage(sources.name, entry),
      [`vite.config.${isTs ? 'ts' : 'js'}`]: writeViteConfig(variant),
      ...(isTs && { 'tsconfig.json': writeTsConfig(Object.keys(placed.files)) }),
      [entry]: writeEntry(variant, placed.module, language),
      ...(needsStyleSheet(variant) && { 'src/index.css': writeStyleSheet(variant) }),
      ...Object.fromEntries(Object.entries(placed.files).map(([path, text]) => [`src/${path}`, text])),
    },
  };
}

function writeManifest(name: string, variant: Variant, isTs: boolean, tools: ExportTools): string {
  const types = Object.keys(variant.dependencies).map(typesOf);
  const names = new Set<string>([
    ...BUILD_TOOLS,
    ...(isTs ? [...TYPE_TOOLS, ...types] : []),
    ...(variant.styling === 'tailwind' ? TAILWIND_TOOLS : []),
  ]);
  return writeJson({
    name: toPackageName(name),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: isTs ? 'tsc && vite build' : 'vite build', preview: 'vite preview' },
    dependencies: variant.dependencies,
    devDependencies: Object.fromEntries(
      Object.entries(tools)
        .filter(([tool]) => names.has(tool))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  });
}

/** `@scope/name` has its types in `@types/scope__name`. */
function typesOf(name: string): string {
  return `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;
}

/** npm wants lower case and few characters. */
function toPackageName(name: string): string {
  const words = name.replace(/([a-z\d])(?=[A-Z])/g, '$1-').toLowerCase();
  return words.replace(/[^a-z\d]+/g, '-').replace(/^-+|-+$/g, '') || 'demo';
}

function writePage(title: string, entry: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`;
}

function writeViteConfig({ styling }: Variant): string {
  const isTailwind = styling === 'tailwind';
  return [
    ...(isTailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
    '',
    `export default defineConfig({ plugins: [react()${isTailwind ? ', tailwindcss()' : ''}] });`,
    '',
  ].join('\n');
}

function writeTsConfig(files: readonly string[]): string {
  return writeJson({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['vite/client'],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      isolatedModules: true,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
      // Where the author wrote a helper in JavaScript, its types are what TypeScript makes of it.
      ...(files.some((file) => /\.jsx?$/.test(file)) && { allowJs: true }),
    },
    include: ['src'],
  });
}

function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
