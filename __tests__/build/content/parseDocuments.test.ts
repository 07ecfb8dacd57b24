import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listDocuments } from '../../../src/build/content/listFiles';
import { ParseCache } from '../../../src/build/content/parseCache';
import { parseDocuments } from '../../../src/build/content/parseDocuments';
import { createFolder, rootOf, siteFile } from './temporaryRoot';

const PROJECT = path.resolve(__dirname, '../../..');
const page = (title: string) => `# ${title}\n\n<p class="description">A page.</p>\n`;

async function parse(dir: string, codeDigest = 'code') {
  const root = rootOf(dir);
  const cache = new ParseCache(path.join(dir, '.cache'));
  const { files } = await listDocuments(root);
  const context = { codeDigest, projectRoot: PROJECT, workDir: path.join(dir, '.cache') };
  const { documents, problems, parsed, cached } = await parseDocuments(files, root.config, cache, context);
  cache.save();
  return {
    titles: documents.map(({ meta }) => meta.heading?.text),
    problems: problems.map(({ code, file, line }) => `${code} ${file}:${line}`),
    counts: [parsed, cached],
  };
}

describe('parseDocuments', () => {
  it('parses every file once; later only those that changed', async () => {
    const dir = createFolder({ 'site.yml': siteFile(), 'lib/a.md': page('A'), 'lib/b.md': page('B') });
    expect(await parse(dir)).toEqual({ titles: ['A', 'B'], problems: [], counts: [2, 0] });
    expect(await parse(dir)).toEqual({ titles: ['A', 'B'], problems: [], counts: [0, 2] });
    writeFileSync(path.join(dir, 'lib', 'b.md'), page('C'));
    expect(await parse(dir)).toEqual({ titles: ['A', 'C'], problems: [], counts: [1, 1] });
  });

  it('parses everything again when the parser changed, or what it is told of the site', async () => {
    const dir = createFolder({ 'site.yml': siteFile(), 'lib/a.md': page('A') });
    await parse(dir);
    expect((await parse(dir, 'other code')).counts).toEqual([1, 0]);
    writeFileSync(
      path.join(dir, 'site.yml'),
      `${siteFile()}externalPaths: { /blog: 'https://example.com' }\n`,
    );
    expect((await parse(dir, 'other code')).counts).toEqual([1, 0]);
  });

  it('parses a file that has moved, as its problems name it', async () => {
    const dir = createFolder({ 'site.yml': siteFile(), 'lib/a.md': page('A') });
    await parse(dir);
    rmSync(path.join(dir, 'lib', 'a.md'));
    writeFileSync(path.join(dir, 'lib', 'z.md'), page('A'));
    expect((await parse(dir)).counts).toEqual([1, 0]);
  });

  it('leaves out what cannot be read or built, reports it, and reports it again from the cache', async () => {
    const dir = createFolder({
      'site.yml': siteFile(),
      'lib/a.md': page('A'),
      'lib/broken.mdx': '# Broken\n\n<Unclosed>\n',
      'lib/large.md': 'a'.repeat(5 * 1024 * 1024),
      'lib/odd.md': Buffer.concat([Buffer.from(page('Odd')), Buffer.from([0xff])]),
    });
    const expected = {
      titles: ['A', 'Odd'],
      problems: [
        'file-too-large lib/large.md:1',
        'invalid-utf8 lib/odd.md:4',
        expect.stringMatching(/^mdx-syntax lib\/broken\.mdx:\d$/),
      ],
    };
    expect(await parse(dir)).toEqual({ ...expected, counts: [3, 0] });
    expect(await parse(dir)).toEqual({ ...expected, counts: [0, 3] });
  });
});
