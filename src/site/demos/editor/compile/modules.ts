import { CORE_GROUP, type SandboxManifest } from '../../../../domain/sandbox';

/** Modules that are there for the sandbox itself. */
const INTERNAL = /^docs:/;

/** The packages that can be imported, by name. */
export function listPackages(modules: Iterable<string>): readonly string[] {
  const names = [...modules]
    .filter((specifier) => !INTERNAL.test(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].sort();
}

/** The module that somebody most likely meant who wrote `specifier`; null where none is near. */
export function nearestModule(specifier: string, modules: Iterable<string>): string | null {
  let nearest: string | null = null;
  // Half a dozen letters of thirty may be wrong, but not three of five.
  let least = Math.min(4, Math.floor(specifier.length / 4) + 1);
  for (const candidate of modules) {
    if (INTERNAL.test(candidate)) continue;
    const steps = countSteps(specifier.toLowerCase(), candidate.toLowerCase(), least);
    if (steps < least) {
      nearest = candidate;
      least = steps;
    }
  }
  return nearest;
}

/** Letters to add, drop or replace on the way from one text to the other; `limit` where it takes as many or more. */
function countSteps(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let place = 1; place <= from.length; place += 1) {
    const next = [place];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (from[place - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(row[to.length] ?? limit, limit);
}

/**
 * URLs of the scripts that answer for imports: the core first, and each group after those that it
 * takes modules from.
 */
export function listScripts({ groups }: SandboxManifest, imports: readonly string[]): readonly string[] {
  const urls = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const group = groups.find((candidate) => candidate.name === name);
    if (!group || visited.has(name)) return;
    visited.add(name);
    group.needs.forEach(visit);
    urls.add(group.url);
  };
  visit(CORE_GROUP);
  for (const specifier of imports) {
    for (const { name, modules } of groups) if (modules.includes(specifier)) visit(name);
  }
  return [...urls];
}
