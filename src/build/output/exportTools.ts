import { z } from 'zod';
import { BUILD_TOOLS, TAILWIND_TOOLS, TYPE_TOOLS, type ExportTools } from '../../domain/exportTools';

const versionsSchema = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({ dependencies: versionsSchema, devDependencies: versionsSchema });

/**
 * Picks what exported demos are built with from this project's own `package.json`, whose versions are
 * exact. Every package of types is among them: a demo may import what has its types elsewhere.
 *
 * @param packageJson the text of the file
 * @throws where a tool is missing: then exports would not run
 */
export function createExportTools(packageJson: string): ExportTools {
  const { dependencies, devDependencies } = manifestSchema.parse(JSON.parse(packageJson));
  const all: ExportTools = { ...dependencies, ...devDependencies };
  const missing = [...BUILD_TOOLS, ...TYPE_TOOLS, ...TAILWIND_TOOLS].filter(
    (name) => all[name] === undefined,
  );
  if (missing.length > 0)
    throw new Error(`package.json lacks what exported demos need: ${missing.join(', ')}`);
  const names = new Set<string>([...BUILD_TOOLS, ...TYPE_TOOLS, ...TAILWIND_TOOLS]);
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => names.has(name) || name.startsWith('@types/'))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
