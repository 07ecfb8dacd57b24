import { useEffect, useEffectEvent } from 'react';
import { readDemoAnchor } from '../../../domain/demoAnchors';
import { useCodeStyling } from '../../providers/CodeStylingProvider';
import { useCodeVariant } from '../../providers/CodeVariantProvider';

/** An anchor of the demo that the page's address names, and how far the page was scrolled then. */
export interface DemoLink {
  readonly anchor: string;
  readonly scrollY: number;
}

/** Follows a link to the source of a demo: chooses language and styling, opens the code, and scrolls there. */
export function useDemoLink(
  link: DemoLink | null,
  name: string,
  root: HTMLElement,
  openCode: () => void,
): void {
  const { setCodeVariant } = useCodeVariant();
  const { setCodeStyling } = useCodeStyling();
  const follow = useEffectEvent(({ anchor, scrollY }: DemoLink) => {
    const choice = readDemoAnchor(anchor, name);
    if (choice === null) return undefined;
    setCodeVariant(choice.variant);
    if (choice.styling !== null) setCodeStyling(choice.styling);
    openCode();
    // The browser has been here, but demos above may be of another height in the styling just chosen.
    // Whoever has scrolled on since is left in peace.
    const hasScrolled = Math.abs(window.scrollY - scrollY) > 1 && !isNearTop(root);
    if (hasScrolled) return undefined;
    return requestAnimationFrame(() => requestAnimationFrame(() => root.scrollIntoView({ block: 'start' })));
  });
  useEffect(() => {
    if (!link) return;
    const frame = follow(link);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [link]);
}

function isNearTop(root: HTMLElement): boolean {
  return Math.abs(root.getBoundingClientRect().top) < window.innerHeight / 2;
}
