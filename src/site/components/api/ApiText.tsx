import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { StringKey } from '../../i18n/strings';
import { useTranslate } from '../../providers/TranslationsProvider';

interface ApiTextProps {
  readonly name: StringKey;
  /** What stands where the text has `{…}`. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A text of the shell with elements in it: languages differ in where those stand. */
export function ApiText({ name, parts }: ApiTextProps): ReactElement {
  const pieces = useTranslate()(name).split(/\{(\w+)\}/);
  return (
    <>
      {pieces.map((piece, place) => (
        <Fragment key={place}>{place % 2 === 0 ? piece : parts[piece]}</Fragment>
      ))}
    </>
  );
}
