import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, LockedPackage>> };
const locked = Object.entries(packages).filter(([place]) => place !== '');

/** Whether a package that lies at `place` finds `name`, looking upwards as Node does. */
function finds(place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

it('names no host to fetch from: each machine asks its own registry', () => {
  expect(locked.length).toBeGreaterThan(100);
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

it('knows the digest of everything but binaries for rarer systems', () => {
  const unverified = locked.filter(
    ([, { integrity, inBundle, optional, os, cpu }]) =>
      integrity === undefined && inBundle !== true && !(optional === true && (os ?? cpu) !== undefined),
  );
  expect(unverified.map(([place]) => place)).toEqual([]);
  for (const name of ['@swc/core-linux-x64-gnu', '@unrs/resolver-binding-linux-x64-gnu']) {
    expect(packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/);
  }
});

it('lists the binaries for every system: npm refuses a file that lacks one, on any system', () => {
  const missing = locked.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(place, name))
      .map((name) => `${name}, for ${place}`),
  );
  expect(missing).toEqual([]);
});
