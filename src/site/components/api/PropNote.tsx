import type { ReactElement } from 'react';
import type { ApiPropNote } from '../../../domain/apiPage';
import { useTranslate } from '../../providers/TranslationsProvider';
import { ApiText } from './ApiText';

/** The anchors of the lists that notes speak of; null where the page has no such list. */
export interface NoteTargets {
  readonly slots: string | null;
  readonly classes: string | null;
}

interface PropNoteProps {
  readonly note: ApiPropNote;
  readonly targets: NoteTargets;
}

/** What every component's prop of this name does, in the reader's language. */
export function PropNote({ note, targets }: PropNoteProps): ReactElement | null {
  const t = useTranslate();
  if (note === 'sx' || note === 'component') return <p className="api-note">{t(`api.note.${note}`)}</p>;
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
