import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** `file` relative to `root`, with forward slashes. */
export function relativeTo(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** Whether `file` is `folder` or lies below it, by name alone. */
export function isInside(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way === '' || (way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way));
}

/** Whether `file` is still inside one of the folders once every symbolic link is followed. */
export function isReallyInside(folders: readonly string[], file: string): boolean {
  const real = realpathSync(file);
  return folders.some((folder) => isInside(realpathSync(folder), real));
}

/** An author may write what no file system takes for a name: too long, or with a NUL. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
