import type { ReactElement } from 'react';
import { useDocsConfig } from '../providers/DocsConfigProvider';
import { useTranslate } from '../providers/TranslationsProvider';
import { useDocPage, type PageFrontMatter } from './docPageContext';
import { Icon, type IconName } from './Icon';

interface ComponentLink {
  readonly icon: IconName;
  readonly text: string;
  readonly href: string;
}

/** The address of a file in the site's repository; a whole address stays as it is. */
function sourceUrl(source: string, repositoryUrl: string | null): string | null {
  if (/^https?:\/\//.test(source)) return source;
  // `HEAD` is the default branch, whatever it is called.
  return repositoryUrl === null ? null : `${repositoryUrl}/tree/HEAD/${source.replace(/^\/+/, '')}`;
}

/** Whether a page's front matter has anything for {@link ComponentLinks} to show. */
export function hasComponentLinks(frontMatter: PageFrontMatter): boolean {
  const { githubSource, githubLabel, packageName, waiAria, materialDesign, unstyled } = frontMatter;
  return [githubSource, githubLabel, packageName, waiAria, materialDesign, unstyled].some(Boolean);
}

/** Where to read on about a component: what its front matter names of source, package and patterns. */
export function ComponentLinks(): ReactElement {
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  const { frontMatter } = useDocPage().page;
  const links: ComponentLink[] = [];
  const add = (icon: IconName, text: string, href: string | null): void => {
    if (href !== null) links.push({ icon, text, href });
  };
  const { githubSource, githubLabel, packageName, waiAria, materialDesign, unstyled } = frontMatter;
  if (githubSource) add('source', t('componentLinks.source'), sourceUrl(githubSource, repositoryUrl));
  if (githubLabel && repositoryUrl !== null) {
    const query = encodeURIComponent(`is:open label:"${githubLabel}"`);
    add('issue', t('componentLinks.issues'), `${repositoryUrl}/issues?q=${query}`);
  }
  if (packageName) {
    add('package', t('componentLinks.package'), `https://www.npmjs.com/package/${packageName}`);
  }
  add('accessibility', t('componentLinks.waiAria'), waiAria);
  add('design', t('componentLinks.materialDesign'), materialDesign);
  add('next', t('componentLinks.unstyled'), unstyled);
  return (
    <ul className="component-links" aria-label={t('componentLinks.label')}>
      {links.map(({ icon, text, href }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
