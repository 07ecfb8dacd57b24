import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkImports, checkTypeScript, readManifest } from './demoSuite/compileExports';
import { exportDemosOf, projectRoot, type Exported } from './demoSuite/exportedProjects';

/*
 * What a reader takes to StackBlitz or CodeSandbox, of every demo that a page of `content/` names, in
 * every styling and language, without anyone listing them.
 */

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly name?: string }>>;
}

describe('the project that a demo is exported as', () => {
  let exported: readonly Exported[] = [];
  beforeAll(async () => {
    exported = await exportDemosOf('content');
  }, 240_000);

  it('is there for demos of several products, in both languages and more than one styling', () => {
    expect(exported.length).toBeGreaterThan(60);
    for (const product of ['material-ui', 'base-ui', 'joy-ui', 'system', 'docs'])
      expect(exported.map(({ name }) => name)).toContainEqual(
        expect.stringMatching(`^content/${product}/.* on .*, JS$`),
      );
    expect(exported.filter(({ name }) => name.includes('/css/index.tsx')).length).toBeGreaterThan(0);
  });

  it('has each of its imports in itself or in its package.json', async () => {
    expect(await checkImports(exported)).toEqual([]);
  });

  it('is correct TypeScript, strictly', () => {
    expect(checkTypeScript(exported.filter(({ language }) => language === 'TS'))).toEqual([]);
  }, 240_000);

  it('does not pass by mistake: what is wrong with one is found, and the demo named', async () => {
    const sound = exported.find(({ language }) => language === 'TS');
    if (!sound) throw new Error('There is no demo in TypeScript');
    const { openFile, files } = sound.project;
    const broken = (text: string): Exported => ({
      ...sound,
      name: 'content/Broken.tsx on page.md, TS',
      project: { ...sound.project, files: { ...files, [openFile]: text } },
    });
    const typed = broken('export default function Demo(): number {\n  return "text";\n}\n');
    expect(checkTypeScript([sound, typed])).toEqual(
      expect.arrayContaining([
        `content/Broken.tsx on page.md, TS: ${openFile}:2 Type 'string' is not assignable to type 'number'.`,
      ]),
    );
    const importing = broken(
      "import 'typescript/no';\nimport './gone';\nimport 'eslint';\nexport default 1;\n",
    );
    expect(await checkImports([sound, importing])).toEqual([
      expect.stringMatching(/^content\/Broken\.tsx on page\.md, TS: src\/\S+:1 .*typescript\/no/),
      `content/Broken.tsx on page.md, TS: ${openFile}:2 "./gone" is not in the project.`,
      `content/Broken.tsx on page.md, TS: ${openFile}:3 "eslint" is not in package.json.`,
    ]);
  }, 120_000);

  it('names the versions of the lockfile, and no others', () => {
    const lockfile = JSON.parse(
      readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'),
    ) as Lockfile;
    const wrong = exported.flatMap((one) => {
      const { dependencies, devDependencies } = readManifest(one);
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([name, version]) => lockfile.packages[`node_modules/${name}`]?.version !== version)
        .map(([name, version]) => `${one.name}: ${name} ${version}`);
    });
    expect(wrong).toEqual([]);
  });

  it('can be run: React is there to mount it, and Vite to build it', () => {
    for (const one of exported) {
      const { dependencies, devDependencies } = readManifest(one);
      expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['react', 'react-dom']));
      expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['vite', '@vitejs/plugin-react']));
      expect(one.project.files).toHaveProperty([one.project.openFile]);
    }
  });
});
