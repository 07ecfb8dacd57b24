import type { ReactElement } from 'react';
import { useTranslate } from '../../providers/TranslationsProvider';
import { PackageText } from './PackageText';

/** That something should not be used any more, and why. Nothing where `reasonHtml` is null. */
export function Deprecation({ reasonHtml }: { readonly reasonHtml: string | null }): ReactElement | null {
  const t = useTranslate();
  if (reasonHtml === null) return null;
  return (
    <div className="api-deprecation callout callout-warning">
      <p className="callout-title">{t('api.deprecated')}</p>
      <PackageText html={reasonHtml} />
    </div>
  );
}
