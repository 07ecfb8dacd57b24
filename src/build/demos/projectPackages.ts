import path from 'node:path';
import type { DemoProvider } from '../../domain/demo';

/**
 * Packages that exist once on a page, whoever imports them: two Reacts break hooks, two Emotions
 * write styles twice, two MUI cores do not see each other's theme. They come from the project even
 * where a content root has its own.
 */
export const PROJECT_PACKAGE_PATTERN =
  /^(?:react|react-dom|@emotion\/[^/]+|@mui\/(?:joy|material|system|styled-engine|private-theming|utils))(?:\/|$)/;

/** Whether an import names a package (or a part of one) that always comes from the project. */
export function isProjectPackage(specifier: string): boolean {
  return PROJECT_PACKAGE_PATTERN.test(specifier);
}

/** The part of an import that names the package: `@mui/material/Button` is of `@mui/material`. */
export function packageNameOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** `package.json` of the package that `file` belongs to; null where the file lies in no `node_modules`. */
export function manifestOf(specifier: string, file: string): string | null {
  const name = packageNameOf(specifier).split('/').join(path.sep);
  const mark = `${path.sep}node_modules${path.sep}${name}${path.sep}`;
  const start = file.lastIndexOf(mark);
  return start < 0 ? null : path.join(file.slice(0, start + mark.length), 'package.json');
}

/** Whose theme provider live code stands under that imports the packages of these manifests. */
export function providerOf(manifests: readonly string[]): DemoProvider {
  const mark = ['node_modules', '@mui', 'joy', 'package.json'].join(path.sep);
  return manifests.some((file) => file.endsWith(mark)) ? 'joy' : 'material';
}
