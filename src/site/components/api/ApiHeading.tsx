import type { ReactElement } from 'react';
import { useTranslate } from '../../providers/TranslationsProvider';

interface ApiHeadingProps {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
}

/** A heading with a link to itself, as those of the texts have. */
export function ApiHeading({ level, id, text }: ApiHeadingProps): ReactElement {
  const t = useTranslate();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading id={id}>
      {text}
      <a className="heading-anchor" href={`#${id}`} aria-label={t('page.headingAnchor', { heading: text })}>
        #
      </a>
    </Heading>
  );
}
