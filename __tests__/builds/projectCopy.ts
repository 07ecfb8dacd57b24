import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const projectRoot = path.resolve(__dirname, '../..');

/** What a build makes, what it does not read, and what a link stands in for. */
const LEFT_OUT = new Set([
  '.cache',
  '.git',
  '__tests__',
  'bench',
  'coverage',
  'node_modules',
  'playwright-report',
  'public',
  'test-results',
]);

/** Settings that whoever runs the tests may have, and that would change what is built or how. */
const UNSET = ['DOCS_CONTENT', 'DOCS_STRICT', 'NODE_ENV', 'PORT'];

type Settings = Readonly<Record<string, string>>;

/** What a command did that has ended. */
export interface CommandResult {
  readonly exitCode: number;
  /** All it printed, without colours. */
  readonly output: string;
}

/** A command that goes on until it is stopped. */
export interface RunningCommand {
  /** All it has printed so far, without colours. */
  output(): string;
  /** Ends it and whatever it has started; resolves when it is gone. */
  stop(): Promise<void>;
}

/**
 * The project in a folder of its own, so that builds in it leave the project's `.cache` and `public`
 * alone. The packages are the project's.
 */
export interface ProjectCopy {
  readonly publicDir: string;
  /** Copies a folder to where content may be edited; returns its path. */
  addRoot(name: string, source: string): string;
  /** Makes an empty folder for content to be written to; returns its path. */
  addEmptyRoot(name: string): string;
  /** `npm run build`. */
  build(settings: Settings): Promise<CommandResult>;
  /** `npm run check`. */
  check(settings: Settings): Promise<CommandResult>;
  /** `npm run develop` on a port. */
  develop(port: number, settings: Settings): RunningCommand;
  /** Ends what still runs, and removes the copy with its roots. */
  remove(): Promise<void>;
}

export function createProjectCopy(): ProjectCopy {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-builds-')));
  const dir = path.join(home, 'project');
  for (const name of readdirSync(projectRoot)) {
    if (!LEFT_OUT.has(name)) cpSync(path.join(projectRoot, name), path.join(dir, name), { recursive: true });
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(dir, 'node_modules'), 'junction');

  const started: RunningCommand[] = [];
  function run(args: readonly string[], settings: Settings) {
    const command = startNode(args, dir, settings);
    started.push(command);
    return command;
  }
  return {
    publicDir: path.join(dir, 'public'),
    addRoot(name, source) {
      const root = path.join(home, 'roots', name);
      cpSync(source, root, { recursive: true });
      return root;
    },
    addEmptyRoot(name) {
      const root = path.join(home, 'roots', name);
      mkdirSync(root, { recursive: true });
      return root;
    },
    build: (settings) => run(['scripts/gatsby.mjs', 'build'], settings).ended,
    check: (settings) => run(['node_modules/tsx/dist/cli.mjs', 'src/build/check/main.ts'], settings).ended,
    develop: (port, settings) => run(['scripts/gatsby.mjs', 'develop', '--port', String(port)], settings),
    async remove() {
      await Promise.all(started.map((command) => command.stop()));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function startNode(
  args: readonly string[],
  cwd: string,
  settings: Settings,
): RunningCommand & { readonly ended: Promise<CommandResult> } {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !UNSET.includes(name)));
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...inherited, CI: 'true', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Gatsby starts workers, and they must end with it.
    detached: true,
  });
  let printed = '';
  const note = (chunk: string): void => void (printed += chunk);
  child.stdout.setEncoding('utf8').on('data', note);
  child.stderr.setEncoding('utf8').on('data', note);
  const output = () => stripVTControlCharacters(printed);
  const ended = new Promise<CommandResult>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: output() }));
  });
  return {
    output,
    ended,
    async stop() {
      endGroup(child);
      await ended;
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** The report of problems among what a command printed, totals included; empty where there is none. */
export function reportOf({ output }: CommandResult): string {
  return (
    /^\S+:\d+:\d+ (?:error|warning) [^]*?\d+ errors? and \d+ warnings? in \d+ files?\.$/m.exec(output)?.[0] ??
    ''
  );
}

/** How many files a build parsed, and how many it had parsed before. */
export function parsedOf({ output }: CommandResult): { readonly parsed: number; readonly cached: number } {
  const [, parsed, cached] = /docs: (\d+) files parsed, (\d+) from cache/.exec(output) ?? [];
  return { parsed: Number(parsed), cached: Number(cached) };
}

/** Every file below a folder, relative to it, sorted; none where the folder is not there. */
export function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(dir, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** The addresses of the pages in a folder of a built site, as a reader would type them. */
export function listPages(publicDir: string): string[] {
  return listFiles(publicDir)
    .filter((file) => file.endsWith('/index.html') && !file.startsWith('404/'))
    .map((file) => `/${file.replace(/\/index\.html$/, '')}`)
    .sort();
}

/** The HTML of a page. */
export function readPage(publicDir: string, address: string): string {
  return readFileSync(path.join(publicDir, address, 'index.html'), 'utf8');
}
