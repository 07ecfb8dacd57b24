/** @jest-environment jsdom */
import '../setup/site';
import { renderDemosOf } from './demoSuite/renderedDemo';
import { hydrateDemo, mountAnew, RTL_AND_DENSE } from './demoSuite/reviveDemo';

/** Whether what `everyDemo.test.tsx` does to the demos of `content/` finds a demo that is broken. */
const demos = renderDemosOf('__tests__/fixtures/rotten');

function demoOf(name: string) {
  const demo = demos.find(({ file }) => file.endsWith(`/lib/${name}`));
  if (!demo) throw new Error(`${name} has not been found`);
  return demo;
}

test('every demo that a page names is found, in each styling, with its pages', () => {
  const pages = Object.fromEntries(
    demos.map(({ file, pages }) => [file.replace('__tests__/fixtures/rotten/lib/', ''), pages]),
  );
  expect(pages).toEqual({
    'ComplainsLater.tsx': ['lib/demos.md'],
    'Differs.tsx': ['lib/demos.md'],
    'ForgetsTimer.tsx': ['lib/demos.md'],
    'OnlyLeftToRight.tsx': ['lib/demos.md'],
    'OnlySpacious.tsx': ['lib/demos.md'],
    'Script.js': ['lib/demos.md'],
    'Sound.tsx': ['lib/demos.md'],
    'Styled/css/index.tsx': ['lib/demos.md'],
    'Styled/system/index.tsx': ['lib/demos.md'],
    'ThrowsInEffect.tsx': ['lib/demos.md'],
    'ThrowsOnServer.tsx': ['lib/demos.md'],
    'WarnsOnServer.tsx': ['lib/demos.md'],
    'WrongTypes.tsx': ['lib/demos.md', 'lib/more.md'],
  });
});

test('a sound demo passes', async () => {
  const demo = demoOf('Sound.tsx');
  expect(demo).toMatchObject({ complaints: [], html: expect.stringContaining('Pressed') });
  expect(await hydrateDemo(demo)).toEqual([]);
  expect(await mountAnew(demo, RTL_AND_DENSE)).toEqual([]);
});

test.each([
  ['ThrowsOnServer.tsx', /window is not defined/],
  ['WarnsOnServer.tsx', /Nobody reads this/],
])('on the server, %s is found', (name, complaint) => {
  expect(demoOf(name).complaints).toEqual([expect.stringMatching(complaint)]);
});

test.each([
  ['Differs.tsx', /didn't match/],
  ['ComplainsLater.tsx', /unique "key"/],
  ['ThrowsInEffect.tsx', /Thrown in an effect/],
  ['OnlyLeftToRight.tsx', /Not from right to left/],
  ['OnlySpacious.tsx', /Too dense/],
  ['ForgetsTimer.tsx', /left a timer/],
])('taken up in the browser, %s is found', async (name, complaint) => {
  expect(await hydrateDemo(demoOf(name))).toContainEqual(expect.stringMatching(complaint));
});

test.each([
  ['OnlyLeftToRight.tsx', /Not from right to left/],
  ['OnlySpacious.tsx', /Too dense/],
  ['ForgetsTimer.tsx', /left a timer/],
])('rendered in the browser alone, %s is found', async (name, complaint) => {
  expect(await mountAnew(demoOf(name), RTL_AND_DENSE)).toContainEqual(expect.stringMatching(complaint));
});
