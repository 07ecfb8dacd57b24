import { z } from 'zod';
import { checkData, readYaml, type PlacedYaml } from '../../../src/build/pipeline/placedYaml';

function read(text: string, firstLine?: number): PlacedYaml {
  const result = readYaml(text, firstLine);
  if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join());
  return result.yaml;
}

function issuesOf(text: string, firstLine?: number) {
  const result = readYaml(text, firstLine);
  return result.ok ? [] : result.issues;
}

describe('readYaml', () => {
  const text = 'title: A\nproducts:\n  - id: one\n    paths: [/a, /b]\n  -   id: two\n';

  it('knows the values', () => {
    expect(read(text).value).toEqual({
      title: 'A',
      products: [{ id: 'one', paths: ['/a', '/b'] }, { id: 'two' }],
    });
  });

  test.each([
    [[], 1, 1],
    [['title'], 1, 1],
    [['products'], 2, 1],
    [['products', 0], 3, 5],
    [['products', 0, 'paths'], 4, 5],
    [['products', 0, 'paths', 1], 4, 17],
    [['products', 1, 'id'], 5, 7],
  ])('knows that %j stands at %i:%i', (path, line, column) => {
    expect(read(text).placeOf(path)).toEqual({ line, column });
  });

  it('gives what is not there the place of what should hold it', () => {
    expect(read(text).placeOf(['products', 1, 'name'])).toEqual({ line: 5, column: 7 });
    expect(read(text).placeOf(['nothing', 'at', 'all'])).toEqual({ line: 1, column: 1 });
    expect(read(text).placeOf(['title', 'deeper'])).toEqual({ line: 1, column: 1 });
    expect(read(text).placeOf(['products', 7])).toEqual({ line: 2, column: 1 });
  });

  it('counts from the line that the text begins on in its file', () => {
    expect(read('a: 1\nb: 2', 2).placeOf(['b'])).toEqual({ line: 3, column: 1 });
    expect(issuesOf('a: 1\nb: "', 2)[0]).toMatchObject({
      line: 3,
      message: 'This is not valid YAML: The quote (") is never closed.',
    });
  });

  it('reads JSON too, with places', () => {
    const json = read('[\n  { "pathname": "/a" },\n  { "pathname": "/b" }\n]');
    expect(json.value).toEqual([{ pathname: '/a' }, { pathname: '/b' }]);
    expect(json.placeOf([1, 'pathname'])).toEqual({ line: 3, column: 5 });
  });

  it('takes an empty text for no data', () => {
    expect(read('').value).toBeNull();
    expect(read('# only a comment').value).toBeNull();
  });

  it('counts Windows line ends as one', () => {
    expect(read('a: 1\r\nb: 2\r\n').placeOf(['b'])).toEqual({ line: 2, column: 1 });
  });

  it('gives keys that are no strings their place as well', () => {
    expect(read('a: 1\n5: five').placeOf(['5'])).toEqual({ line: 2, column: 1 });
  });

  test.each([
    ['a quote that is never closed', 'a: 1\nb: "open\n', 2],
    ['a value after a value', 'a: b: c\n', 1],
    ['a tab for indentation', 'a:\n\t- b\n', 2],
    ['a key given twice', 'a: 1\nb: 2\na: 3\n', 3],
    ['two documents', 'a: 1\n---\nb: 2\n', 2],
  ])('reports %s on its line, and says what to do', (_what, broken, line) => {
    const [issue] = issuesOf(broken);
    expect(issue).toMatchObject({ kind: 'syntax', line });
    expect(issue?.message).toMatch(/^This is not valid YAML: .*[^.]\.$/s);
    expect(issue?.suggestion).not.toBe('');
  });

  it('complains once of a line, and of each line that is wrong', () => {
    expect(issuesOf('- pathname: /a\n  - pathname: oops\n')).toHaveLength(1);
    expect(issuesOf('a: b: c\nd: 1\ne: f: g\n').map(({ line }) => line)).toEqual([1, 3]);
  });

  it('lets aliases repeat a value', () => {
    expect(read('a: &a [1]\nb: *a').value).toEqual({ a: [1], b: [1] });
  });

  it('refuses aliases that explode, quickly', () => {
    const levels = 'abcdefghi'.split('');
    const bomb = levels.map((name, index) => {
      const item = index === 0 ? 'x' : `*${levels[index - 1]}`;
      return `${name}: &${name} [${Array.from({ length: 10 }, () => item).join()}]`;
    });
    expect(issuesOf(bomb.join('\n'), 2)).toEqual([
      expect.objectContaining({ kind: 'aliases', line: 2, column: 1 }),
    ]);
  });

  it('refuses an alias that names nothing', () => {
    expect(issuesOf('a: *nothing')).toHaveLength(1);
  });

  it('makes no prototype of a key', () => {
    const value = read('__proto__: { polluted: true }').value as Record<string, unknown>;
    expect(value['polluted']).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('checkData', () => {
  const schema = z.strictObject({
    title: z.string(),
    count: z.number().optional(),
    nested: z.strictObject({ wide: z.boolean().optional() }).optional(),
    choice: z.union([z.boolean(), z.enum(['inline', 'outlined'])]).optional(),
    either: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  });
  const check = (text: string) =>
    checkData(schema, read(text), (path) =>
      path.length === 0 ? ['title', 'count', 'nested', 'choice'] : ['wide'],
    );
  const issues = (text: string) => {
    const result = check(text);
    return result.ok ? [] : result.issues;
  };

  it('gives typed data back', () => {
    expect(check('title: A\ncount: 2')).toEqual({ ok: true, data: { title: 'A', count: 2 } });
  });

  it('points at an unknown key, with the nearest known one', () => {
    expect(issues('title: A\ncuont: 2')).toEqual([
      {
        kind: 'unknown-key',
        line: 2,
        column: 1,
        message: 'Unknown key "cuont".',
        suggestion: 'Did you mean "count"?',
      },
    ]);
  });

  it('names the known keys where none is near, and the place of a nested one', () => {
    expect(issues('title: A\nnested:\n  zzzzzzzz: 2')).toEqual([
      {
        kind: 'unknown-key',
        line: 3,
        column: 3,
        message: 'Unknown key "zzzzzzzz" at nested.',
        suggestion: 'Remove it, or use one of: wide.',
      },
    ]);
  });

  it('points at a value of the wrong type, and shows it', () => {
    expect(issues('title: A\nnested:\n  wide: maybe')).toEqual([
      {
        kind: 'invalid',
        line: 3,
        column: 3,
        message:
          'Bad value at nested.wide: Invalid input: expected boolean, received string (found "maybe").',
        suggestion: 'Write the value in the form that the message names.',
      },
    ]);
  });

  it('names a key that is missing', () => {
    expect(issues('count: 2')).toEqual([
      expect.objectContaining({
        kind: 'invalid',
        line: 1,
        column: 1,
        suggestion: 'Add the missing "title".',
      }),
    ]);
  });

  it('says of a choice what can be chosen', () => {
    const [issue] = issues('title: A\nchoice: outline');
    expect(issue).toMatchObject({ line: 2, column: 1 });
    expect(issue?.message).toContain('"inline"');
    expect(issue?.message).toContain('"outlined"');
  });

  it('points into the alternative that the value comes nearest to', () => {
    expect(issues('title: A\neither:\n  en: x\n  zh: 5')).toEqual([
      expect.objectContaining({
        line: 4,
        column: 3,
        message: expect.stringContaining('either.zh') as string,
      }),
    ]);
  });

  it('cuts a long value short', () => {
    expect(issues(`title: [${'abcdefghij,'.repeat(50)}]`)[0]?.message.length).toBeLessThan(200);
  });

  it('reports data that is no mapping at all', () => {
    expect(issues('just a text')).toEqual([expect.objectContaining({ kind: 'invalid', line: 1, column: 1 })]);
    expect(issues('')).toEqual([expect.objectContaining({ kind: 'invalid', line: 1, column: 1 })]);
  });

  it('reports all that is wrong, not the first', () => {
    expect(issues('count: x\ncuont: 2\nnested: 5')).toHaveLength(4);
  });
});
