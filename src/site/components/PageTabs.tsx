import type { ReactElement } from 'react';
import type { ApiTab, PageTab } from '../../domain/page';
import { useTranslate } from '../providers/TranslationsProvider';

const LABELS = {
  page: 'apiTabs.page',
  'components-api': 'apiTabs.components',
  'hooks-api': 'apiTabs.hooks',
} as const;

interface PageTabsProps {
  readonly tabs: readonly PageTab[];
  /** The one shown; null for the page itself. */
  readonly current: ApiTab | null;
}

/** The way between a page and the references of what it is about. Nothing where there are none. */
export function PageTabs({ tabs, current }: PageTabsProps): ReactElement | null {
  const t = useTranslate();
  if (tabs.length === 0) return null;
  return (
    <nav className="page-tabs" aria-label={t('apiTabs.label')}>
      <ul>
        {tabs.map(({ tab, href }) => (
          <li key={href}>
            <a href={href} aria-current={tab === current ? 'page' : undefined}>
              {t(LABELS[tab ?? 'page'])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
