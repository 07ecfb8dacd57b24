import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ParseCache } from '../../../src/build/content/parseCache';
import type { ParsedDocument } from '../../../src/build/pipeline/parsedDocument';
import { createFolder } from './temporaryRoot';

const document = (text: string): ParsedDocument => ({
  frontMatter: {},
  frontMatterPlaces: {},
  heading: { text, line: 1, column: 1 },
  lead: '',
  summary: '',
  leadPlace: null,
  headings: [],
  anchors: [],
  links: [],
  images: [],
  demos: [],
  samples: [],
  blocks: [
    { kind: 'html', html: `<p>${text}</p>` },
    { kind: 'component', name: 'Gallery', props: { columns: 3 } },
  ],
  problems: [],
});
const newDir = () => path.join(createFolder({}), 'deep', 'parsed');

describe('ParseCache', () => {
  it('gives back in another run what it was given in this one', () => {
    const dir = newDir();
    const first = new ParseCache(dir);
    expect(first.get('a')).toBeUndefined();
    const meta = first.set('a', document('A'));
    expect(meta).toMatchObject({ digest: 'a', components: [{ name: 'Gallery', props: { columns: 3 } }] });
    expect(meta).not.toHaveProperty('blocks');
    expect(first.get('a')).toEqual(meta);
    first.save();

    const second = new ParseCache(dir);
    expect(second.get('a')).toEqual(meta);
    expect(second.loadBlocks('a')).toEqual(document('A').blocks);
  });

  it('forgets what a run did not use', () => {
    const dir = newDir();
    const first = new ParseCache(dir);
    first.set('a', document('A'));
    first.set('b', document('B'));
    first.save();

    const second = new ParseCache(dir);
    second.get('b');
    second.save();
    expect(readdirSync(dir).sort()).toEqual(['b.json', 'index.json']);
    const third = new ParseCache(dir);
    expect([third.get('a'), third.get('b')?.digest]).toEqual([undefined, 'b']);
  });

  it('forgets nothing that one run used twice', () => {
    const dir = newDir();
    const cache = new ParseCache(dir);
    cache.set('a', document('A'));
    cache.save();
    cache.get('a');
    cache.save();
    expect(new ParseCache(dir).get('a')).toBeDefined();
  });

  it('begins anew where its index cannot be read', () => {
    const dir = newDir();
    const cache = new ParseCache(dir);
    cache.set('a', document('A'));
    cache.save();
    writeFileSync(path.join(dir, 'index.json'), '{ "a": {');
    expect(new ParseCache(dir).get('a')).toBeUndefined();
  });

  it('says how to go on where a body is lost', () => {
    const dir = newDir();
    const cache = new ParseCache(dir);
    cache.set('a', document('A'));
    cache.save();
    rmSync(path.join(dir, 'a.json'));
    expect(() => new ParseCache(dir).loadBlocks('a')).toThrow(/npm run clean/);
  });
});
