import { createLayoutScript } from '../../../../src/site/components/api/listLayout';

/** Runs a script where it stands in the HTML of a list; returns the layout that the list then has. */
function runScript({ stored, isNarrow = false }: { stored: string | null | Error; isNarrow?: boolean }) {
  const list = document.createElement('div');
  const script = list
    .appendChild(document.createElement('div'))
    .appendChild(document.createElement('script'));
  const getItem = (key: string) => {
    if (stored instanceof Error) throw stored;
    return key === 'apiPage_slots' ? stored : null;
  };
  const run = new Function('document', 'localStorage', 'matchMedia', createLayoutScript('slots'));
  run({ currentScript: script }, { getItem }, (query: string) => ({
    matches: isNarrow && query === '(max-width: 599.95px)',
  }));
  return list.dataset['layout'];
}

describe('the script that lays a list out before it is painted', () => {
  it.each(['table', 'expanded', 'collapsed'])('takes what the reader chose: %s', (stored) => {
    expect(runScript({ stored })).toBe(stored);
    expect(runScript({ stored, isNarrow: true })).toBe(stored);
  });

  it('takes what suits the screen where nothing was chosen, or nothing that there is', () => {
    for (const stored of [null, '', 'tables', new Error('Storage is closed')]) {
      expect(runScript({ stored })).toBe('table');
      expect(runScript({ stored, isNarrow: true })).toBe('expanded');
    }
  });
});
