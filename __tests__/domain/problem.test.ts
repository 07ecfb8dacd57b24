import {
  compareProblems,
  judgeProblem,
  PROBLEM_RULES,
  type ProblemCode,
  type ProblemDraft,
  type ProblemRule,
} from '../../src/domain/problem';

const draft = (over: Partial<ProblemDraft> = {}): ProblemDraft => ({
  code: 'broken-link',
  file: 'a.md',
  line: 1,
  column: 1,
  message: 'Wrong.',
  suggestion: 'Mend it.',
  ...over,
});

const rules = Object.entries(PROBLEM_RULES) as [ProblemCode, ProblemRule][];

describe('judgeProblem', () => {
  it('keeps all that the draft says', () => {
    expect(judgeProblem(draft({ line: 3, column: 7 }), true)).toEqual({
      ...draft({ line: 3, column: 7 }),
      severity: 'error',
    });
  });

  test.each(rules)('gives %s the severity of its rule', (code, rule) => {
    expect(judgeProblem(draft({ code }), true).severity).toBe(rule.strict);
    expect(judgeProblem(draft({ code }), false).severity).toBe(rule.lenient);
  });
});

describe('the rules', () => {
  it('let nothing but a bad site.yml stop a lenient build', () => {
    expect(rules.filter(([, rule]) => rule.lenient === 'error').map(([code]) => code)).toEqual([
      'config-missing',
      'config-invalid',
    ]);
  });

  it('are never stricter leniently than strictly', () => {
    for (const [, rule] of rules) expect([rule.strict, rule.lenient]).not.toEqual(['warning', 'error']);
  });

  test.each(rules)('say what is served at %s', (_code, rule) => {
    expect(rule.served).toMatch(/^(?:the|a|what|nothing) /);
  });
});

describe('compareProblems', () => {
  it('orders by file, line, column, code and message, in that order', () => {
    const sorted = [
      draft({ file: 'a.md', line: 2, column: 1 }),
      draft({ file: 'a.md', line: 2, column: 3, code: 'broken-anchor' }),
      draft({ file: 'a.md', line: 2, column: 3, code: 'broken-link', message: 'A' }),
      draft({ file: 'a.md', line: 2, column: 3, code: 'broken-link', message: 'B' }),
      draft({ file: 'a.md', line: 10, column: 1 }),
      draft({ file: 'b.md', line: 1, column: 1 }),
    ];
    expect([...sorted].reverse().sort(compareProblems)).toEqual(sorted);
  });

  it('does not ask the locale of the machine', () => {
    const files = ['B.md', 'a.md', 'ä.md'];
    const sorted = files
      .toReversed()
      .map((file) => draft({ file }))
      .sort(compareProblems);
    expect(sorted.map(({ file }) => file)).toEqual(files);
  });

  it('takes equal problems for equal', () => {
    expect(compareProblems(draft(), draft())).toBe(0);
  });
});
