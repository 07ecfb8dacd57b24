import { PROBLEM_RULES } from '../../src/domain/problem';
import { readGuide, readTable } from './readTable';

describe('the table of problem codes', () => {
  const rows = readTable(readGuide('problems.md'), '## The table');
  const rules = Object.entries(PROBLEM_RULES);

  it('lists every code once, in the order of the rules', () => {
    expect(rows.map(([code]) => code)).toEqual(rules.map(([code]) => `\`${code}\``));
  });

  it('says what each code means', () => {
    expect(rows.filter(([, meaning = '']) => meaning.length < 10)).toEqual([]);
  });

  it.each(rules)('gives the severities of %s and what is served', (code, rule) => {
    const row = rows.find(([cell]) => cell === `\`${code}\``);
    expect(row?.slice(2)).toEqual([rule.strict, rule.lenient, rule.served]);
  });
});
