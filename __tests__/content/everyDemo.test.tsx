/** @jest-environment jsdom */
import '../setup/site';
import { renderDemosOf } from './demoSuite/renderedDemo';
import { hydrateDemo, mountAnew, RTL_AND_DENSE } from './demoSuite/reviveDemo';

/**
 * Every demo that a page of `content/` names, in every styling, without anyone listing them. The test's
 * name has the demo's file and the pages that show it.
 */
const demos = renderDemosOf('content').map((demo) => ({
  ...demo,
  name: `${demo.file}${demo.isolated ? ', isolated,' : ''} on ${demo.pages.join(' and ')}`,
}));

test('there are demos of several products, and some in more than one styling', () => {
  expect(demos.length).toBeGreaterThan(30);
  for (const product of ['material-ui', 'base-ui', 'joy-ui', 'system', 'docs'])
    expect(demos.map(({ file }) => file)).toContainEqual(expect.stringMatching(`^content/${product}/`));
  expect(demos.filter(({ file }) => file.endsWith('/css/index.tsx')).length).toBeGreaterThan(0);
});

describe.each(demos)('$name', (demo) => {
  it('is rendered on the server without a complaint', () => {
    expect(demo.complaints).toEqual([]);
    expect(demo.html).not.toBe('');
  });

  it('is taken up in the browser, changes its theme, and goes without a trace', async () => {
    expect(await hydrateDemo(demo)).toEqual([]);
  });

  it('is rendered in the browser alone, from right to left and dense', async () => {
    expect(await mountAnew(demo, RTL_AND_DENSE)).toEqual([]);
  });
});
