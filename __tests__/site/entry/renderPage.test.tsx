/** @jest-environment node */
import type { RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { collectDemo } from '../../../src/site/demos/demoHead';
import { addCommonTags, orderHead } from '../../../src/site/entry/headTags';
import { renderPage } from '../../../src/site/entry/renderPage';
import { bodyScript, headScript } from '../../../src/site/theme/colorModeScript';

/** Jest has one stand-in for all files of the font packages; so they share one address here. */
jest.mock('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', () => ({
  __esModule: true,
  default: '/static/font.woff2',
}));

const { onRenderBody: runHelmetPlugin } = jest.requireActual<{
  onRenderBody: (args: ReplaceRendererArgs) => void;
}>('gatsby-plugin-react-helmet/gatsby-ssr');

/** Gathers what a renderer sets, as Gatsby does for one page. */
class GatsbyPage {
  html = '';
  head: ReactNode[] = [];
  preBody: ReactNode[] = [];
  htmlAttributes: Record<string, unknown> = {};
  bodyAttributes: Record<string, unknown> = {};
  readonly args: ReplaceRendererArgs & RenderBodyArgs;

  constructor(pathname: string, bodyComponent: ReactElement) {
    this.args = {
      pathname,
      bodyComponent,
      replaceBodyHTMLString: (html) => (this.html = html),
      setHeadComponents: (components) => this.head.push(...components.flat(Infinity as 1)),
      setPreBodyComponents: (components) => this.preBody.push(...components),
      setPostBodyComponents: () => {},
      setBodyProps: () => {},
      loadPageDataSync: () => {
        throw new Error('Not asked for');
      },
      setHtmlAttributes: (attributes) => Object.assign(this.htmlAttributes, attributes),
      setBodyAttributes: (attributes) => Object.assign(this.bodyAttributes, attributes),
    };
  }

  headHtml() {
    return this.head.map((node) => (isValidElement(node) ? renderToStaticMarkup(node) : '')).join('\n');
  }
}

function Doc({ title }: { title: string }) {
  return (
    <>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={`About ${title}`} />
        <link rel="canonical" href={`https://docs.example.com/${title}`} />
      </Helmet>
      <h1>{title}</h1>
    </>
  );
}

/** What Gatsby does: renders, waits, and only then asks the plugins for more. */
async function buildPage(page: GatsbyPage) {
  await Promise.resolve().then(() => renderPage(page.args));
  await Promise.resolve();
  runHelmetPlugin(page.args);
  addCommonTags(page.args);
  return page;
}

test('each of the pages that are rendered at once gets its own head, once', async () => {
  const titles = ['Button', 'Alert', 'Table'];
  const pages = await Promise.all(
    titles.map((title) => buildPage(new GatsbyPage(`/${title}`, <Doc title={title} />))),
  );
  pages.forEach((page, index) => {
    const title = titles[index] ?? '';
    expect(page.html).toBe(`<h1>${title}</h1>`);
    const head = page.headHtml();
    expect(head.match(/<title[^>]*>[^<]*<\/title>/g)).toEqual([
      `<title data-react-helmet="true">${title}</title>`,
    ]);
    expect(head.match(/name="description"/g)).toHaveLength(1);
    expect(head).toContain(`content="About ${title}"`);
    expect(head).toContain(`href="https://docs.example.com/${title}"`);
  });
});

test('a page that fails leaves nothing behind for the next one', () => {
  function Broken(): never {
    throw new Error('broken');
  }
  const broken = new GatsbyPage(
    '/broken',
    <>
      <Doc title="Broken" />
      <Broken />
    </>,
  );
  expect(() => renderPage(broken.args)).toThrow('broken');
  const next = new GatsbyPage('/next', <h1>Next</h1>);
  renderPage(next.args);
  expect(next.headHtml()).not.toContain('Broken');
});

test('a page without a title gets no empty one', () => {
  const page = new GatsbyPage('/', <p />);
  renderPage(page.args);
  runHelmetPlugin(page.args);
  expect(page.headHtml()).not.toContain('<title');
});

test('the language of the page is the one of its address, unless the page says otherwise', () => {
  const english = new GatsbyPage('/material-ui/react-button', <p />);
  const chinese = new GatsbyPage('/zh/material-ui/react-button', <p />);
  const own = new GatsbyPage(
    '/zh/page',
    <Helmet htmlAttributes={{ lang: 'pt' }} bodyAttributes={{ className: 'own' }} />,
  );
  for (const page of [english, chinese, own]) renderPage(page.args);
  expect(english.htmlAttributes).toMatchObject({ lang: 'en' });
  expect(chinese.htmlAttributes).toMatchObject({ lang: 'zh' });
  expect(own.htmlAttributes).toMatchObject({ lang: 'pt' });
  expect(own.bodyAttributes).toMatchObject({ className: 'own' });
});

test('the styles that a page’s demos asked for are in its head, and in no other', () => {
  function Demo() {
    collectDemo({
      html: '',
      styles: [{ key: 'demo', ids: ['abc'], css: '.demo-abc{color:red}' }],
      provider: 'material',
      sheet: null,
      tailwind: null,
    });
    return <p>Demo</p>;
  }
  const page = new GatsbyPage('/demo', <Demo />);
  const other = new GatsbyPage('/other', <p />);
  renderPage(page.args);
  renderPage(other.args);
  expect(page.headHtml()).toContain('<style data-emotion="demo abc">.demo-abc{color:red}</style>');
  expect(other.headHtml()).not.toContain('data-emotion');
});

test('nothing is sent to anybody in a build without a measurement id', () => {
  const page = new GatsbyPage('/', <p />);
  renderPage(page.args);
  addCommonTags(page.args);
  expect(page.headHtml()).not.toMatch(/https?:/);
});

test('a build with a measurement id brings the client of the analytics', () => {
  const before = process.env.GATSBY_GA_MEASUREMENT_ID;
  process.env.GATSBY_GA_MEASUREMENT_ID = 'G-TEST';
  const page = new GatsbyPage('/', <p />);
  renderPage(page.args);
  addCommonTags(page.args);
  if (before === undefined) delete process.env.GATSBY_GA_MEASUREMENT_ID;
  else process.env.GATSBY_GA_MEASUREMENT_ID = before;
  expect(page.headHtml()).toContain('src="https://www.googletagmanager.com/gtag/js?id=G-TEST"');
});

test('colours are right before the first paint: the script is first in the head and in the body', () => {
  const page = new GatsbyPage('/', <Doc title="Page" />);
  renderPage(page.args);
  addCommonTags(page.args);
  const [first] = orderHead([<style key="css">{'a{}'}</style>, ...page.head]);
  expect(isValidElement(first) ? renderToStaticMarkup(first) : '').toBe(`<script>${headScript}</script>`);
  const [firstOfBody] = page.preBody;
  expect(isValidElement(firstOfBody) ? renderToStaticMarkup(firstOfBody) : '').toBe(
    `<script>${bodyScript}</script>`,
  );
});

test('the head is in order: what crawlers read, what is fetched early, then the styles as they were', () => {
  const page = new GatsbyPage('/', <Doc title="Page" />);
  renderPage(page.args);
  addCommonTags(page.args);
  const styles = [<style key="1">{'a{}'}</style>, <style key="2">{'b{}'}</style>];
  const ordered = orderHead([...styles, ...page.head])
    .filter(isValidElement<{ rel?: string; children?: string }>)
    .map(({ type, props }) => [type, props.rel ?? (type === 'style' ? props.children : '')].join(' ').trim());
  expect(ordered).toEqual([
    'script',
    'title',
    'meta',
    'meta',
    'meta',
    'link preload',
    'link preload',
    'link canonical',
    'link icon',
    'style a{}',
    'style b{}',
  ]);
});

test('both first fonts are fetched early, and the browser’s frame has a colour for each mode', () => {
  const page = new GatsbyPage('/', <p />);
  renderPage(page.args);
  addCommonTags(page.args);
  const head = page.headHtml();
  expect(
    head.match(
      /<link rel="preload" as="font" type="font\/woff2" href="\/static\/font\.woff2" crossorigin/g,
    ) ?? [],
  ).toHaveLength(2);
  expect(head.match(/name="theme-color" media="\(prefers-color-scheme: (?:light|dark)\)"/g)).toHaveLength(2);
});
