import type { ReactElement } from 'react';
import { useTranslate, useUserLanguage } from '../providers/TranslationsProvider';

interface UntranslatedNoticeProps {
  /** The language that the text is in. */
  readonly language: string;
  /** Path of the original page. */
  readonly originalPath: string;
}

/** Says that a page has no translation, in the language that the reader asked for. */
export function UntranslatedNotice({ language, originalPath }: UntranslatedNoticeProps): ReactElement {
  const t = useTranslate();
  const names = new Intl.DisplayNames([useUserLanguage()], { type: 'language' });
  return (
    <aside className="callout callout-info untranslated" role="note">
      <p>
        {t('page.untranslated', { language: names.of(language) ?? language })}{' '}
        <a href={originalPath} hrefLang={language}>
          {t('page.readOriginal')}
        </a>
      </p>
    </aside>
  );
}
