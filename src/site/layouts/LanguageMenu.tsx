import type { MouseEvent, ReactElement } from 'react';
import { localizePath } from '../../domain/docPath';
import { Icon } from '../components/Icon';
import { Menu } from '../components/Menu';
import { useDocsConfig } from '../providers/DocsConfigProvider';
import { useTranslate } from '../providers/TranslationsProvider';

/**
 * Lets the browser follow the link: another language is another set of texts and fonts, so it gets a
 * page load of its own. gatsby-plugin-catch-links listens on the window, which the click never reaches.
 */
function loadWholePage(event: MouseEvent): void {
  event.stopPropagation();
}

/** What a language calls itself. */
function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/**
 * The listed languages; from a page in a language that is not listed there is a way back to them.
 * `path` is the page's, without language prefix.
 */
export function LanguageMenu({ path }: { readonly path: string }): ReactElement | null {
  const t = useTranslate();
  const { languages, userLanguage, defaultLanguage } = useDocsConfig();
  const shown = languages.includes(userLanguage) ? languages : [...languages, userLanguage];
  if (shown.length < 2) return null;
  return (
    <Menu className="language-menu" label={t('header.languageMenu')} trigger={<Icon name="language" />}>
      <ul>
        {shown.map((language) => (
          <li key={language}>
            <a
              href={localizePath(path, language, defaultLanguage)}
              hrefLang={language}
              lang={language}
              aria-current={language === userLanguage ? 'true' : undefined}
              onClick={loadWholePage}
            >
              {nameOfLanguage(language)}
              {language === userLanguage && <Icon name="check" className="menu-check" />}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
