import { useEffect, useState } from 'react';

/** The part of the window, from its top, in which a heading counts as the one being read under. */
const READING_LINE = 0.3;

/** The last heading above the reading line; at the end of the page the very last one. */
function findActiveHeading(ids: readonly string[]): string | null {
  const root = document.documentElement;
  const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 2;
  if (atEnd) return ids.at(-1) ?? null;
  const line = window.innerHeight * READING_LINE;
  return ids.findLast((id) => findTop(id) < line) ?? null;
}

/** Where an element begins; below everything for one that is not there, or not shown, as a filtered row. */
function findTop(id: string): number {
  const element = document.getElementById(id);
  if (!element || element.hidden) return Infinity;
  return element.getBoundingClientRect().top;
}

/**
 * The id of the heading under which the reader is; null above the first one. Measured when a heading
 * crosses the reading line, or the end of the page comes into sight, and at no other time.
 */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key === '' ? [] : key.split(' ');
    const update = (): void => setActive(findActiveHeading(headings));
    const observer = new IntersectionObserver(update, {
      rootMargin: `0px 0px -${100 - READING_LINE * 100}% 0px`,
    });
    for (const id of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    const end = new IntersectionObserver(update);
    const footer = document.querySelector('.page-footer');
    if (footer && headings.length > 0) end.observe(footer);
    return () => {
      observer.disconnect();
      end.disconnect();
    };
  }, [key]);
  return active;
}
