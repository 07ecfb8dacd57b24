import type { ReactElement } from 'react';
import { Helmet } from 'react-helmet';
import { useDocsConfig } from '../providers/DocsConfigProvider';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical URL; null where the page has none, as "not found". */
  readonly canonicalPath: string | null;
  /** The languages that the page can be read in, and where. */
  readonly alternates?: readonly { readonly language: string; readonly path: string }[];
  readonly type?: 'website' | 'article';
}

/** What a page says of itself to browsers, search engines and those who link to it. */
export function PageHead({
  title,
  description,
  canonicalPath,
  alternates = [],
  type = 'article',
}: PageHeadProps): ReactElement {
  const { siteUrl, title: siteTitle, userLanguage, defaultLanguage } = useDocsConfig();
  const canonical = canonicalPath === null ? null : siteUrl + canonicalPath;
  const original = alternates.find(({ language }) => language === defaultLanguage);
  return (
    <Helmet htmlAttributes={{ lang: userLanguage }} title={title}>
      <meta name="description" content={description} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      {alternates.map(({ language, path }) => (
        <link key={language} rel="alternate" hrefLang={language} href={siteUrl + path} />
      ))}
      {original && <link rel="alternate" hrefLang="x-default" href={siteUrl + original.path} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:locale" content={userLanguage} />
      {canonical !== null && <meta property="og:url" content={canonical} />}
    </Helmet>
  );
}
