import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What Playwright needs to start a browser. */
export interface Chromium {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
}

/** A container has no sandbox and no GPU, and a closed network nobody to talk to. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const projectRoot = path.resolve(__dirname, '..');

/**
 * Finds a Chromium: the one `CHROMIUM_PATH` names, else one of the system, else the one that
 * `@sparticuz/chromium` carries, unpacked on first use. `DOCS_CHROMIUM=bundled` asks for the last.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): Chromium {
  const inherited = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, args: ARGS, env: inherited };
  const system = env.DOCS_CHROMIUM === 'bundled' ? undefined : findSystemChromium(env.PATH ?? '');
  if (system !== undefined) return { executablePath: system, args: ARGS, env: inherited };

  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No Chromium was found. The one that comes with the packages runs on 64-bit Linux only (this is ${process.platform} ${process.arch}): install Chrome or Chromium, or name it in CHROMIUM_PATH.`,
    );
  }
  const folder = unpackBundledChromium();
  return {
    executablePath: path.join(folder, 'chromium'),
    args: ARGS,
    env: {
      ...inherited,
      // A bare machine lacks NSS and expat; the package carries both.
      LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

function findSystemChromium(searchPath: string): string | undefined {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  const candidates = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => path.join(folder, name)));
  return [...candidates, ...SYSTEM_PATHS].find((candidate) => existsSync(candidate));
}

/** Unpacks the browser beside the packages, once per version. Returns the folder. */
function unpackBundledChromium(): string {
  const manifest = path.join(projectRoot, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const cache = path.join(projectRoot, 'node_modules/.cache/chromium');
  const folder = path.join(cache, version);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  // Renamed when it is whole, so that no other process finds half a browser.
  const staging = mkdtempSync(path.join(cache, 'unpacking-'));
  const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: projectRoot,
    stdio: 'inherit',
    // The package unpacks into the folder for temporary files, its libraries only where it
    // believes to run on AWS Lambda.
    env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  if (status !== 0) throw new Error('The Chromium of @sparticuz/chromium could not be unpacked.');

  // Its own list of font folders is meant for AWS Lambda.
  writeFileSync(
    path.join(staging, 'fonts.conf'),
    [
      '<?xml version="1.0"?>',
      '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
      '<fontconfig>',
      '  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
      `  <dir>${path.join(folder, 'fonts')}</dir>`,
      `  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`,
      '</fontconfig>',
      '',
    ].join('\n'),
  );
  if (existsSync(folder)) rmSync(staging, { recursive: true });
  else renameSync(staging, folder);
  return folder;
}
