import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { DemoProvider } from '../../domain/demo';
import { initialThemeState, type ThemeState } from '../theme/themeState';
import { DemoBoundary, type BoundaryTexts } from './DemoBoundary';
import { DemoRoot } from './DemoRoot';
import { applyThemeVariables } from './demoStyles';
import { themeKey } from './demoTheme';
import { followPortals } from './portals';

export { applySheets } from './demoStyles';

export interface MountOptions {
  readonly Component: ComponentType<Record<string, unknown>>;
  /** See `DemoRootProps`. */
  readonly provider: DemoProvider;
  readonly isolated?: boolean;
  readonly props: Readonly<Record<string, unknown>>;
  readonly themeState: ThemeState;
  /** See `identifierPrefixOf`; one for each root, so that two roots make no id twice. */
  readonly identifierPrefix: string;
  /** Whether the element holds the HTML that the server rendered of this very component. */
  readonly hydrate: boolean;
  readonly texts: BoundaryTexts;
  /** Called once it reacts to the reader. */
  readonly onReady: () => void;
}

export interface MountedDemo {
  /** Shows it under another theme. Its state is kept. */
  update(themeState: ThemeState): void;
  /** Starts it anew, its state forgotten. */
  reset(): void;
  unmount(): void;
}

/** Brings live code to life in `element`, as a React tree of its own. */
export function mountDemo(element: Element, options: MountOptions): MountedDemo {
  const { Component, provider, isolated = false, props, identifierPrefix, texts, hydrate } = options;
  // Hydration must see what the server saw; the reader's theme comes right after it.
  let themeState = hydrate ? initialThemeState : options.themeState;
  let life = 0;
  let root: Root | null = null;

  const ready = () => {
    options.onReady();
    if (themeKey(themeState) !== themeKey(options.themeState)) update(options.themeState);
  };
  const reset = () => {
    life += 1;
    render();
  };
  const tree = () => (
    <DemoRoot provider={provider} themeState={themeState} isolated={isolated}>
      <Announce onReady={ready}>
        <DemoBoundary key={life} texts={texts} onReset={reset}>
          <Component {...props} />
        </DemoBoundary>
      </Announce>
    </DemoRoot>
  );
  const render = () => startTransition(() => root?.render(tree()));
  const update = (next: ThemeState) => {
    if (!isolated) applyThemeVariables(provider, next);
    if (themeKey(next) === themeKey(themeState)) return;
    themeState = next;
    render();
  };

  followPortals();
  if (!isolated) applyThemeVariables(provider, options.themeState);
  startTransition(() => {
    if (hydrate) {
      root = hydrateRoot(element, tree(), { identifierPrefix });
    } else {
      root = createRoot(element, { identifierPrefix });
      root.render(tree());
    }
  });
  return {
    update,
    reset,
    unmount() {
      // Whoever unmounts it is often a React tree at work, and one must not end another's then.
      setTimeout(() => root?.unmount(), 0);
    },
  };
}

/** Says when its children are on the page. A parent, not a sibling: siblings would change what `useId` gives. */
function Announce({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
