/** By these a host's style sheets know it, and what its demo portals. */
const MARKS = ['data-demo-css', 'data-demo-tailwind'] as const;
/** Tells a portal from a host: of the one the style sheets mean itself as well, of the other what is inside. */
const PORTAL_MARK = 'data-demo-portal';

let observer: MutationObserver | null = null;

/**
 * Gives what demos portal to the end of `<body>` (popups, dialogs) the marks of their host, before it is
 * painted: otherwise the style sheet of one demo would have to reach the popups of all.
 */
export function followPortals(): void {
  if (observer) return;
  observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(adopt);
  });
  observer.observe(document.body, { childList: true });
}

function adopt(node: Node): void {
  if (!(node instanceof HTMLElement)) return;
  // The container may be somebody's own element, which React knows nothing of.
  const host = hostOf(node) ?? (node.firstElementChild && hostOf(node.firstElementChild));
  const marks = MARKS.filter((mark) => host?.hasAttribute(mark));
  if (!host || marks.length === 0) return;
  for (const mark of marks) node.setAttribute(mark, host.getAttribute(mark) ?? '');
  node.setAttribute(PORTAL_MARK, '');
}

/** What is needed of React's record of an element. */
interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: unknown;
}

/**
 * The element whose React root has made `element`. React offers no way to ask; the record that it keeps
 * on each of its elements leads up to the root. A test holds it to that.
 */
function hostOf(element: Element): Element | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  if (key === undefined) return null;
  let fiber = Reflect.get(element, key) as Fiber;
  while (fiber.return) fiber = fiber.return;
  const { stateNode } = fiber;
  if (typeof stateNode !== 'object' || stateNode === null || !('containerInfo' in stateNode)) return null;
  return stateNode.containerInfo instanceof Element ? stateNode.containerInfo : null;
}
