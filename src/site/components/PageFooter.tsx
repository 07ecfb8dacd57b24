import type { ReactElement } from 'react';
import type { PageLink } from '../../domain/page';
import { formatDate } from '../i18n/formatDate';
import { useTranslate, useUserLanguage } from '../providers/TranslationsProvider';
import { Icon } from './Icon';

interface PageFooterProps {
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  readonly editUrl: string | null;
  /** ISO 8601 date; null without history. */
  readonly lastUpdated: string | null;
}

/** What stands below a page: where its source is, how old it is, and the pages before and after it. */
export function PageFooter({ previous, next, editUrl, lastUpdated }: PageFooterProps): ReactElement {
  const t = useTranslate();
  const language = useUserLanguage();
  return (
    <footer className="page-footer">
      {(editUrl !== null || lastUpdated !== null) && (
        <div className="page-meta">
          {editUrl !== null && (
            <a href={editUrl}>
              <Icon name="edit" />
              {t('page.edit')}
            </a>
          )}
          {lastUpdated !== null && (
            // Browsers and Node may spell a date differently; that is no reason to render the page anew.
            <time dateTime={lastUpdated} suppressHydrationWarning>
              {t('page.lastUpdated', { date: formatDate(lastUpdated, language) })}
            </time>
          )}
        </div>
      )}
      {(previous ?? next) && (
        <nav className="pager" aria-label={t('pager.label')}>
          {previous && (
            <a className="pager-previous" rel="prev" href={previous.href}>
              <span>{t('pager.previous')}</span> <strong>{previous.title}</strong>
            </a>
          )}
          {next && (
            <a className="pager-next" rel="next" href={next.href}>
              <span>{t('pager.next')}</span> <strong>{next.title}</strong>
            </a>
          )}
        </nav>
      )}
    </footer>
  );
}
