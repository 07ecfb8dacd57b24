import { parse, problemsOf } from './parse';

describe('front matter', () => {
  test('is read, with the place of each key, and is no part of the text', () => {
    const document = parse('---\ntitle: Button\ncomponents: Button, ButtonGroup\n---\n\nText.\n');
    expect(document.frontMatter).toEqual({ title: 'Button', components: ['Button', 'ButtonGroup'] });
    expect(document.frontMatterPlaces).toEqual({
      title: { line: 2, column: 1 },
      components: { line: 3, column: 1 },
    });
    expect(document.blocks).toEqual([{ kind: 'html', html: '<p>Text.</p>' }]);
    expect(document.problems).toEqual([]);
  });

  test('does not shift the places of what stands below it', () => {
    const document = parse('---\ntitle: Button\n---\n# One\n\n# Two\n');
    expect(problemsOf(document)).toEqual(['multiple-h1 6:1']);
  });

  test('an unknown key is reported on its line, with the nearest known one', () => {
    const { frontMatter, problems } = parse('---\ntitle: Button\ncompnents: Button\n---\n');
    expect(frontMatter).toEqual({ title: 'Button' });
    expect(problems).toEqual([
      {
        code: 'unknown-front-matter-key',
        file: 'page.md',
        line: 3,
        column: 1,
        message: 'Unknown front-matter key "compnents".',
        suggestion: 'Did you mean "components"?',
      },
    ]);
  });

  test('a key far from all known ones is answered with the list of them', () => {
    const [problem] = parse('---\ntitle: a\nzzzzzzzzzz: 1\n---\n').problems;
    expect(problem?.suggestion).toMatch(/^Remove it, or use one of: title, description, path/);
  });

  test('names of object properties are no known keys', () => {
    const document = parse('---\ntitle: a\nconstructor: 1\n__proto__: 2\n---\n');
    expect(problemsOf(document)).toEqual(['unknown-front-matter-key 3:1', 'unknown-front-matter-key 4:1']);
  });

  test.each([
    ['title: 2024', 'The front matter\'s "title" must be a text, but is the number 2024.'],
    ['productId:', 'The front matter\'s "productId" must be a text, but is empty.'],
    ['packageName: [a]', 'The front matter\'s "packageName" must be a text, but is a list.'],
    [
      'waiAria: apg/button',
      'The front matter\'s "waiAria" must be a full URL, but is the text "apg/button".',
    ],
    [
      'components: 5',
      'The front matter\'s "components" must be a list of names, separated by commas, but is the number 5.',
    ],
  ])('a wrong type (%s) is reported and the key left out', (line, message) => {
    const { frontMatter, problems } = parse(`---\n${line}\ngithubLabel: x\n---\n# Title\n`);
    expect(problems).toMatchObject([{ code: 'front-matter-type', line: 2, column: 1, message }]);
    expect(frontMatter).toEqual({ githubLabel: 'x' });
  });

  test('front matter that is no mapping is reported', () => {
    expect(problemsOf(parse('---\n- a\n- b\n---\n# Title\n'))).toEqual(['front-matter-type 2:1']);
  });

  test('bad YAML is reported at its place; the page goes on as if it had none, and no title is missed', () => {
    const document = parse('---\ntitle: "Button\n---\nText.\n');
    expect(document.problems[0]).toMatchObject({ code: 'yaml-syntax', line: 2 });
    expect(document.frontMatter).toEqual({});
    expect(document.problems.map(({ code }) => code)).not.toContain('missing-title');
    expect(document.blocks).toEqual([{ kind: 'html', html: '<p>Text.</p>' }]);
  });

  test('a key written twice is bad YAML', () => {
    expect(problemsOf(parse('---\ntitle: a\ntitle: b\n---\n'))).toEqual(['yaml-syntax 3:1']);
  });

  test('front matter without an end is reported', () => {
    expect(problemsOf(parse('---\ntitle: Button\n\nText.\n'))).toEqual(['yaml-syntax 1:1']);
  });

  test('a thematic break on the first line is no front matter', () => {
    expect(problemsOf(parse('---\n\n# Title\n'))).toEqual([]);
  });

  test('aliases that explode are refused', () => {
    const levels = Array.from({ length: 8 }, (_, index) => {
      const uses = index === 0 ? Array(9).fill('x') : Array(9).fill(`*a${index - 1}`);
      return `a${index}: &a${index} [${uses.join(', ')}]`;
    });
    expect(parse(`---\n${levels.join('\n')}\n---\n`).problems).toMatchObject([
      { code: 'yaml-alias-explosion' },
    ]);
  });

  test('front matter as long as a book is refused', () => {
    expect(problemsOf(parse(`---\n${'a: '.repeat(30_000)}\n---\n# Title\n`))).toEqual(['yaml-syntax 1:1']);
  });

  test('line ends of any kind and a byte order mark change no place', () => {
    expect(problemsOf(parse('\uFEFF---\r\ntitle: a\r\nnope: 1\r\n---\r\n\r\n# A\r\n\r\n# B\r\n'))).toEqual([
      'unknown-front-matter-key 3:1',
      'multiple-h1 8:1',
    ]);
  });
});

describe('title and description', () => {
  const long = (length: number) => 'ä'.repeat(length);

  test('a title of 70 characters is fine, one of 71 is reported on its line', () => {
    expect(problemsOf(parse(`---\ntitle: ${long(70)}\n---\n`))).toEqual([]);
    expect(problemsOf(parse(`---\npath: /a\ntitle: ${long(71)}\n---\n`))).toEqual(['title-too-long 3:1']);
  });

  test('a description of 170 characters is fine, one of 171 is reported on its line', () => {
    expect(problemsOf(parse(`---\ntitle: a\ndescription: ${long(170)}\n---\n`))).toEqual([]);
    expect(problemsOf(parse(`---\ntitle: a\ndescription: ${long(171)}\n---\n`))).toEqual([
      'description-too-long 3:1',
    ]);
  });

  test('without them, the heading and the lead are measured', () => {
    const text = `# ${long(71)}\n\n<p class="description">${long(171)}</p>\n`;
    expect(problemsOf(parse(text))).toEqual(['title-too-long 1:1', 'description-too-long 3:1']);
    expect(problemsOf(parse(`---\ntitle: a\ndescription: b\n---\n${text}`))).toEqual([]);
  });

  test('a page without title and heading misses its title', () => {
    expect(problemsOf(parse('Text.\n'))).toEqual(['missing-title 1:1']);
  });
});
