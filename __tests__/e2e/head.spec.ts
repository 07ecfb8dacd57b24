import { expect, test } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const PUBLIC = path.resolve(__dirname, '../../public');
const SITE = 'https://docs.example.com';
const PRODUCTS: Record<string, string> = {
  'material-ui': 'Material UI',
  'joy-ui': 'Joy UI',
  system: 'MUI System',
  'base-ui': 'Base UI',
  core: 'Core',
  experiments: 'Docs Infra',
  x: 'Docs Infra',
  docs: 'Docs',
};
const NOT_FOUND = new Set(['/404', '/404.html']);

interface Head {
  /** Path of the page in the site. */
  readonly path: string;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly html: string;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decode = (text: string) =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');
}

function readHead(file: string): Head {
  const html = readFileSync(path.join(PUBLIC, file), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = (pattern: RegExp) => head.match(pattern) ?? [];
  const links = tags(/<link\b[^>]*>/g);
  const bare = file.replace(/\/index\.html$/, '') || '/';
  return {
    path: bare,
    titles: tags(/<title\b[^>]*>[^<]*<\/title>/g).map((tag) => decode(tag.replace(/<[^>]*>/g, ''))),
    descriptions: tags(/<meta\b[^>]*name="description"[^>]*>/g).map((tag) => attribute(tag, 'content')),
    canonicals: links
      .filter((tag) => attribute(tag, 'rel') === 'canonical')
      .map((tag) => attribute(tag, 'href')),
    alternates: links
      .filter((tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang') !== '')
      .map((tag) => ({ language: attribute(tag, 'hreflang'), href: attribute(tag, 'href') })),
    html,
  };
}

/** Every file of the site, from its root: `/index.html`. */
function listFiles(): string[] {
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

const files = listFiles();
/** Below `_gatsby` lie pieces that Gatsby made pages of, below `demos` documents that pages frame. */
const isPage = (file: string) => file.endsWith('.html') && !/^\/(?:_gatsby|demos)\//.test(file);
const heads = files.filter(isPage).map(readHead);
const documents = heads.filter((head) => !NOT_FOUND.has(head.path) && head.path !== '/');
const byPath = new Map(heads.map((head) => [head.path, head]));
const withoutLanguage = (address: string) => address.replace(/^\/zh(?=\/|$)/, '') || '/';

test('the site has pages, in both languages', () => {
  expect(documents.length).toBeGreaterThan(30);
  expect(documents.filter((head) => head.path.startsWith('/zh/')).length).toBeGreaterThan(15);
});

test('each page has one title, one description and, unless it is none, one canonical address', () => {
  const wrong = heads
    .filter(
      ({ path: address, titles, descriptions, canonicals }) =>
        titles.length !== 1 ||
        titles[0] === '' ||
        descriptions.length !== 1 ||
        canonicals.length !== (NOT_FOUND.has(address) ? 0 : 1),
    )
    .map(({ path: address, titles, descriptions, canonicals }) => ({
      address,
      titles,
      descriptions,
      canonicals,
    }));
  expect(wrong).toEqual([]);
});

test('each title names the product, and no two pages of a language share one', () => {
  const seen = new Map<string, string>();
  const wrong: string[] = [];
  for (const { path: address, titles } of documents) {
    const title = titles[0] ?? '';
    const product = PRODUCTS[withoutLanguage(address).split('/')[1] ?? ''];
    if (product === undefined || !title.includes(product))
      wrong.push(`${address}: “${title}” lacks ${product}`);
    const key = `${address.startsWith('/zh/') ? 'zh' : 'en'} ${title}`;
    const other = seen.get(key);
    if (other !== undefined) wrong.push(`${address} and ${other} share “${title}”`);
    seen.set(key, address);
  }
  expect(wrong).toEqual([]);
});

test('each description is the page’s own, and says something', () => {
  const seen = new Map<string, string>();
  const wrong: string[] = [];
  for (const { path: address, descriptions } of documents) {
    const description = descriptions[0] ?? '';
    // A Chinese sentence says in fifteen characters what takes forty in English.
    const shortest = /\p{Script=Han}/u.test(description) ? 12 : 30;
    if (description.length < shortest || description.length > 170) wrong.push(`${address}: “${description}”`);
    const key = `${address.startsWith('/zh/') ? 'zh' : 'en'} ${description}`;
    const other = seen.get(key);
    if (other !== undefined) wrong.push(`${address} and ${other} share “${description}”`);
    seen.set(key, address);
  }
  expect(wrong).toEqual([]);
});

/** What packages say of themselves is in one language; only the frame of such a page is translated. */
const isApiPage = (html: string) => html.includes('class="prose api"');

test('each canonical address is the page, or the original of a page that is not translated', () => {
  const wrong: string[] = [];
  for (const { path: address, canonicals, html } of documents) {
    const untranslated = /class="[^"]*\buntranslated\b/.test(html);
    const expected = SITE + (untranslated || isApiPage(html) ? withoutLanguage(address) : address);
    if (canonicals[0] !== expected) wrong.push(`${address}: ${canonicals[0]} instead of ${expected}`);
    if (untranslated && !address.startsWith('/zh/'))
      wrong.push(`${address}: an original cannot be untranslated`);
  }
  expect(wrong).toEqual([]);
});

test('alternates name pages that are there, and the page itself among them', () => {
  const wrong: string[] = [];
  for (const { path: address, alternates, canonicals } of documents) {
    for (const { language, href } of alternates) {
      const target = byPath.get(href.slice(SITE.length));
      if (!href.startsWith(SITE) || !target) wrong.push(`${address}: ${language} leads to ${href}`);
      else if (target.canonicals[0] !== href)
        wrong.push(`${address}: ${language} leads to the untranslated ${href}`);
    }
    if (alternates.length > 0 && !alternates.some(({ href }) => href === canonicals[0])) {
      wrong.push(`${address}: is not among its own alternates`);
    }
  }
  expect(wrong).toEqual([]);
});

test('each page has one h1 and one main', () => {
  const wrong = heads.filter(
    ({ html }) => html.match(/<h1\b/g)?.length !== 1 || html.match(/<main\b/g)?.length !== 1,
  );
  expect(wrong.map((head) => head.path)).toEqual([]);
});

test('every link and every image between pages leads somewhere', () => {
  const known = new Set(files);
  const wrong: string[] = [];
  for (const { path: address, html } of heads) {
    for (const tag of html.match(/<(?:a|img)\b[^>]*>/g) ?? []) {
      const target = attribute(tag, 'href') || attribute(tag, 'src');
      if (!/^\/(?!\/)/.test(target)) continue;
      const bare = target.replace(/[?#].*$/s, '');
      if (!byPath.has(bare) && !known.has(decodeURI(bare))) wrong.push(`${address}: ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});
