import type { ReactElement } from 'react';
import type { Breadcrumb } from '../../domain/page';
import { useTranslate } from '../providers/TranslationsProvider';

/** The way from the product to the page; the page itself is the h1 below. */
export function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }): ReactElement | null {
  const t = useTranslate();
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs.label')}>
      <ol>
        {items.map(({ title, href }) => (
          <li key={title + (href ?? '')}>{href === null ? title : <a href={href}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
