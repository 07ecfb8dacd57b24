import { collectSince } from '../../../../src/build/reference/since/collectSince';
import type { DocumentedProp } from '../../../../src/build/reference/since/readPropTypes';

function props(...names: string[]): DocumentedProp[] {
  return names.map((name) => ({
    name: name.replace('~', ''),
    required: false,
    default: null,
    ignored: name.startsWith('~'),
  }));
}

describe('collectSince', () => {
  test('names the minor that brought a prop, and not what the first minor had', () => {
    const rows = collectSince([
      { minor: '5.0', components: { Button: props('color') } },
      { minor: '5.1', components: { Button: props('color', 'size') } },
      { minor: '5.2', components: { Button: props('color', 'size', 'loading', 'href') } },
    ]);
    expect(rows).toEqual({ Button: { href: '5.2', loading: '5.2', size: '5.1' } });
  });

  test('sorts components and props, so that the file stays the same', () => {
    const rows = collectSince([
      { minor: '5.0', components: { Tab: [], Alert: [] } },
      { minor: '5.1', components: { Tab: props('z', 'a'), Alert: props('icon') } },
    ]);
    expect(JSON.stringify(rows)).toBe('{"Alert":{"icon":"5.1"},"Tab":{"a":"5.1","z":"5.1"}}');
  });

  test('a component that came later gives its minor to all of its props', () => {
    const rows = collectSince([
      { minor: '5.0', components: {} },
      { minor: '5.1', components: { Grid2: props('columns') } },
      { minor: '5.2', components: { Grid2: props('columns', 'size') } },
    ]);
    expect(rows).toEqual({ Grid2: { columns: '5.1', size: '5.2' } });
  });

  test('leaves out what the last minor does not document: removed props, ignored ones, whole components', () => {
    const rows = collectSince([
      { minor: '5.0', components: { Button: [], Old: [] } },
      { minor: '5.1', components: { Button: props('gone', 'hidden', 'kept'), Old: props('x') } },
      { minor: '5.2', components: { Button: props('~hidden', 'kept') } },
    ]);
    expect(rows).toEqual({ Button: { kept: '5.1' } });
  });

  test('a prop that was there without being documented is not new when it is', () => {
    const rows = collectSince([
      { minor: '5.0', components: { MenuItem: props('~selected') } },
      { minor: '5.1', components: { MenuItem: props('~selected', '~dense') } },
      { minor: '5.2', components: { MenuItem: props('selected', 'dense') } },
    ]);
    expect(rows).toEqual({ MenuItem: { dense: '5.1' } });
  });

  test('says nothing where the minor before kept its propTypes elsewhere', () => {
    const rows = collectSince([
      { minor: '5.0', components: { Popper: null } },
      { minor: '5.1', components: { Popper: props('open') } },
      { minor: '5.2', components: { Popper: props('open', 'sx') } },
    ]);
    expect(rows).toEqual({ Popper: { sx: '5.2' } });
  });

  test('says nothing of props that are known to have moved only', () => {
    const minors = [
      { minor: '5.0', components: { Typography: [] } },
      { minor: '5.1', components: { Typography: props('color', 'gutter') } },
    ];
    expect(collectSince(minors, ['Typography.color'])).toEqual({ Typography: { gutter: '5.1' } });
  });

  test('has nothing to say of no minors', () => {
    expect(collectSince([])).toEqual({});
  });
});
