import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { createLiveModules, type LivePage, type LivePageEntry } from '../../../src/build/demos/liveModules';
import { createTemporaryFolder } from './fixtureDemos';

const entry = (name: string, file: string, given: Partial<LivePageEntry> = {}): LivePageEntry => ({
  name,
  file,
  styling: null,
  surroundings: { provider: 'material', sheet: null, tailwind: null },
  ...given,
});
const KITS = { joy: '/site/joyKit.tsx' };

const button: LivePage = {
  key: '/material-ui/react-button',
  entries: [
    entry('demo:button/Basic:system', '/content/button/Basic.tsx'),
    entry('component:Gallery', '/content/Gallery.tsx'),
    entry('demo:button/Basic:system', '/content/button/Basic.tsx'),
  ],
};
const card: LivePage = {
  key: '/material-ui/react-card',
  entries: [entry('demo:card/Basic:system', '/content/card/Basic.tsx')],
};

const pagesIn = (dir: string) => readdirSync(path.join(dir, 'live'));
const read = (dir: string, name: string) => readFileSync(path.join(dir, name), 'utf8');

describe('createLiveModules', () => {
  it('writes one module a page, each piece of code imported once', () => {
    const dir = createTemporaryFolder();
    createLiveModules([button], dir, KITS);
    const [file] = pagesIn(dir);
    expect(file).toMatch(/^material-ui-react-button-[0-9a-f]{8}\.js$/);
    expect(read(dir, `live/${file}`)).toBe(`import Live0 from "/content/button/Basic.tsx";
import Live1 from "/content/Gallery.tsx";

export default {
  "demo:button/Basic:system": { Component: Live0, "provider":"material","sheet":null,"tailwind":null },
  "component:Gallery": { Component: Live1, "provider":"material","sheet":null,"tailwind":null },
};
`);
  });

  it('reaches every page by an index that is a chunk of its own', () => {
    const dir = createTemporaryFolder();
    createLiveModules([button, card], dir, KITS);
    expect(read(dir, 'live.js')).toContain(`import(/* webpackChunkName: "live-index" */ './live-index')`);
    const index = read(dir, 'live-index.js');
    for (const [key, words] of [
      [button.key, 'react-button'],
      [card.key, 'react-card'],
    ]) {
      const file = pagesIn(dir).find((name) => name.includes(words ?? ''));
      expect(index).toContain(`${JSON.stringify(key)}: () => import(`);
      expect(index).toContain(`'./live/${file}'`);
    }
  });

  it('keeps each further styling in a chunk of its own, with what it needs around it', () => {
    const dir = createTemporaryFolder();
    const tailwind = entry('demo:button/Basic:tailwind', '/content/button/Basic/tailwind/index.tsx', {
      styling: 'tailwind',
      surroundings: {
        provider: 'joy',
        sheet: { scope: '0badcafe', css: '.a{}' },
        tailwind: '/demos/tailwind-1.css',
      },
    });
    createLiveModules([{ ...button, entries: [...button.entries, tailwind] }], dir, KITS);
    const [further = '', first = ''] = pagesIn(dir).sort((a, b) => b.length - a.length);
    expect(further).toMatch(/^material-ui-react-button-[0-9a-f]{8}\.tailwind\.js$/);
    expect(read(dir, `live/${first}`)).not.toContain('tailwind/index');
    expect(read(dir, `live/${further}`)).toBe(`import "/site/joyKit.tsx";
import Live0 from "/content/button/Basic/tailwind/index.tsx";

export default {
  "demo:button/Basic:tailwind": { Component: Live0, "provider":"joy","sheet":{"scope":"0badcafe","css":".a{}"},"tailwind":"/demos/tailwind-1.css" },
};
`);
    expect(read(dir, 'live-index.js')).toContain(
      `${JSON.stringify(`${button.key} tailwind`)}: () => import(`,
    );
  });

  it('touches only what changed, and takes away the module of a page without live code', () => {
    const dir = createTemporaryFolder();
    expect(createLiveModules([button, card], dir, KITS)).toBe(5);
    const [first] = pagesIn(dir);
    const file = path.join(dir, 'live', first ?? '');
    utimesSync(file, 1, 1);
    expect(createLiveModules([button, card], dir, KITS)).toBe(0);
    expect(statSync(file).mtimeMs).toBe(1000);
    expect(createLiveModules([button, { ...card, entries: [] }], dir, KITS)).toBe(2);
    expect(pagesIn(dir)).toHaveLength(1);
  });

  it('keeps pages apart whose keys differ in signs only', () => {
    const dir = createTemporaryFolder();
    createLiveModules(
      [
        { ...card, key: 'a/b' },
        { ...card, key: 'a-b' },
      ],
      dir,
      KITS,
    );
    expect(pagesIn(dir)).toHaveLength(2);
  });

  it('is there for a site without any live code', () => {
    const dir = createTemporaryFolder();
    createLiveModules([], dir, KITS);
    expect(existsSync(path.join(dir, 'live.js'))).toBe(true);
    expect(existsSync(path.join(dir, 'live.server.js'))).toBe(true);
  });
});
