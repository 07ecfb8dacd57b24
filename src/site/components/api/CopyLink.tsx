import type { ReactElement } from 'react';
import { useTranslate } from '../../providers/TranslationsProvider';
import { useClipboardCopy } from '../../providers/useClipboardCopy';
import { Icon } from '../Icon';

interface CopyLinkProps {
  readonly anchor: string;
  readonly name: string;
}

/** Copies the address of a row. */
export function CopyLink({ anchor, name }: CopyLinkProps): ReactElement {
  const t = useTranslate();
  const { copy, isCopied } = useClipboardCopy();
  const label = t('api.copyLink', { name });
  return (
    <button
      type="button"
      className="api-copy needs-js"
      aria-label={label}
      title={label}
      data-copied={isCopied || undefined}
      onClick={() => void copy(`${window.location.href.replace(/[?#].*$/, '')}#${anchor}`)}
    >
      <Icon name={isCopied ? 'check' : 'link'} />
    </button>
  );
}
