import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROBLEM_RULES } from '../../src/domain/problem';

const page = readFileSync(path.resolve(__dirname, '../../content/docs/problems.md'), 'utf8');

/** The cells of the first table below a heading, without its head. */
function readTable(markdown: string, heading: string): string[][] {
  const lines = markdown.split('\n');
  const section = lines.slice(lines.indexOf(heading) + 1);
  const start = section.findIndex((line) => line.startsWith('|'));
  const length = section.slice(start).findIndex((line) => !line.startsWith('|'));
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  return section
    .slice(start, start + length)
    .map(cells)
    .slice(2);
}

describe('the table of problem codes', () => {
  const rows = readTable(page, '## The table');
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
