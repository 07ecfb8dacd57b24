import type { Code } from 'mdast';
import { SAMPLE_LANGUAGES, type CodeSample } from '../../parsedDocument';
import { readFenceInfo } from '../code/fenceInfo';
import { placeOf } from '../places';
import type { DialectReading } from './dialectReading';

const SPELLED_OUT: Readonly<Record<string, CodeSample['language']>> = { typescript: 'ts', javascript: 'js' };

/** A statement at the start of a line, or a call. Lists of names are bounded: any text must be read in no time. */
const IMPORT =
  /^[ \t]*import\b(?![ \t]*[:=.])|^[ \t]*export\s+(?:type\s+)?(?:\*[^'"`;]{0,100}|\{[^}]{0,1000}\}\s*)\bfrom\s*['"]|\bimport\(/m;

/** Notes the code of a fence that is to compile, and reports one that gives no reason why it does not. */
export function readSample(node: Code, { samples, problems }: DialectReading): void {
  const { language, nocheck } = readFenceInfo(node);
  const place = placeOf(node);
  if (nocheck === '') {
    problems.add(
      'nocheck-without-reason',
      place,
      'This fence is not to be checked, and does not say why.',
      'Write the reason: nocheck="only the lines that change".',
    );
  }
  const [, changes, name = ''] = /^(diff-)?(.*)$/.exec(language.toLowerCase()) ?? [];
  const known = SPELLED_OUT[name] ?? SAMPLE_LANGUAGES.find((candidate) => candidate === name);
  if (known === undefined) return;
  const source = changes === undefined ? node.value : applyChanges(node.value);
  if (IMPORT.test(source)) samples.push({ ...place, language: known, source, nocheck });
}

/** The code with its changes made, each line and column where it was. */
function applyChanges(diff: string): string {
  return diff
    .split('\n')
    .map((line) => (line.startsWith('-') ? '' : line.replace(/^\+/, ' ')))
    .join('\n');
}
