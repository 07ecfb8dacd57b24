import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Heading } from '../../domain/page';
import { useTranslate } from '../providers/TranslationsProvider';
import { Icon } from './Icon';
import { useActiveHeading } from './useActiveHeading';

interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  /** Deeper headings are left to the page itself. */
  readonly deepest?: number;
}

/**
 * The headings of a page, the one being read marked. Beside the text on a wide screen; above it on a
 * small one, folded behind a button where there are scripts to unfold it.
 */
export function TableOfContents({ headings, deepest = 3 }: TableOfContentsProps): ReactElement | null {
  const t = useTranslate();
  const listed = headings.filter(({ depth }) => depth <= deepest);
  const active = useActiveHeading(listed.map(({ id }) => id));
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active !== null && nav.current) revealEntry(nav.current);
  }, [active]);

  if (listed.length === 0) return null;
  return (
    <nav className="toc" aria-label={t('toc.label')} ref={nav}>
      <p className="toc-title" aria-hidden="true">
        {t('toc.label')}
      </p>
      <button
        type="button"
        className="toc-button needs-js"
        aria-expanded={open}
        aria-controls="toc-list"
        onClick={() => setOpen(!open)}
      >
        {t('toc.label')}
        <Icon name="chevron" />
      </button>
      <ol id="toc-list" className="toc-list" data-open={open || undefined}>
        {listed.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a
              href={`#${id}`}
              aria-current={id === active ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls a long table of contents, and nothing else, so that its mark is in sight. */
function revealEntry(nav: HTMLElement): void {
  const entry = nav.querySelector<HTMLElement>('[aria-current]');
  if (!entry) return;
  const view = nav.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top < view.top) nav.scrollTop -= view.top - place.top + view.height / 3;
  else if (place.bottom > view.bottom) nav.scrollTop += place.bottom - view.bottom + view.height / 3;
}
