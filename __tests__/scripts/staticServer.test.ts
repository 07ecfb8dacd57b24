import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createStaticServer } from '../../scripts/staticServer';

const LONG_TEXT = 'A page that is long enough to be worth compressing. '.repeat(100);
const FILES: Record<string, string> = {
  'site/index.html': 'root',
  'site/404.html': 'nothing here',
  'site/material-ui/react-button/index.html': LONG_TEXT,
  'site/about.html': 'about',
  'site/llms.txt': '按钮',
  'site/app-0123456789abcdef0123.js': 'let x;',
  'site/sw.js': 'let y;',
  'site/page-data/sq/d/1234567890.json': '{}',
  'site/demos/Basic.0123456789abcdef.json': '{}',
  'site/demos/frames/room-Chair-system.html': 'a chair',
  'site/demos/frames/assets/shared-GGSCF6W4.js': 'let z;',
  'site/.secret': 'hidden',
  'site-private/secret.txt': 'secret',
};

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-server-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  server = createStaticServer(path.join(folder, 'site'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** `fetch` tidies an address before it is sent; what a rude client sends must arrive as it is. */
function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('addresses', () => {
  it.each([
    ['/', 'root'],
    ['/material-ui/react-button', LONG_TEXT],
    ['/material-ui/react-button?x=1', LONG_TEXT],
    ['/about', 'about'],
  ])('%s is a page', async (address, text) => {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toBe(text);
  });

  it.each([
    ['/material-ui/react-button/', '/material-ui/react-button'],
    ['/material-ui/react-button//?x=1&y=a?b', '/material-ui/react-button?x=1&y=a?b'],
    ['/about/', '/about'],
  ])('%s leads to the form without trailing slash', async (address, location) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
  });

  it.each(['//evil.example/', '/\\evil.example/', '///evil.example'])(
    '%s does not lead to another site',
    async (address) => {
      const { headers } = await ask(address);
      expect(headers.location).toBe('/evil.example');
    },
  );

  it('an address without a page gets the page for that, with its status', async () => {
    const { status, headers, body } = await ask('/no/such/page');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toBe('nothing here');
  });

  it.each([
    '/../site-private/secret.txt',
    '/%2e%2e/site-private/secret.txt',
    '/..%2fsite-private/secret.txt',
    '/..%5csite-private/secret.txt',
    '/.secret',
    '/%2esecret',
  ])('%s shows nothing that is not part of the site', async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(404);
    expect(body.toString()).toBe('nothing here');
  });

  it.each(['/%', '/%00', 'http://evil.example/'])('%s is refused', async (address) => {
    expect((await ask(address)).status).toBe(400);
  });
});

describe('answers', () => {
  it('come compressed to who can read that', async () => {
    const brotli = await ask('/material-ui/react-button', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG_TEXT);

    const gzip = await ask('/material-ui/react-button', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(LONG_TEXT);
    expect(gzip.headers.vary).toContain('Accept-Encoding');
  });

  it('to HEAD have headers and no body', async () => {
    const { status, headers, body } = await ask('/material-ui/react-button', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body).toHaveLength(0);
  });

  it('to any other method name the two there are', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it.each([
    ['/app-0123456789abcdef0123.js', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'public, max-age=0, must-revalidate'],
    ['/about', 'public, max-age=0, must-revalidate'],
    ['/page-data/sq/d/1234567890.json', 'public, max-age=0, must-revalidate'],
    ['/demos/Basic.0123456789abcdef.json', 'public, max-age=31536000, immutable'],
    ['/demos/frames/assets/shared-GGSCF6W4.js', 'public, max-age=31536000, immutable'],
    ['/demos/frames/room-Chair-system.html', 'public, max-age=0, must-revalidate'],
    ['/no/such/page', 'public, max-age=0, must-revalidate'],
  ])('%s may be kept as long as its name allows', async (address, cacheControl) => {
    expect((await ask(address)).headers['cache-control']).toBe(cacheControl);
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await ask('/about');
    const again = await ask('/about', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('carry the headers that keep a browser from guessing and from telling', async () => {
    for (const address of ['/', '/no/such/page', '/about/']) {
      const { headers } = await ask(address);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
  });

  it('say which encoding a text has', async () => {
    const { headers, body } = await ask('/llms.txt');
    expect(headers['content-type']).toBe('text/plain;charset=utf-8');
    expect(body.toString()).toBe('按钮');
  });
});
