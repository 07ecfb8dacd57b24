import { readFileSync } from 'node:fs';
import path from 'node:path';

it('the lockfile names no host to fetch from: each machine asks its own registry', () => {
  const text = readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8');
  const lock = JSON.parse(text) as { packages: Record<string, { resolved?: string; integrity?: string }> };
  const packages = Object.entries(lock.packages);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  const unverified = packages.filter(
    ([name, entry]) => name !== '' && entry.integrity === undefined && !('link' in entry),
  );
  expect(unverified.map(([name]) => name)).toEqual([]);
});
