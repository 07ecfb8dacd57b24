import type { Problem, ProblemDraft } from '../../domain/problem';
import { relativeTo } from '../files/paths';
import type { FoundDemo } from './findDemos';
import { placeInPage, type PlacedSample } from './samples';
import type { TypeFinding } from './typeCheck';

/** The demos that a file is part of, by the file's absolute path. */
export type DemosByFile = ReadonlyMap<string, readonly FoundDemo[]>;

/** What TypeScript has against demos, their helpers and registered components. */
export function describeDemoFindings(
  findings: readonly TypeFinding[],
  demos: DemosByFile,
  contentRoot: string,
): readonly ProblemDraft[] {
  return findings.map((finding) => ({
    code: 'demo-type-error',
    file: relativeTo(contentRoot, finding.file),
    line: finding.line,
    column: finding.column,
    message: quote(finding),
    suggestion: `Mend the code${namePages(demos.get(finding.file) ?? [])}.`,
  }));
}

/** What TypeScript has against code in pages, and samples that were excused from it without need. */
export function describeSampleFindings(
  findings: readonly TypeFinding[],
  samples: readonly PlacedSample[],
): readonly ProblemDraft[] {
  return samples.flatMap((placed): ProblemDraft[] => {
    const { sample, page } = placed;
    // What a sample declares or imports, the reader may go on to use.
    const own = findings.filter(({ file, isUnused }) => file === placed.module && !isUnused);
    if (sample.nocheck === null) {
      return own.map((finding) => ({
        code: 'sample-type-error',
        file: page.file,
        ...placeInPage(placed, finding),
        message: quote(finding),
        suggestion: 'Mend the code, or say behind the language why it cannot compile: nocheck="…".',
      }));
    }
    if (own.length > 0 || sample.nocheck === '') return [];
    const { line, column } = sample;
    const message = `This code compiles, though it is said not to: "${sample.nocheck}".`;
    return [
      { code: 'nocheck-not-needed', file: page.file, line, column, message, suggestion: 'Remove nocheck.' },
    ];
  });
}

/** The problem of a demo's file, with the pages that show the demo. */
export function addPages(problem: Problem, demos: readonly FoundDemo[]): Problem {
  return demos.length === 0
    ? problem
    : { ...problem, suggestion: `${problem.suggestion.replace(/\.$/, '')}${namePages(demos)}.` };
}

function namePages(demos: readonly FoundDemo[]): string {
  if (demos.length === 0) return '';
  const shown = demos.map(({ files, pages }) => `${files.name} on ${pages.join(' and ')}`);
  return `; it is in the demo ${shown.join(', and in ')}`;
}

function quote({ message, number }: TypeFinding): string {
  return `${message.replace(/\.$/, '')} (TS${number}).`;
}
