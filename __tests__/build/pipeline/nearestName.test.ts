import { nearestName } from '../../../src/build/pipeline/nearestName';

describe('nearestName', () => {
  const known = ['title', 'description', 'packageName', 'waiAria', 'hooks'];

  test.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['descripton', 'description'],
    ['package-name', 'packageName'],
    ['waiaria', 'waiAria'],
    ['hook', 'hooks'],
  ])('takes %s for %s', (name, expected) => {
    expect(nearestName(name, known)).toBe(expected);
  });

  it('suggests nothing where nothing is near', () => {
    expect(nearestName('zzzzzzzz', known)).toBeUndefined();
    expect(nearestName('title', [])).toBeUndefined();
  });

  it('takes the nearest of several, the first where they are equally near', () => {
    expect(nearestName('/lib/goood', ['/lib/food', '/lib/good'])).toBe('/lib/good');
    expect(nearestName('axc', ['abc', 'adc'])).toBe('abc');
  });

  it('does not take pages for each other because they share a long folder', () => {
    const pages = ['/toolpad/core/react-stat-card', '/toolpad/core/react-crud', '/toolpad/studio/react-crud'];
    expect(nearestName('/toolpad/core/react-dashboard-layout', pages)).toBeUndefined();
    expect(nearestName('/toolpad/core/react-crut', pages)).toBe('/toolpad/core/react-crud');
    expect(nearestName('/toolpad/corr/react-stat-card', pages)).toBe('/toolpad/core/react-stat-card');
  });

  it('does not care which names come first', () => {
    const names = ['/lib/getting-started', '/lib/good', '/lib/demos'];
    expect(nearestName('/lib/demo', names)).toBe('/lib/demos');
    expect(nearestName('/lib/demo', names.toReversed())).toBe('/lib/demos');
  });
});
