/**
 * The path of a page inside the site, without its language prefix: starts with one slash, has no
 * trailing slash unless it is the root, no query and no hash. Only {@link toDocPath} makes one.
 */
export type DocPath = string & { readonly __brand: 'DocPath' };

/**
 * Makes a path of whatever an author, a link or a browser wrote: query and hash are cut off,
 * repeated and trailing slashes removed, `.` and `..` segments resolved (never above the root).
 */
export function toDocPath(raw: string): DocPath {
  const bare = raw.replace(/[?#].*$/s, '');
  const segments: string[] = [];
  for (const segment of bare.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') segments.pop();
    else segments.push(segment);
  }
  return `/${segments.join('/')}` as DocPath;
}

/** Whether `path` is `prefix` itself or lies below it. */
export function isUnder(path: string, prefix: string): boolean {
  return prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
}

/** The path of a page in a language: the default language has no prefix, nor has anything under /blog. */
export function localizePath(path: string, language: string, defaultLanguage: string): string {
  if (language === defaultLanguage || isUnder(path, '/blog')) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
