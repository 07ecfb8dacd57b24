import type { ReactElement } from 'react';
import { useTranslate } from '../providers/TranslationsProvider';

interface PlaceholderProps {
  readonly what: 'demo' | 'component' | 'directive';
  readonly name: string;
  /** Why it is missing, in the words of the build's report. */
  readonly message: string;
}

/** What stands in a page of a lenient build where something is missing. */
export function Placeholder({ what, name, message }: PlaceholderProps): ReactElement {
  const t = useTranslate();
  return (
    <div className="placeholder" role="note">
      <p>
        <strong>{t(what === 'demo' ? 'demo.missing' : 'component.missing')}</strong> <code>{name}</code>
      </p>
      <p lang="en">{message}</p>
    </div>
  );
}
