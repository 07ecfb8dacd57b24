import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { areStringsMissing, findStrings, loadStrings } from '../i18n/loadStrings';
import { createTranslate, englishStrings, type Translate } from '../i18n/strings';
import { createRequiredContext } from './createRequiredContext';

interface Translations {
  readonly language: string;
  readonly t: Translate;
}

const [TranslationsContext, useRequiredTranslations] =
  createRequiredContext<Translations>('TranslationsProvider');

/** The texts of the shell in the reader's language: `t('page.lastUpdated', { date })`. */
export const useTranslate = (): Translate => useRequiredTranslations('useTranslate()').t;
/** The language of the page's URL, e.g. `en`. */
export const useUserLanguage = (): string => useRequiredTranslations('useUserLanguage()').language;

export function TranslationsProvider({ language, children }: { language: string; children: ReactNode }) {
  const strings = useStrings(language);
  const translations = useMemo(() => ({ language, t: createTranslate(strings) }), [language, strings]);
  // A link in a text may lead into another language without a new page load.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}

/** A language's texts; English until they are here, where a reader came into it by client navigation. */
function useStrings(language: string) {
  const [, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (!areStringsMissing(language)) return;
    let current = true;
    void loadStrings(language).then(() => {
      if (current) startTransition(() => setLoaded(language));
    });
    return () => {
      current = false;
    };
  }, [language]);
  return findStrings(language) ?? englishStrings;
}
