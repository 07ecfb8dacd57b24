import { formatReport, summarizeProblems } from '../../../src/build/pipeline/formatReport';
import type { Problem } from '../../../src/domain/problem';

const problem = (file: string, line: number, severity: Problem['severity']): Problem => ({
  code: severity === 'error' ? 'broken-link' : 'page-not-in-sidebar',
  severity,
  file,
  line,
  column: 3,
  message: `What is wrong on line ${line}.`,
  suggestion: 'How to mend it.',
});

describe('formatReport', () => {
  it('groups problems by file and ends with the totals', () => {
    expect(
      formatReport([
        problem('a.md', 2, 'error'),
        problem('a.md', 9, 'error'),
        problem('b/c.md', 1, 'warning'),
      ]),
    ).toBe(`a.md:2:3 error broken-link
  What is wrong on line 2.
  How to mend it.
a.md:9:3 error broken-link
  What is wrong on line 9.
  How to mend it.

b/c.md:1:3 warning page-not-in-sidebar
  What is wrong on line 1.
  How to mend it.

2 errors and 1 warning in 2 files.`);
  });

  it('names files so that a terminal can open them', () => {
    expect(formatReport([problem('a.md', 2, 'error')], 'content/')).toMatch(/^content\/a\.md:2:3 error /);
  });

  it('says so where there is nothing to say', () => {
    expect(formatReport([])).toBe('No problems in the content.');
  });
});

describe('summarizeProblems', () => {
  it('counts in words that fit the numbers', () => {
    expect(summarizeProblems([problem('a.md', 1, 'error')])).toBe('1 error and 0 warnings in 1 file.');
    expect(summarizeProblems([])).toBe('0 errors and 0 warnings in 0 files.');
  });
});
