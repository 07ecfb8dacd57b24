import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { NavigationTree } from '../../domain/sidebar';
import { markFocus, type FocusMark } from './keptFocus';
import { navigationStore } from './navigationStore';

/**
 * The whole tree under a key, null until it is fetched. The moment it arrives its rendering takes the
 * place of the static one in `container`; the focus is put back where it was. Not while a pointer is
 * down, though: between press and release the pressed element must not go away, or there is no click.
 */
export function useNavigationTree(
  key: string,
  container: RefObject<HTMLElement | null>,
): NavigationTree | null {
  const focus = useRef<FocusMark | null>(null);
  const noteFocus = useEffectEvent(() => {
    focus.current = container.current && markFocus(container.current);
  });
  // Before React hears of the tree: listeners are called in the order in which they came.
  useEffect(() => navigationStore.subscribe(noteFocus), []);
  const fetched = useSyncExternalStore(
    navigationStore.subscribe,
    () => navigationStore.get(key),
    () => null,
  );

  const [pressed, setPressed] = useState(false);
  const press = useEffectEvent(() => setPressed(fetched === null));
  const release = useEffectEvent(() => {
    noteFocus();
    setPressed(false);
  });
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    // The click comes right after the release.
    const onRelease = (): void => void setTimeout(release);
    element.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', onRelease);
    document.addEventListener('pointercancel', onRelease);
    return () => {
      element.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', onRelease);
      document.removeEventListener('pointercancel', onRelease);
    };
  }, [container]);

  const tree = pressed ? null : fetched;
  useLayoutEffect(() => {
    if (container.current && !container.current.contains(document.activeElement)) {
      focus.current?.(container.current)?.focus({ preventScroll: true });
    }
    focus.current = null;
  }, [tree, container]);
  return tree;
}

/**
 * Fetches the tree when the static navigation does not do: where there is none (develop, or a page
 * that was not the first), once the reader has gone to another page, and again where a page's
 * navigation changed under the same path, as it does in develop.
 */
export function useTreeOnDemand(
  key: string,
  path: string,
  digest: string,
  container: RefObject<HTMLElement | null>,
): void {
  const first = useRef({ key, path });
  const digests = useRef(new Map<string, string>());
  useEffect(() => {
    const known = digests.current.get(path);
    digests.current.set(path, digest);
    const isStatic = first.current.key === key && first.current.path === path;
    if (known !== undefined && known !== digest) void navigationStore.refresh(key);
    else if (!isStatic || !container.current?.querySelector('li')) void navigationStore.load(key);
  }, [key, path, digest, container]);
}
