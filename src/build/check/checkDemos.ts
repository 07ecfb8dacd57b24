import path from 'node:path';
import { compareProblems, judgeProblem, type Problem, type ProblemCode } from '../../domain/problem';
import type { ContentRoot } from '../content/contentRoot';
import { walk } from '../content/listFiles';
import { loadSite } from '../content/loadSite';
import { inspectModules } from '../demos/inspectModules';
import { isInside } from '../files/paths';
import { digestOf } from '../pipeline/digest';
import { addPages, describeDemoFindings, describeSampleFindings, type DemosByFile } from './describeFindings';
import { findDemos, type FoundDemo } from './findDemos';
import { placeSamples } from './samples';
import { checkTypes } from './typeCheck';

export interface CheckDemosOptions {
  readonly projectRoot: string;
  readonly contentDir: string;
  /** Where results outlive a run. */
  readonly cacheDir: string;
  readonly strict: boolean;
}

export interface DemoCheck {
  readonly problems: readonly Problem[];
  /** How many demos there are, how many stylings they have together, and how many pieces of code in pages. */
  readonly demos: number;
  readonly variants: number;
  readonly samples: number;
}

/** What the check of the content as a whole has to say of demos and code; without a `site.yml` there are none. */
const KNOWN_BEFORE: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'config-missing',
  'config-invalid',
  'nocheck-without-reason',
  'unknown-component',
  'bad-demo-option',
  'missing-demo',
  'demo-compile-error',
  'demo-import-unresolved',
  'demo-render-error',
]);

const SCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/**
 * Checks all about demos and code in pages that needs no browser: names, options, syntax, imports,
 * types, and rendering on the server.
 */
export async function checkDemos(options: CheckDemosOptions): Promise<DemoCheck> {
  const { projectRoot, cacheDir, strict } = options;
  const { root, documents, components, problems } = await loadSite({
    ...options,
    renderDir: path.join(cacheDir, 'check', 'demos'),
  });
  const known = problems.filter(({ code }) => KNOWN_BEFORE.has(code));
  if (!root) return { problems: known, demos: 0, variants: 0, samples: 0 };

  const demos = findDemos(documents, { contentRoot: root.dir, roots: root.roots });
  const samples = placeSamples(documents);
  const byFile = await mapFilesToDemos(demos, root, projectRoot);
  const files = [...byFile.keys(), ...components.values(), ...(await listDeclarations(root))];
  const findings = checkTypes({
    projectRoot,
    roots: root.roots,
    files: files.filter((file) => SCRIPT.test(file)),
    virtual: new Map(samples.map(({ module, sample }) => [module, sample.source])),
    cacheDir: path.join(cacheDir, 'types', digestOf(root.dir)),
  });

  const inPages = new Set(samples.map(({ module }) => module));
  // esbuild has said so in our own words: a file that is not there, a bracket that is not closed.
  const said = new Set(known.map(({ file, line }) => `${path.join(root.dir, file)}:${line}`));
  const inDemos = findings.filter(({ file, line }) => !inPages.has(file) && !said.has(`${file}:${line}`));
  const drafts = [
    ...describeDemoFindings(inDemos, byFile, root.dir),
    ...describeSampleFindings(findings, samples),
  ];
  return {
    problems: [
      ...known.map((problem) => addPages(problem, byFile.get(path.join(root.dir, problem.file)) ?? [])),
      ...drafts.map((draft) => judgeProblem(draft, strict)),
    ].sort(compareProblems),
    demos: demos.length,
    variants: demos.reduce((sum, { files: { variants } }) => sum + variants.length, 0),
    samples: samples.length,
  };
}

/** Every file that a demo is made of, JavaScript that only readers get included. */
async function mapFilesToDemos(
  demos: readonly FoundDemo[],
  { dir, roots }: ContentRoot,
  projectRoot: string,
): Promise<DemosByFile> {
  const modulesOf = ({ files }: FoundDemo): string[] =>
    files.variants.flatMap(({ ts, js }) => [ts, js]).filter((file) => file !== null);
  const inspections = await inspectModules(demos.flatMap(modulesOf), {
    contentRoot: dir,
    roots,
    projectRoot,
  });
  const byFile = new Map<string, FoundDemo[]>();
  for (const demo of demos) {
    const files = new Set(modulesOf(demo).flatMap((module) => inspections.get(module)?.files ?? []));
    for (const file of files) byFile.set(file, [...(byFile.get(file) ?? []), demo]);
  }
  return byFile;
}

/** Declarations that an author made for a package without types lie anywhere in the content root. */
async function listDeclarations(root: ContentRoot): Promise<string[]> {
  const outermost = root.roots.filter(
    (dir) => !root.roots.some((other) => other !== dir && isInside(other, dir)),
  );
  const files = await Promise.all(outermost.map((dir) => walk(dir, root, [])));
  return files.flat().filter((file) => file.endsWith('.d.ts'));
}
