import { Component, type ErrorInfo, type ReactNode } from 'react';

/** Words of the fallback, in the reader's language. */
export interface BoundaryTexts {
  /** Says that it crashed. */
  readonly crashed: string;
  /** Label of the button that starts it anew. */
  readonly reset: string;
}

interface Props {
  readonly texts: BoundaryTexts;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly message: string; readonly stack: string } | null;
}

/** Keeps a crash inside its demo: the page goes on, and the reader may start the demo anew. */
export class DemoBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: describe(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const stack = [describe(error).stack, componentStack].filter(Boolean).join('\n');
    this.setState({ failure: { ...describe(error), stack } });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { texts, onReset, children } = this.props;
    if (failure === null) return children;
    return (
      <div role="alert" className="demo-crash">
        <p className="demo-crash-title">{texts.crashed}</p>
        <p className="demo-crash-message">{failure.message}</p>
        {process.env.NODE_ENV !== 'production' && <pre tabIndex={0}>{failure.stack}</pre>}
        <button type="button" onClick={onReset}>
          {texts.reset}
        </button>
      </div>
    );
  }
}

/** Anything can be thrown. */
function describe(error: unknown): { message: string; stack: string } {
  return error instanceof Error
    ? { message: error.message, stack: error.stack ?? '' }
    : { message: String(error), stack: '' };
}
