import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Brings the page to life as a transition: React then yields to the reader between two pieces of work
 * and blocks no scrolling or typing.
 */
export function hydratePage(element: ReactNode, container: Element): void {
  startTransition(() => {
    // Pages that are rendered in the browser alone arrive empty.
    const isRendered = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes() === true;
    if (isRendered) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
}
