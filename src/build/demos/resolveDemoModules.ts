import { readdirSync } from 'node:fs';
import path from 'node:path';
import { STYLINGS } from '../../domain/codeChoices';
import { nearestName } from '../pipeline/nearestName';
import { isFile, isInside, isReallyInside, relativeTo } from '../files/paths';
import type { Complaint, DemoFiles, DemoRoots, VariantFiles } from './types';

const SCRIPT_EXTENSION = /\.(?:tsx?|jsx?)$/;

export type DemoResolution = { readonly files: DemoFiles } | { readonly complaint: Complaint };

/**
 * Finds a demo that a page names. `X.js` is `X.tsx` (with `X.js` as its JS variant where both are
 * there) or `X.js` alone; a name without extension is a folder with a sub-folder per styling.
 *
 * @param pageFile absolute path of the page; names are relative to its folder
 * @param name as the author wrote it: `Basic.js`, `./parts/Basic.js`, `Basic`
 */
export function resolveDemoModules(
  { contentRoot, roots }: Pick<DemoRoots, 'contentRoot' | 'roots'>,
  pageFile: string,
  name: string,
): DemoResolution {
  const target = path.resolve(path.dirname(pageFile), name);
  if (!roots.some((root) => isInside(root, target))) {
    return {
      complaint: {
        code: 'path-escapes-root',
        message: `The demo "${name}" lies outside the content root.`,
        suggestion: 'Move the demo into the folder of the page, or into a folder below it.',
      },
    };
  }
  const stem = target.replace(SCRIPT_EXTENSION, '');
  const variants = stem === target ? findStylings(stem) : findFiles(stem);
  if (variants.length === 0) return { complaint: describeMissing(target, name) };

  const files = variants.flatMap(({ ts, js, preview }) => [ts, js, preview]);
  const outside = files.find((file) => file !== null && !isReallyInside(roots, file));
  if (outside) {
    return {
      complaint: {
        code: 'symlink-outside-root',
        message: `The demo "${name}" is a symbolic link that leads out of the content root: ${relativeTo(contentRoot, outside)}.`,
        suggestion: 'Replace the link by the file itself.',
      },
    };
  }
  return { files: { id: relativeTo(contentRoot, stem), name: path.basename(stem), variants } };
}

function findFiles(stem: string): VariantFiles[] {
  const variant = findVariant(stem);
  return variant ? [{ styling: 'system', ...variant }] : [];
}

function findStylings(folder: string): VariantFiles[] {
  return STYLINGS.flatMap((styling) => {
    const variant = findVariant(path.join(folder, styling, 'index'));
    return variant ? [{ styling, ...variant }] : [];
  });
}

function findVariant(stem: string): Omit<VariantFiles, 'styling'> | null {
  const ts = firstFile(`${stem}.tsx`, `${stem}.ts`);
  const js = firstFile(`${stem}.js`, `${stem}.jsx`);
  if (ts === null && js === null) return null;
  return { ts, js, preview: firstFile(`${stem}.tsx.preview`, `${stem}.js.preview`) };
}

function firstFile(...candidates: string[]): string | null {
  return candidates.find(isFile) ?? null;
}

function describeMissing(target: string, name: string): Complaint {
  const folder = name.slice(0, name.length - path.basename(name).length);
  const nearest = nearestName(path.basename(name), listDemos(path.dirname(target)));
  return {
    code: 'missing-demo',
    message: `There is no demo "${name}" beside this page.`,
    suggestion: nearest
      ? `Did you mean "${folder}${nearest}"?`
      : `Create ${folder}${path.basename(name).replace(/\.jsx?$/, '.tsx')}, or take the line out of the page.`,
  };
}

/** What a page could name in a folder: scripts by their `.js` name, folders of variants by their own. */
function listDemos(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) {
        const { name } = entry;
        // A folder is also what somebody means who gave its name an extension.
        return findStylings(path.join(folder, name)).length > 0 ? [name] : [];
      }
      return SCRIPT_EXTENSION.test(entry.name) ? [entry.name.replace(SCRIPT_EXTENSION, '.js')] : [];
    });
  } catch {
    return [];
  }
}
