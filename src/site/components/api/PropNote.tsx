import type { ReactElement } from 'react';
import type { ApiPropNote } from '../../../domain/apiPage';
import { useTranslate } from '../../providers/TranslationsProvider';
import { ApiText } from './ApiText';
import { usePackageLanguage } from './PackageText';

/** The anchors of the lists that notes speak of; null where the page has no such list. */
export interface NoteTargets {
  readonly slots: string | null;
  readonly classes: string | null;
}

interface PropNoteProps {
  readonly note: ApiPropNote;
  /** Whether the package describes the prop. */
  readonly isDescribed: boolean;
  readonly targets: NoteTargets;
}

/** What every component's prop of this name does, in the reader's language. */
export function PropNote({ note, isDescribed, targets }: PropNoteProps): ReactElement | null {
  const t = useTranslate();
  const speaksAsPackage = usePackageLanguage() === undefined;
  if (note === 'sx' || note === 'component') {
    // The package says the same, in its own language.
    if (isDescribed && speaksAsPackage) return null;
    return <p className="api-note">{t(`api.note.${note}`)}</p>;
  }
  const section = note === 'classes' ? 'classes' : 'slots';
  const anchor = targets[section];
  if (anchor === null) return null;
  return (
    <p className="api-note">
      <ApiText
        name={`api.note.${note}`}
        parts={{ section: <a href={`#${anchor}`}>{t(`api.section.${section}`)}</a> }}
      />
    </p>
  );
}
