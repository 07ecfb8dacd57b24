import { filterEntries, listGroups } from '../../../src/site/navigation/filterEntries';
import { ENTRIES } from './entries';

describe('filterEntries', () => {
  it('keeps a match and its ancestors, and counts the pages', () => {
    const { entries, count } = filterEntries(ENTRIES, 'butt');
    expect(count).toBe(1);
    expect(listGroups(entries)).toEqual(['/ui/components', '/ui/inputs']);
    expect(entries[0]?.children?.[0]?.children).toEqual([expect.objectContaining({ title: 'Button' })]);
  });

  it('ignores case, accents and the order of words', () => {
    expect(filterEntries(ENTRIES, 'box').count).toBe(1);
    expect(filterEntries(ENTRIES, '  GRID   data ').count).toBe(1);
  });

  it('keeps everything in a group whose own title matches', () => {
    const { entries, count } = filterEntries(ENTRIES, 'getting started');
    expect(count).toBe(2);
    expect(entries[0]?.children).toHaveLength(2);
  });

  it('counts a group that has a page of its own', () => {
    expect(filterEntries(ENTRIES, 'layout').count).toBe(2);
  });

  it('leaves out what leads nowhere', () => {
    expect(filterEntries(ENTRIES, 'charts')).toEqual({ entries: [], count: 0 });
  });
});
