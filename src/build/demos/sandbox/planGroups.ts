import path from 'node:path';
import { CORE_GROUP, SANDBOX_JOY_KIT, SANDBOX_RUNTIME } from '../../../domain/sandbox';
import { packageNameOf } from '../projectPackages';
import { groupOf } from './bundleGroup';
import type { PackageImport } from './collectImports';
import { createPackageFinder } from './findPackage';
import { listSubPaths } from './listSubPaths';
import type { GroupPlan, ModuleSource } from './types';

/** The file of the site that shows an edited demo; named by path, for the wings do not import each other. */
const RUNTIME_FILE = 'src/site/demos/editor/sandbox/mountEdited.tsx';
/** What Joy UI demos need around them, in the group of Joy UI. */
const JOY = { group: '@mui/joy', file: 'src/site/demos/joyKit.tsx' };

/** What readers may always import, whatever the demos do. */
const CORE_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@emotion/cache', '@emotion/react', '@emotion/styled']; // prettier-ignore
/** The same with every part that they offer. */
const CORE_PACKAGES = ['@mui/material', '@mui/system', '@mui/utils'];

/**
 * Puts what demos import into groups: the packages of the project that stand around every demo into
 * `core`, and each other package into a group of its own, with all parts that it offers. Without any
 * import there is no group.
 */
export function planGroups(imports: readonly PackageImport[], projectRoot: string): readonly GroupPlan[] {
  if (imports.length === 0) return [];
  const groups = new Map<string, Map<string, ModuleSource>>();
  const add = (group: string, specifier: string, source: ModuleSource): void => {
    const modules = groups.get(group) ?? new Map<string, ModuleSource>();
    groups.set(group, modules.set(specifier, source));
  };

  const locate = createPackageFinder();

  add(CORE_GROUP, SANDBOX_RUNTIME, { file: path.join(projectRoot, RUNTIME_FILE) });
  const fromProject = [...CORE_MODULES, ...CORE_PACKAGES].map((specifier) => ({
    specifier,
    folder: projectRoot,
  }));
  for (const { specifier, folder } of [...fromProject, ...imports]) {
    const name = packageNameOf(specifier);
    const dir = locate(name, folder) ?? locate(name, projectRoot);
    const group = groupOf(specifier);
    const isWhole = group !== CORE_GROUP || CORE_PACKAGES.includes(name);
    const parts = isWhole && dir !== null ? listSubPaths(name, dir) : [];
    for (const part of [specifier, ...parts]) add(group, part, { specifier: part, folder });
  }
  if (groups.has(JOY.group)) add(JOY.group, SANDBOX_JOY_KIT, { file: path.join(projectRoot, JOY.file) });

  return [...groups]
    .map(([name, modules]) => ({ name, modules: new Map([...modules].sort(([a], [b]) => (a < b ? -1 : 1))) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
