import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const minorSchema = z.string().regex(/^\d+\.\d+$/);

/** `data/<package>.json`, as `npm run since` writes it. */
export const sinceDataSchema = z.strictObject({
  package: z.string().min(1),
  /** How to make the file anew. */
  command: z.string().min(1),
  /** What was read: the newest release of each minor, ascending. */
  versions: z.array(z.string().regex(/^\d+\.\d+\.\d+$/)).min(2),
  components: z.record(z.string().min(1), z.record(z.string().min(1), minorSchema)),
});
export type SinceData = z.infer<typeof sinceDataSchema>;

/** Tells the minor that brought a prop; null for what was there before the first minor read, or is not known. */
export type TellSince = (component: string, prop: string) => string | null;

/** Where the facts about a package lie. */
export function sinceFile(packageName: string, projectRoot: string): string {
  return path.join(projectRoot, 'src/build/reference/since/data', `${packageName}.json`);
}

/**
 * The facts about a package; one without a file has none, and every answer is null.
 * Throws if the file is not what `npm run since` writes.
 */
export function loadSince(packageName: string, projectRoot: string = process.cwd()): TellSince {
  const file = sinceFile(packageName, projectRoot);
  if (!existsSync(file)) return () => null;
  const { components } = sinceDataSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const minors = new Map(
    Object.entries(components).flatMap(([component, props]) =>
      Object.entries(props).map(([prop, minor]) => [`${component}.${prop}`, minor] as const),
    ),
  );
  return (component, prop) => minors.get(`${component}.${prop}`) ?? null;
}
