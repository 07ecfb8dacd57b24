import { useLayoutEffect, useState, type ComponentType } from 'react';
import type { CodeStyling } from '../../../domain/codeChoices';
import type { DemoSources } from '../../../domain/demo';
import type { EditedDemoProps } from '../editor';

/** A demo being edited: the editor, and what it started from. */
interface Editing {
  readonly Editor: ComponentType<EditedDemoProps>;
  readonly variant: DemoSources['variants'][number];
  readonly from: EditedDemoProps['start'];
}

export interface EditingControl {
  readonly editing: Editing | null;
  /** The text as the reader left it; null where nothing was changed. */
  readonly edited: string | null;
  readonly setEdited: (source: string | null) => void;
  /** Puts the editor in the place of the source. Rejects where it cannot be loaded. */
  readonly start: (variant: Editing['variant'], from: Editing['from']) => Promise<void>;
  /** Shows what the edited source makes in the place of the demo. */
  readonly showResult: () => void;
  /** Takes it away, and what was typed with it. */
  readonly stop: () => void;
}

/**
 * The state of editing a demo in the page.
 *
 * @param root the demo; marked with `data-editing`: `ready` while it still shows what the author wrote, then `shown`
 * @param chosen the styling that the reader wants: a source that was not changed yet makes way for it
 */
export function useEditing(root: HTMLElement, chosen: CodeStyling): EditingControl {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(false);
  if (editing !== null && edited === null && editing.variant.styling !== chosen) setEditing(null);

  const isEditing = editing !== null;
  useLayoutEffect(() => {
    if (!isEditing) return;
    root.dataset['editing'] = isShown ? 'shown' : 'ready';
    return () => {
      delete root.dataset['editing'];
    };
  }, [root, isEditing, isShown]);

  return {
    editing,
    edited,
    setEdited,
    async start(variant, from) {
      const { EditedDemo } = await import(/* webpackChunkName: "live-editor" */ '../editor');
      setEdited(null);
      setIsShown(false);
      setEditing({ Editor: EditedDemo, variant, from });
    },
    showResult: () => setIsShown(true),
    stop() {
      setEditing(null);
      setEdited(null);
    },
  };
}
