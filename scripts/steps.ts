import { spawn } from 'node:child_process';
import path from 'node:path';

export const projectRoot = path.resolve(__dirname, '..');

/** One command among several that must all succeed. */
export interface Step {
  readonly name: string;
  /** A program of `node_modules/.bin` or of the system, and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Variables for this step beside the inherited ones. */
  readonly env?: Readonly<Record<string, string>>;
  /** What to type to run the step alone. */
  readonly alone: string;
}

export type StepsResult =
  | { readonly ok: true; readonly seconds: number }
  | { readonly ok: false; readonly seconds: number; readonly failed: Step };

/** Runs the steps one after the other, naming each with its time, up to the first that fails. */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void = console.log,
): Promise<StepsResult> {
  const started = Date.now();
  for (const [index, step] of steps.entries()) {
    say(`\n▶ ${index + 1}/${steps.length} ${step.name}`);
    const stepStarted = Date.now();
    const status = await runCommand(step);
    const seconds = secondsSince(stepStarted).toFixed(1);
    if (status !== 0) {
      say(`✘ ${step.name} failed after ${seconds} s. To run it alone: ${step.alone}`);
      return { ok: false, seconds: secondsSince(started), failed: step };
    }
    say(`✔ ${step.name} (${seconds} s)`);
  }
  return { ok: true, seconds: secondsSince(started) };
}

function secondsSince(time: number): number {
  return (Date.now() - time) / 1000;
}

/** Runs a command in the project with the terminal's own input and output; resolves to its exit code. */
function runCommand({ command: [program, ...args], env }: Step): Promise<number> {
  const searchPath = [path.join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  return new Promise((resolve, reject) => {
    spawn(program, args, {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, ...env, PATH: searchPath },
      // Windows finds `name.cmd` only through a shell.
      shell: process.platform === 'win32',
    })
      .on('error', reject)
      .on('exit', (code) => resolve(code ?? 1));
  });
}
