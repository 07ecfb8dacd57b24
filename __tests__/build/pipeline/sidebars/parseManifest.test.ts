import { checkManifest, parseManifest } from '../../../../src/build/pipeline/sidebars/parseManifest';

const parse = (text: string) => parseManifest(text, 'lib/sidebar.yml');
const complaints = (text: string) =>
  parse(text).problems.map(({ code, line, column, message }) => `${line}:${column} ${code} ${message}`);

describe('parseManifest', () => {
  it('reads entries with everything that they may hold, and where each stands', () => {
    const { file, entries, problems } = parse(`- pathname: /lib/group
  title: { en: Group, zh: 组 }
  subheader: Inputs
  icon: Button
  linkProps: { target: _blank, data-level: 2, download: true }
  children:
    - pathname: /lib/a
      plan: pro
      newFeature: true
      planned: false
      unstable: true
      beta: true
      legacy: true
      deprecated: true
      inSideNav: false
`);
    expect(problems).toEqual([]);
    expect(file).toBe('lib/sidebar.yml');
    expect(entries).toEqual([
      {
        entry: {
          pathname: '/lib/group',
          title: { en: 'Group', zh: '组' },
          subheader: 'Inputs',
          icon: 'Button',
          linkProps: { target: '_blank', 'data-level': 2, download: true },
        },
        place: { line: 1, column: 3 },
        children: [
          {
            entry: {
              pathname: '/lib/a',
              plan: 'pro',
              newFeature: true,
              planned: false,
              unstable: true,
              beta: true,
              legacy: true,
              deprecated: true,
              inSideNav: false,
            },
            place: { line: 7, column: 7 },
            children: [],
          },
        ],
      },
    ]);
  });

  it('reads JSON', () => {
    expect(parse('[\n  { "pathname": "/lib/a" }\n]').entries).toEqual([
      { entry: { pathname: '/lib/a' }, place: { line: 2, column: 3 }, children: [] },
    ]);
  });

  it('reports text that is no YAML, at its line', () => {
    expect(parse('- pathname: /a\n  - pathname: oops\n')).toMatchObject({
      entries: [],
      problems: [{ code: 'sidebar-syntax', file: 'lib/sidebar.yml', line: 2 }],
    });
  });

  test.each(['pathname: /lib/a', 'just text', '', '5'])('reports %j, which is no list', (text) => {
    expect(complaints(text)).toEqual(['1:1 sidebar-syntax A sidebar must be a list of entries.']);
  });

  it('takes an empty list', () => {
    expect(parse('[]')).toMatchObject({ entries: [], problems: [] });
  });

  test.each([
    ['pathname', '5', 'Invalid input: expected string, received number'],
    ['title', '5', 'Invalid input: expected string or expected record'],
    ['title', '{ zh: 5 }', 'Invalid input: expected string or Invalid'],
    ['subheader', '[]', 'Invalid input: expected string or expected record'],
    ['icon', '{}', 'Invalid input: expected string, received object'],
    ['linkProps', 'text', 'Invalid input: expected record, received string'],
    ['plan', 'gold', 'Invalid option: expected one of "pro"|"premium"'],
    ['newFeature', 'yes please', 'Invalid input: expected boolean, received string'],
    ['planned', '1', 'Invalid input: expected boolean, received number'],
    ['unstable', 'x', 'Invalid input: expected boolean, received string'],
    ['beta', 'x', 'Invalid input: expected boolean, received string'],
    ['legacy', 'x', 'Invalid input: expected boolean, received string'],
    ['deprecated', 'x', 'Invalid input: expected boolean, received string'],
    ['inSideNav', 'x', 'Invalid input: expected boolean, received string'],
  ])('reports a bad %s (%s) at the field’s own line', (field, value, reason) => {
    const { entries, problems } = parse(
      field === 'pathname' ? `- title: A\n  pathname: ${value}` : `- pathname: /lib/a\n  ${field}: ${value}`,
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: 'sidebar-field', line: 2, column: 3 });
    expect(problems[0]?.message).toContain(`Bad value of "${field}": `);
    if (field !== 'title' || value === '5') expect(problems[0]?.message).toContain(reason);
    expect(entries.map(({ entry }) => entry)).toEqual(field === 'pathname' ? [] : [{ pathname: '/lib/a' }]);
  });

  it('reports an entry without a pathname and leaves it out, the rest stays', () => {
    expect(complaints('- title: A\n- pathname: /lib/b')).toEqual([
      '1:3 sidebar-field A sidebar entry has no pathname.',
    ]);
    expect(parse('- title: A\n- pathname: /lib/b').entries).toHaveLength(1);
  });

  it('reports what is no mapping', () => {
    expect(complaints('- /lib/a\n- [x]\n-\n- pathname: /lib/b')).toEqual([
      '1:3 sidebar-field A sidebar entry must be a mapping of fields.',
      '2:3 sidebar-field A sidebar entry must be a mapping of fields.',
      expect.stringMatching(/^3:\d+ sidebar-field A sidebar entry must be a mapping of fields\.$/),
    ]);
  });

  it('names the field nearest to an unknown one', () => {
    const { problems, entries } = parse('- pathname: /lib/a\n  titel: A\n  zzzzzzzzzzz: 1');
    expect(problems).toMatchObject([
      {
        line: 2,
        column: 3,
        message: 'Unknown field "titel" of a sidebar entry.',
        suggestion: 'Did you mean "title"?',
      },
      {
        line: 3,
        column: 3,
        suggestion: expect.stringMatching(/^Use one of: pathname, .*children\.$/) as string,
      },
    ]);
    expect(entries[0]?.entry).toEqual({ pathname: '/lib/a' });
  });

  it('takes names of object properties for unknown fields', () => {
    expect(complaints('- pathname: /lib/a\n  constructor: 1\n  toString: 2\n  __proto__: { x: 1 }')).toEqual([
      '2:3 sidebar-field Unknown field "constructor" of a sidebar entry.',
      '3:3 sidebar-field Unknown field "toString" of a sidebar entry.',
      '4:3 sidebar-field Unknown field "__proto__" of a sidebar entry.',
    ]);
  });

  it('reports children that are no list, and keeps the entry', () => {
    const { entries, problems } = parse('- pathname: /lib/a\n  children: /lib/b');
    expect(problems).toMatchObject([
      { code: 'sidebar-field', line: 2, column: 3, message: '"children" must be a list of entries.' },
    ]);
    expect(entries).toMatchObject([{ entry: { pathname: '/lib/a' }, children: [] }]);
  });

  it('reports every problem, however deep', () => {
    expect(
      complaints('- pathname: /a\n  children:\n    - pathname: /b\n      children:\n        - titel: C'),
    ).toEqual([
      '5:11 sidebar-field Unknown field "titel" of a sidebar entry.',
      '5:11 sidebar-field A sidebar entry has no pathname.',
    ]);
  });
});

describe('checkManifest', () => {
  it('asks the caller where data that was never text stands', () => {
    const asked: string[] = [];
    const { entries, problems } = checkManifest(
      [{ pathname: '/a', children: [{ pathname: '/b', plan: 'gold' }] }],
      'lib/pages.ts',
      (path) => {
        asked.push(path.join('.'));
        return { line: 7, column: 3 };
      },
    );
    expect(asked).toContain('0.children.0.plan');
    expect(problems).toMatchObject([{ file: 'lib/pages.ts', line: 7, column: 3 }]);
    expect(entries).toMatchObject([
      { place: { line: 7, column: 3 }, children: [{ entry: { pathname: '/b' } }] },
    ]);
  });
});
