import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(__dirname, '..');

export interface BuildFigures {
  /** Wall time of the whole command, in seconds. */
  readonly wall: number;
  /** User and system time of the command and its children, in seconds. */
  readonly cpu: number;
  /** The most memory that the process tree held at once, in MB (sampled every 250 ms). */
  readonly peakMemory: number;
  /** Gatsby's own steps, in seconds, by name. */
  readonly steps: Readonly<Record<string, number>>;
}

/** Removes everything an earlier build has left. */
export function startCold(): void {
  for (const dir of ['.cache', 'public'])
    rmSync(path.join(projectRoot, dir), { recursive: true, force: true });
}

/**
 * Builds a content root in a new process and measures it. Throws with the output if the build fails.
 *
 * @param environment variables beside the inherited ones
 */
export async function runBuild(
  contentDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BuildFigures> {
  const started = performance.now();
  const command = `TIMEFORMAT='cpu %U %S'; time node scripts/gatsby.mjs build`;
  const child = spawn('bash', ['-c', command], {
    cwd: projectRoot,
    env: { ...process.env, ...environment, DOCS_CONTENT: contentDir, CI: 'true', NO_COLOR: '1' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let peakMemory = 0;
  const sampling = setInterval(() => (peakMemory = Math.max(peakMemory, treeMemory(child.pid ?? 0))), 250);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build of ${contentDir} failed:\n${output.slice(-4000)}`);
  const cpu = /cpu ([\d.]+) ([\d.]+)/.exec(output);
  return {
    wall: (performance.now() - started) / 1000,
    cpu: Number(cpu?.[1] ?? 0) + Number(cpu?.[2] ?? 0),
    peakMemory,
    steps: readSteps(output),
  };
}

/** `success Building HTML renderer - 7.457s` → `{ 'Building HTML renderer': 7.457 }`. */
export function readSteps(output: string): Record<string, number> {
  const steps: Record<string, number> = {};
  for (const [, name = '', seconds] of output.matchAll(/success (.+?)\s+-\s+([\d.]+)s/g))
    steps[name] = Number(seconds);
  return steps;
}

/** Resident memory of a process and everything it started, in MB; 0 where /proc does not tell. */
function treeMemory(root: number): number {
  const parents = new Map<number, { parent: number; pages: number }>();
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  for (const name of names) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(Number(name), { parent: Number(fields[1]), pages: Number(fields[21]) });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isBelow = (pid: number): boolean => {
    for (let at = pid; at > 1; at = parents.get(at)?.parent ?? 0) if (at === root) return true;
    return false;
  };
  let pages = 0;
  for (const [pid, entry] of parents) if (isBelow(pid)) pages += entry.pages;
  return Math.round((pages * 4096) / 1e6);
}

/** Every HTML file of the built site with its modification time in milliseconds. */
export function listHtml(): ReadonlyMap<string, number> {
  const dir = path.join(projectRoot, 'public');
  return new Map(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, statSync(path.join(dir, name)).mtimeMs]),
  );
}

export const publicDir = path.join(projectRoot, 'public');
