import type { ReactElement } from 'react';
import { componentEntry, componentRendering } from '../../domain/live';
import './demos.css';
import { useIsland } from './useIsland';

export interface LiveComponentProps {
  /** The name that `site.yml` registers it under. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly liveKey: string | null;
}

/** A component of the content root's own that a page places. */
export function LiveComponent({ name, props, liveKey }: LiveComponentProps): ReactElement {
  const rendering = componentRendering(name, props);
  return <Placed key={rendering} rendering={rendering} name={name} props={props} liveKey={liveKey} />;
}

function Placed({ rendering, name, props, liveKey }: LiveComponentProps & { readonly rendering: string }) {
  const { stageProps } = useIsland({ rendering, entry: componentEntry(name), liveKey, props });
  return (
    <div className="live-component" data-live-component={name}>
      <div {...stageProps} className="live-component-stage" />
    </div>
  );
}
