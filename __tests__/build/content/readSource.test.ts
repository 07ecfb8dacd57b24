import path from 'node:path';
import { MAX_DOCUMENT_BYTES, readSource } from '../../../src/build/content/readSource';
import { createFolder } from './temporaryRoot';

const read = (content: string | Uint8Array) =>
  readSource(path.join(createFolder({ 'a.md': content }), 'a.md'), 'lib/a.md');

describe('readSource', () => {
  it('reads UTF-8', async () => {
    expect(await read('# 标题\n')).toEqual({
      text: '# 标题\n',
      digest: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      problems: [],
    });
  });

  it('gives another digest for another text', async () => {
    const digestOf = async (text: string) => {
      const source = await read(text);
      return 'digest' in source ? source.digest : null;
    };
    expect(await digestOf('a')).toBe(await digestOf('a'));
    expect(await digestOf('a')).not.toBe(await digestOf('b'));
  });

  it('does not read a file of 5 MB, and says how many bytes a page may have', async () => {
    expect(await read(Buffer.alloc(5 * 1024 * 1024, 'a'))).toEqual({
      problems: [
        {
          code: 'file-too-large',
          file: 'lib/a.md',
          line: 1,
          column: 1,
          message: 'The file has 5,242,880 bytes; a page may have 1,048,576.',
          suggestion: 'Split the page, or move its data into a file that a demo loads.',
        },
      ],
    });
  });

  it('reads a file that is just not too large', async () => {
    expect(await read(Buffer.alloc(MAX_DOCUMENT_BYTES, 'a'))).toMatchObject({ problems: [] });
  });

  it('replaces bytes that are no UTF-8, and points at the first', async () => {
    const bytes = Buffer.concat([
      Buffer.from('# 标题\n\nBäd '),
      Buffer.from([0xff, 0xfe]),
      Buffer.from(' bytes'),
    ]);
    expect(await read(bytes)).toMatchObject({
      text: '# 标题\n\nBäd \uFFFD\uFFFD bytes',
      problems: [{ code: 'invalid-utf8', file: 'lib/a.md', line: 3, column: 5 }],
    });
  });

  it('does not take a replacement character that an author wrote for a bad byte', async () => {
    expect(await read('Shown as \uFFFD.')).toMatchObject({ problems: [] });
    const both = Buffer.concat([Buffer.from('Shown as \uFFFD.\nBad: '), Buffer.from([0xff])]);
    expect(await read(both)).toMatchObject({ problems: [{ line: 2, column: 6 }] });
  });

  it('reads past a byte order mark', async () => {
    expect(await read('\uFEFF# A')).toMatchObject({ text: '# A', problems: [] });
  });
});
