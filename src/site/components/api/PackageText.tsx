import type { ReactElement } from 'react';
import { useUserLanguage } from '../../providers/TranslationsProvider';

/** The language that packages are documented in. */
const PACKAGE_LANGUAGE = 'en';

/** The `lang` of a package's words; none where the page is in that language anyway. */
export function usePackageLanguage(): string | undefined {
  return useUserLanguage() === PACKAGE_LANGUAGE ? undefined : PACKAGE_LANGUAGE;
}

interface PackageTextProps {
  readonly html: string;
  readonly className?: string;
}

/** What a package says of itself, as ready HTML; nothing where it says nothing. */
export function PackageText({ html, className = '' }: PackageTextProps): ReactElement | null {
  const lang = usePackageLanguage();
  if (html === '') return null;
  return (
    <div
      className={`html-block ${className}`.trim()}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
