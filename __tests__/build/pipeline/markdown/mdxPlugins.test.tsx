import { evaluate } from '@mdx-js/mdx';
import { createElement, Fragment, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsx, jsxs } from 'react/jsx-runtime';
import { createMdxPlugins } from '../../../../src/build/pipeline/markdown/mdxPlugins';
import { htmlOf, parse } from './parse';

// These packages of MDX name their entry for `import` alone, which Jest does not look for.
jest.mock('estree-walker', () => requireEntry('estree-walker/src/index.js'), { virtual: true });
jest.mock('is-reference', () => requireEntry('is-reference/src/index.js'), { virtual: true });
jest.mock('periscopic', () => requireEntry('periscopic/src/index.js'), { virtual: true });

function requireEntry(file: string): unknown {
  return jest.requireActual(`../../../../node_modules/${file}`);
}

function show(name: string) {
  return (props: Readonly<Record<string, unknown>>) =>
    createElement('i', null, `${name} ${JSON.stringify(props)}`);
}

const components = {
  DocDemo: show('DocDemo'),
  DocComponent: show('DocComponent'),
  DocCodeGroup: show('DocCodeGroup'),
  Box: ({ children }: { children?: React.ReactNode }) => createElement('section', null, children),
};

/** Compiles MDX as gatsby-plugin-mdx does, and renders it. */
async function render(text: string, plugins: object = createMdxPlugins()): Promise<string> {
  const { default: Content } = await evaluate(text, { Fragment, jsx, jsxs, ...plugins });
  return renderToStaticMarkup(
    createElement(Content as ComponentType<{ components: typeof components }>, { components }),
  );
}

const textOf = (html: string) => html.replaceAll('&quot;', '"');

describe('an MDX page, compiled with the plugins', () => {
  test('leaves heading and lead to the layout', async () => {
    expect(await render('# A {#top}\n\n<p class="description">Lead</p>\n\nText.\n')).toBe('<p>Text.</p>');
  });

  test('looks like a Markdown page', async () => {
    const text = [
      '## First 🧪 <span class="plan-pro"></span>',
      '',
      '## First {#one}',
      '',
      ':::warning Mind *this*',
      'Text with [a link](/x/#y) and [another](https://example.com).',
      ':::',
      '',
      '```tsx title="a.tsx" {1}',
      'const a = {b: `</code>`};',
      '```',
      '',
      '![Alt](https://example.com/a.png)',
      '',
    ].join('\n');
    // React orders attributes, and writes void elements and quotes, in a way of its own.
    const normalize = (html: string) =>
      html
        .replace(/&#x27;/g, "'")
        .replace(/\n/g, '')
        .replace(/ \/?>/g, '>')
        .replace(/\/>/g, '>');
    const sorted = (html: string) =>
      normalize(html).replace(
        /<(\w+)((?: [\w-]+="[^"]*")+)>/g,
        (_tag, name: string, attributes: string) =>
          `<${name} ${attributes
            .match(/[\w-]+="[^"]*"/g)
            ?.sort()
            .join(' ')}>`,
      );
    const markdown = htmlOf(parse(`# A\n\n${text}`));
    const mdx = await render(text);
    expect(sorted(mdx)).toBe(sorted(markdown));
  });

  test('has components for demos, components and code groups', async () => {
    const html = textOf(
      await render(
        '{{"demo": "A.js"}}\n{{"component": "Any", "a": -1, "b": {"__proto__": [null, true, "x"]}}}\n\n- item\n\n  {{"demo": "B.js"}}\n\n<codeblock storageKey="k">\n```bash npm\nnpm i\n```\n</codeblock>\n',
      ),
    );
    expect(html).toContain('<i>DocDemo {"reference":0}</i>');
    expect(html).toContain('<i>DocDemo {"reference":1}</i>');
    expect(html).toContain(
      '<i>DocComponent {"name":"Any","props":{"a":-1,"b":{"__proto__":[null,true,"x"]}}}</i>',
    );
    expect(html).toMatch(
      /<i>DocCodeGroup \{"storageKey":"k","tabs":\[\{"label":"npm","html":"&lt;div class=/,
    );
  });

  test('numbers demos as parseDocument does, past directives that are none', async () => {
    const text = '{{"demo": 5}}\n{{"demo": "A.js"}}\n';
    expect(parse(`# A\n\n${text}`, { format: 'mdx' }).demos).toHaveLength(1);
    const html = textOf(await render(text));
    expect(html).toContain('<p class="placeholder" role="note">');
    expect(html).toContain('DocDemo {"reference":0}');
  });

  test('keeps its own JSX, with Markdown in it', async () => {
    expect(await render('<Box>\n\n| a |\n|--:|\n| 1 |\n\n</Box>\n')).toMatch(
      /^<section><div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>.*<td style="text-align:end">1<\/td>/s,
    );
  });

  test('runs no script that stands in it as an element', async () => {
    expect(
      await render(
        'a <b title="x" className="k">b</b> <a href="javascript:x" id="i">c</a> <script>alert(1)</script>\n',
      ),
    ).toBe('<p>a <b title="x" class="k">b</b> <a id="i">c</a> </p>');
  });

  test('sends links below external paths to their site', async () => {
    const plugins = createMdxPlugins({ externalPaths: { '/blog': 'https://example.com' } });
    expect(await render('[a](/blog/b)\n', plugins)).toBe('<p><a href="https://example.com/blog/b">a</a></p>');
  });
});
