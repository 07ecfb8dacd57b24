import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { z } from 'zod';
import { writeIfChanged } from '../src/build/files/writeIfChanged';
import { chooseVersions, minorOf } from '../src/build/reference/since/chooseVersions';
import { collectSince, type MinorComponents } from '../src/build/reference/since/collectSince';
import { sinceFile, type SinceData } from '../src/build/reference/since/loadSince';
import { NOT_NEW } from '../src/build/reference/since/notNew';
import { readInstalled } from '../src/build/reference/since/readInstalled';
import { projectRoot } from './steps';

/*
 * `npm run since -- @mui/material 5.0 6.4` – fetches the newest release of each minor from the
 * registry of npm's own settings, reads which props each documents, and writes which minor brought which.
 */
async function main(): Promise<void> {
  const [packageName, from, to] = process.argv.slice(2);
  if (packageName === undefined || from === undefined || to === undefined) {
    console.error('Which package, and from which minor to which? npm run since -- @mui/material 5.0 6.4');
    process.exitCode = 1;
    return;
  }
  const published = z
    .array(z.string())
    .parse(JSON.parse(runNpm(['view', packageName, 'versions', '--json'])));
  const versions = chooseVersions(published, from, to);
  if (versions.length < 2) {
    console.error(
      `${packageName} has fewer than two minors from ${from} to ${to}: there is nothing to compare.`,
    );
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'since-'));
  try {
    const minors: MinorComponents[] = [];
    for (const version of versions) {
      console.log(`${packageName}@${version}`);
      const components = readInstalled(fetchPackage(`${packageName}@${version}`, folder));
      minors.push({ minor: minorOf(version), components });
    }
    const command = `npm run since -- ${packageName} ${from} ${to}`;
    const components = collectSince(minors, Object.keys(NOT_NEW[packageName] ?? {}));
    await writeData({ package: packageName, command, versions, components });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Downloads and unpacks one version; returns its folder. */
function fetchPackage(spec: string, folder: string): string {
  const dir = mkdtempSync(path.join(folder, 'package-'));
  runNpm(['pack', spec, '--silent', '--pack-destination', dir]);
  const [archive] = readdirSync(dir);
  if (archive === undefined) throw new Error(`npm has packed nothing for ${spec}`);
  execFileSync('tar', ['-xzf', archive], { cwd: dir });
  return path.join(dir, 'package');
}

function runNpm(args: readonly string[]): string {
  return execFileSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // Windows finds `npm.cmd` only through a shell.
    shell: process.platform === 'win32',
  });
}

async function writeData(data: SinceData): Promise<void> {
  const file = sinceFile(data.package, projectRoot);
  const style = await prettier.resolveConfig(file);
  writeIfChanged(file, await prettier.format(JSON.stringify(data), { ...style, filepath: file }));
}

void main();
