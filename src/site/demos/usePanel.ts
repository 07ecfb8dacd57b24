import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { DemoPanelProps } from './panel/DemoPanel';

/** How far below or above the window a demo gets its toolbar, so that it is there on arrival. */
const NEARNESS = '200px 0px';

/** The panel of a demo, and what it takes over from the page. */
interface ArrivedPanel extends Pick<DemoPanelProps, 'root' | 'served' | 'hadFocus' | 'link'> {
  readonly Panel: ComponentType<DemoPanelProps>;
}

/**
 * Loads the panel as soon as the reader comes near a demo, or follows a link to one of its anchors.
 *
 * @param anchors those of the demo, which are part of the page
 */
export function usePanel(
  root: RefObject<HTMLElement | null>,
  anchors: readonly string[],
  isWanted: boolean,
): ArrivedPanel | null {
  const [arrived, setArrived] = useState<Omit<ArrivedPanel, 'link'> | null>(null);
  const [link, setLink] = useState<DemoPanelProps['link']>(null);
  const known = anchors.join(' ');

  useEffect(() => {
    const element = root.current;
    if (!element || !isWanted) return;
    let isLeft = false;
    let isLoading = false;
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      import(/* webpackChunkName: "live-panel" */ './panel/DemoPanel').then(
        ({ DemoPanel }) => {
          observer?.disconnect();
          const code = element.querySelector('.demo-source code');
          const hadFocus = code?.parentElement === document.activeElement;
          if (!isLeft)
            setArrived({ Panel: DemoPanel, root: element, served: code?.innerHTML ?? '', hadFocus });
        },
        // Offline, say: coming near once more tries once more.
        (error: unknown) => {
          isLoading = false;
          console.warn('The toolbar of a demo could not be loaded.', error);
        },
      );
    };
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
            rootMargin: NEARNESS,
          });
    const follow = () => {
      const anchor = known.split(' ').find((name) => `#${encodeURI(name)}` === window.location.hash);
      setLink(anchor ? { anchor, scrollY: window.scrollY } : null);
      if (anchor) load();
    };
    if (observer) observer.observe(element);
    else load();
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      isLeft = true;
      observer?.disconnect();
      window.removeEventListener('hashchange', follow);
    };
  }, [root, known, isWanted]);

  return arrived && { ...arrived, link };
}
