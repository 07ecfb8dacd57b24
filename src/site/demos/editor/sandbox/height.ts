/** Pixels that a dialog, a drawer or a menu gets to be in: they lay themselves out in the window they find. */
const OVERLAY_HEIGHT = 440;
/** Room below what floats, for its shadow. */
const FLOATING_MARGIN = 8;

/**
 * Reports the height that the document needs, first at once and then at every change: that of the demo,
 * and of what it puts beside itself at the end of `<body>`.
 */
export function watchHeight(document: Document, report: (height: number) => void): void {
  const { body } = document;
  let last = -1;
  const measure = (): void => {
    const height = Math.max(...[...body.children].map(heightOf), 0);
    if (height === last) return;
    last = height;
    report(height);
  };
  const sizes = new ResizeObserver(measure);
  const follow = (): void => {
    sizes.disconnect();
    for (const child of body.children) sizes.observe(child);
    measure();
    // What floats is put into place a frame later.
    requestAnimationFrame(measure);
  };
  new MutationObserver(follow).observe(body, { childList: true });
  follow();
}

function heightOf(child: Element): number {
  const { position, display, visibility } = getComputedStyle(child);
  if (display === 'none' || visibility === 'hidden') return 0;
  if (position === 'fixed') return OVERLAY_HEIGHT;
  const { bottom, height } = child.getBoundingClientRect();
  if (height === 0) return 0;
  return Math.ceil(position === 'absolute' ? bottom + FLOATING_MARGIN : bottom);
}
