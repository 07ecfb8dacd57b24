declare global {
  interface Window {
    /** Gatsby's loader; its own `Link` calls the same. */
    ___loader?: { readonly hovering: (path: string) => void };
  }
}

/** Paths of files, which have no page data: `/llms.txt`, `/logos/core.svg`. */
const FILE = /\.[a-z][a-z0-9]*$/i;

/**
 * Loads a page as soon as a reader points at, touches or tabs to a link that leads there, so that the
 * click finds it. For the links of the texts, which are plain HTML. Returns the way to stop.
 */
export function prefetchLinks(root: Document): () => void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && leadsToPage(link)) window.___loader?.hovering(link.pathname);
  };
  root.addEventListener('pointerover', prefetch);
  root.addEventListener('focusin', prefetch);
  return () => {
    root.removeEventListener('pointerover', prefetch);
    root.removeEventListener('focusin', prefetch);
  };
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname &&
    !link.hasAttribute('download') &&
    (link.target === '' || link.target === '_self') &&
    !FILE.test(link.pathname)
  );
}
