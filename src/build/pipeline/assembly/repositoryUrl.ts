import type { SiteConfig } from '../../../domain/site';

/**
 * Where a repository's host shows a file, or lets one edit it; null without a repository.
 *
 * @param file relative to the content root, which need not hold it: `../` is followed
 */
export function repositoryUrl(
  action: 'blob' | 'edit',
  file: string,
  { repository }: Pick<SiteConfig, 'repository'>,
): string | null {
  if (!repository) return null;
  const segments: string[] = [];
  for (const segment of `${repository.path}/${file}`.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(encodeURIComponent(segment));
  }
  return `${repository.url.replace(/\/+$/, '')}/${action}/${repository.branch}/${segments.join('/')}`;
}
