import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { createLiveModules, type LivePage } from '../../../src/build/demos/liveModules';
import { createTemporaryFolder } from './fixtureDemos';

const button: LivePage = {
  key: '/material-ui/react-button',
  entries: [
    { name: 'demo:button/Basic:system', file: '/content/button/Basic.tsx' },
    { name: 'component:Gallery', file: '/content/Gallery.tsx' },
    { name: 'demo:button/Basic:system', file: '/content/button/Basic.tsx' },
  ],
};
const card: LivePage = {
  key: '/material-ui/react-card',
  entries: [{ name: 'demo:card/Basic:system', file: '/content/card/Basic.tsx' }],
};

const pagesIn = (dir: string) => readdirSync(path.join(dir, 'live'));
const read = (dir: string, name: string) => readFileSync(path.join(dir, name), 'utf8');

describe('createLiveModules', () => {
  it('writes one module a page, each piece of code imported once', () => {
    const dir = createTemporaryFolder();
    createLiveModules([button], dir);
    const [file] = pagesIn(dir);
    expect(file).toMatch(/^material-ui-react-button-[0-9a-f]{8}\.js$/);
    expect(read(dir, `live/${file}`)).toBe(`import Live0 from "/content/button/Basic.tsx";
import Live1 from "/content/Gallery.tsx";

export default {
  "demo:button/Basic:system": Live0,
  "component:Gallery": Live1,
};
`);
  });

  it('reaches every page by an index that is a chunk of its own', () => {
    const dir = createTemporaryFolder();
    createLiveModules([button, card], dir);
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

  it('touches only what changed, and takes away the module of a page without live code', () => {
    const dir = createTemporaryFolder();
    expect(createLiveModules([button, card], dir)).toBe(5);
    const [first] = pagesIn(dir);
    const file = path.join(dir, 'live', first ?? '');
    utimesSync(file, 1, 1);
    expect(createLiveModules([button, card], dir)).toBe(0);
    expect(statSync(file).mtimeMs).toBe(1000);
    expect(createLiveModules([button, { ...card, entries: [] }], dir)).toBe(2);
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
    );
    expect(pagesIn(dir)).toHaveLength(2);
  });

  it('is there for a site without any live code', () => {
    const dir = createTemporaryFolder();
    createLiveModules([], dir);
    expect(existsSync(path.join(dir, 'live.js'))).toBe(true);
    expect(existsSync(path.join(dir, 'live.server.js'))).toBe(true);
  });
});
