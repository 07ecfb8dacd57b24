import type { ReactNode } from 'react';
import type { DemoSources } from '../../../src/domain/demo';
import type { LiveDemoProps } from '../../../src/site/demos/LiveDemo';
import { PageProviders, RootProviders } from '../../../src/site/providers/PageProviders';

const code = (fileName: string, text: string) => ({
  fileName,
  source: `${text}\n`,
  html: `<span class="code-line"><span class="token">${text.replaceAll('<', '&lt;')}</span>\n</span>`,
});

const shared = { provider: 'material' as const, dependencies: { react: '19.0.0' } };

/** A demo in two stylings: the first in TypeScript with a helper, the second in JavaScript alone. */
export const counterSources: DemoSources = {
  id: 'material-ui/button/Counter',
  name: 'Counter',
  variants: [
    {
      ...shared,
      styling: 'system',
      ts: code('Counter.tsx', 'const a: number = 1 < 2;'),
      js: code('Counter.js', 'const a = 1 < 2;'),
      helpers: [
        {
          fileName: 'parts/rows.ts',
          source: 'export const rows: string[] = [];\n',
          js: { fileName: 'parts/rows.js', source: 'export const rows = [];\n' },
        },
        { fileName: 'data.json', source: '{}\n', js: null },
      ],
    },
    { ...shared, styling: 'css', ts: null, js: code('index.js', "import './styles.css';"), helpers: [] },
  ],
};

export const counter: LiveDemoProps = {
  block: { options: null },
  liveKey: '/material-ui/react-button',
  demo: {
    demoId: 'material-ui/button/Counter',
    name: 'Counter',
    sourcesUrl: '/demos/Counter.0123456789abcdef.json',
    variants: [
      {
        styling: 'system',
        previewHtml: 'the excerpt',
        sourceUrl: 'https://github.com/org/repo/blob/main/Counter.tsx',
        ts: { fileName: 'Counter.tsx' },
        js: { fileName: 'Counter.js' },
      },
    ],
  },
};

/** The same with a second styling, in JavaScript alone. */
export const styledCounter: LiveDemoProps = {
  ...counter,
  demo: {
    ...counter.demo,
    variants: [
      ...counter.demo.variants,
      { styling: 'css', previewHtml: null, sourceUrl: null, ts: null, js: { fileName: 'index.js' } },
    ],
  },
};

export const crash: LiveDemoProps = {
  ...counter,
  demo: { ...counter.demo, demoId: 'material-ui/button/Crash', name: 'Crash' },
};

export function inPage(content: ReactNode) {
  return (
    <RootProviders>
      <PageProviders language="en">{content}</PageProviders>
    </RootProviders>
  );
}

/** Serves the sources; returns what has been asked for. Each test has addresses of its own to fetch. */
export function stubSources(answer: () => Promise<unknown> = async () => counterSources) {
  const stub = jest.fn(async (_url: string) => ({ ok: true, status: 200, json: answer }));
  Object.assign(globalThis, { fetch: stub });
  return stub;
}
