import type { ReactElement } from 'react';
import { localizePath } from '../../domain/docPath';
import { useDocsConfig } from '../providers/DocsConfigProvider';
import { useTranslate } from '../providers/TranslationsProvider';

interface ApiLinksProps {
  readonly references: readonly {
    readonly name: string;
    /** Without language. */
    readonly path: string;
  }[];
}

/** From a page to the references of what it is about. Nothing where there are none. */
export function ApiLinks({ references }: ApiLinksProps): ReactElement | null {
  const t = useTranslate();
  const { userLanguage, defaultLanguage } = useDocsConfig();
  if (references.length === 0) return null;
  return (
    <nav className="api-links" aria-label={t('apiLinks.label')}>
      <p aria-hidden="true">{t('apiLinks.label')}</p>
      <ul>
        {references.map(({ name, path }) => (
          <li key={path}>
            <a href={localizePath(path, userLanguage, defaultLanguage)}>
              <code>{name}</code>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
