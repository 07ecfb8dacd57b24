import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import type { DemoProvider } from '../../../../domain/demo';
import type { ThemeState } from '../../../theme/themeState';
import { colorModeStore } from '../../../theme/colorMode';
import { mountDemo } from '../../demoRuntime';

export interface EditOptions {
  readonly provider: DemoProvider;
  readonly themeState: ThemeState;
  /** Called once it is on the screen. */
  readonly onShown: () => void;
  /** Called when it throws while it is rendered; nothing of it is left then. */
  readonly onFailed: (error: unknown, componentStack: string) => void;
}

export interface MountedEdit {
  update(themeState: ThemeState): void;
  unmount(): void;
}

/** What this module is to the script of the document, which finds it in the registry. */
export interface SandboxRuntime {
  readonly mountEdited: typeof mountEdited;
}

/** Shows an edited demo in `stage`, under what stands around every demo. */
export function mountEdited(stage: Element, edited: unknown, options: EditOptions): MountedEdit {
  const host = stage.firstElementChild ?? stage;
  let hasFailed = false;
  const fail = (error: unknown, componentStack: string): void => {
    hasFailed = true;
    options.onFailed(error, componentStack);
  };
  colorModeStore.setMode(options.themeState.paletteMode);
  // Nobody has checked what was exported: React says what is wrong with it, if anything is.
  const Edited = edited as ComponentType;
  const { update, unmount } = mountDemo(host, {
    Component: () => (
      <Catch onFailed={fail}>
        <Edited />
      </Catch>
    ),
    provider: options.provider,
    props: {},
    themeState: options.themeState,
    identifierPrefix: 'edited-',
    hydrate: false,
    texts: { crashed: '', reset: '' },
    onReady: () => {
      if (!hasFailed) options.onShown();
    },
  });
  return {
    update(themeState) {
      colorModeStore.setMode(themeState.paletteMode);
      update(themeState);
    },
    unmount,
  };
}

interface CatchProps {
  readonly onFailed: (error: unknown, componentStack: string) => void;
  readonly children: ReactNode;
}

/** Leaves nothing where its children throw; the page has the words for it, beside the line. */
class Catch extends Component<CatchProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onFailed(error, componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
