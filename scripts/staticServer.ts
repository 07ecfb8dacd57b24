import compression from 'compression';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** A name that changes with its content: webpack's and our own hashed files. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.[a-z0-9]+(?:\.map)?$/;
/** Names in here change with their content as well, with a digest of esbuild's kind. */
const HASHED_FOLDER = '/demos/frames/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';

/**
 * Serves a built site as a CDN would: compressed, at addresses without trailing slash and without
 * `.html`, hashed files cached for ever and everything else asked for again, `404.html` with the
 * status that belongs to it.
 *
 * @param folder where the site lies (`public`); read anew on each request, so a rebuild shows
 */
export function createStaticServer(folder: string): Server {
  const compress = compression();
  const serveFile = sirv(folder, { dev: true, etag: true, setHeaders: setFileHeaders });
  const notFoundPage = path.join(path.resolve(folder), '404.html');

  return createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return endPlainly(response, 405, 'Method not allowed');
    }
    const address = readAddress(request);
    if (address === null) return endPlainly(response, 400, 'Bad request');
    if (address.redirect !== null) {
      response.setHeader('Location', address.redirect);
      return endPlainly(response, 308, 'Moved');
    }
    // A range of a compressed answer has no meaning, and nothing here is large enough to need one.
    delete request.headers.range;
    compress(request, response, () => {
      if (address.hidden) return sendNotFound(response, notFoundPage);
      serveFile(request, response, () => sendNotFound(response, notFoundPage));
    });
  });
}

interface Address {
  /** Where the page really is; null when the request already says so. */
  readonly redirect: string | null;
  /** A dot file: there for tools, not for readers. */
  readonly hidden: boolean;
}

/** Reads the address asked for; null where it is no address at all. */
function readAddress(request: IncomingMessage): Address | null {
  const [rawPath = '', ...rest] = (request.url ?? '/').split('?');
  let decoded: string;
  try {
    decoded = decodeURIComponent(rawPath);
  } catch {
    return null;
  }
  if (!rawPath.startsWith('/') || decoded.includes('\0')) return null;
  // `//host` and `/\host` would lead a browser to another site.
  const clean = rawPath.replace(/^[/\\]+/, '/').replace(/(?<=.)\/+$/, '');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  return {
    redirect: clean === rawPath ? null : clean + query,
    hidden: decoded.split(/[/\\]/).some((segment) => /^\.(?!well-known$)/.test(segment)),
  };
}

function setFileHeaders(response: ServerResponse, pathname: string): void {
  const hashed = HASHED_NAME.test(pathname) || pathname.startsWith(HASHED_FOLDER);
  const changing = pathname.startsWith('/page-data/') || !hashed;
  response.setHeader('Cache-Control', changing ? ALWAYS_ASK : FOREVER);
  if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
}

function sendNotFound(response: ServerResponse, page: string): void {
  if (!existsSync(page)) return endPlainly(response, 404, 'Not found');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': ALWAYS_ASK });
  createReadStream(page).pipe(response);
}

function endPlainly(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' });
  response.end(`${text}\n`);
}
