import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A content root of three pages, written file by file so that tests can edit them. */
const FILES = {
  'site.yml': `title: Tiny docs
siteUrl: https://tiny.example.com
assets: static
products:
  - id: tiny
    name: Tiny
    category: core
    paths: [/tiny]
    dir: tiny
    versions: [{ text: v1, current: true }]
`,
  'static/terms.txt': 'What one agrees to.',
  'static/old/note.txt': 'What was true once.',
  'tiny/sidebar.yml': `- pathname: /tiny/start
  title: To begin with
- pathname: /tiny/more
- pathname: /tiny/rest
`,
  'tiny/start.md': `# Start

<p class="description">The page one begins with.</p>

The first text. The [next page](/tiny/more) has more.
`,
  'tiny/more.md': `# More

<p class="description">The page that has more to say.</p>

{{"demo": "Counter.js"}}
`,
  'tiny/Counter.tsx': `import * as React from 'react';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return <button onClick={() => setCount(count + 1)}>Counted {count}</button>;
}
`,
  'tiny/rest.md': `# Rest

<p class="description">The page that has the rest.</p>
`,
} as const;

/** Writes the root into a folder. */
export function writeTinyRoot(dir: string): void {
  for (const [file, text] of Object.entries(FILES)) {
    const target = path.join(dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
