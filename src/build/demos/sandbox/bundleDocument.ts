import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { BROWSER_TARGET } from '../browserTarget';

/** Files of the site, named by path: the wings do not import each other. */
const BOOT_FILE = 'src/site/demos/editor/sandbox/boot.ts';
const STYLES_FILE = 'src/site/demos/editor/sandbox/sandbox.css';
const TAILWIND_FILE = 'node_modules/@tailwindcss/browser/dist/index.global.js';

/**
 * What holds before any script has run. The rest of the policy names the site's own address, which
 * nobody knows at build time and `'self'` does not mean in a document without an origin: the script
 * adds it, and a browser applies both.
 */
const FIRST_POLICY = [
  "connect-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-src 'none'",
  "worker-src 'none'",
  "object-src 'none'",
  "manifest-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The document that runs edited demos: its styles, and the script that waits for code. The script is
 * in the document itself, because what an origin-less document loads from elsewhere counts as foreign,
 * and browsers tell nothing about errors in foreign scripts, nor in what those evaluate.
 */
export async function bundleDocument(
  projectRoot: string,
): Promise<{ text: string; files: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(projectRoot, BOOT_FILE), path.join(projectRoot, STYLES_FILE)],
    outdir: 'sandbox',
    absWorkingDir: projectRoot,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    format: 'iife',
    platform: 'browser',
    target: BROWSER_TARGET,
    tsconfigRaw: '{}',
    logLevel: 'silent',
  });
  const textOf = (extension: string): string =>
    outputFiles.find((file) => file.path.endsWith(extension))?.text.trim() ?? '';
  const text = [
    '<!doctype html><html lang="en" dir="ltr" class="js"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${FIRST_POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Edited demo</title><style>${textOf('.css').replaceAll('</', '<\\/')}</style></head>`,
    `<body><div class="demo"></div><script>${textOf('.js').replaceAll('</script', '<\\/script')}</script></body></html>\n`,
  ].join('\n');
  const files = Object.keys(metafile.inputs).map((name) => path.resolve(projectRoot, name));
  return { text, files: files.sort() };
}

/** Tailwind's compiler for browsers, so that classes which a reader adds work too. */
export function readTailwind(projectRoot: string): string {
  return readFileSync(path.join(projectRoot, TAILWIND_FILE), 'utf8');
}
