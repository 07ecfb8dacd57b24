import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoProvider } from '../../../src/domain/demo';

/** One styling of a demo, as the server renders it. */
export interface RenderedDemo {
  /** The module that runs, relative to the project. */
  readonly file: string;
  /** The pages that show it, relative to the content root. */
  readonly pages: readonly string[];
  readonly provider: DemoProvider;
  readonly isolated: boolean;
  readonly identifierPrefix: string;
  /** Null where it threw. */
  readonly html: string | null;
  /** What was written to the console meanwhile, and what was thrown. */
  readonly complaints: readonly string[];
}

export const projectRoot = path.resolve(__dirname, '../../..');

/** Finds the demos of a content root and renders them, in a process without a document. */
export function renderDemosOf(contentDir: string): readonly RenderedDemo[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-demos-'));
  try {
    const output = path.join(folder, 'demos.json');
    const program = path.join(__dirname, 'renderDemos.ts');
    // Tests are named after demos, and Jest waits for nothing while it collects them.
    execFileSync(process.execPath, ['--import', 'tsx', program, path.join(projectRoot, contentDir), output], {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'test' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return JSON.parse(readFileSync(output, 'utf8')) as readonly RenderedDemo[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
