import { useImperativeHandle, useRef, type CSSProperties, type ReactElement, type Ref } from 'react';
import type { CodeStyling } from '../../domain/codeChoices';
import type { DemoOptions } from '../../domain/demo';
import { demoEntry, demoRendering } from '../../domain/live';
import { useCodeStyling } from '../providers/CodeStylingProvider';
import { useTranslate } from '../providers/TranslationsProvider';
import { chooseStyling, shownFor } from './chooseStyling';
import './stylings.css';
import { useIsland } from './useIsland';

/** What the toolbar may ask of the demo that is shown. */
export interface DemoStageHandle {
  /** Starts the visible styling anew, its state forgotten. */
  reset(): void;
}

export interface DemoStageProps {
  readonly demo: {
    readonly demoId: string;
    readonly name: string;
    readonly variants: readonly { readonly styling: CodeStyling }[];
  };
  readonly options: DemoOptions;
  readonly liveKey: string | null;
  readonly ref?: Ref<DemoStageHandle>;
}

/**
 * A demo running in the page: one island for each styling, of which CSS shows the reader's choice. One
 * that is hidden never wakes, so its code is never loaded.
 */
export function DemoStage({ demo, options, liveKey, ref }: DemoStageProps): ReactElement {
  const { codeStyling } = useCodeStyling();
  const stages = useRef<Partial<Record<CodeStyling, DemoStageHandle | null>>>({});
  const shown = chooseStyling(demo.variants, codeStyling);
  useImperativeHandle(ref, () => ({ reset: () => stages.current[shown]?.reset() }), [shown]);
  return (
    <>
      {demo.variants.map(({ styling }) => (
        <StylingStage
          // Another demo in the same place of another page is another island.
          key={demoRendering(demo.demoId, styling, options.isolated === true)}
          ref={(handle) => {
            stages.current[styling] = handle;
          }}
          styling={styling}
          demo={demo}
          options={options}
          liveKey={liveKey}
        />
      ))}
    </>
  );
}

function StylingStage({
  demo,
  styling,
  options,
  liveKey,
  ref,
}: DemoStageProps & { readonly styling: CodeStyling }): ReactElement {
  const t = useTranslate();
  const isolated = options.isolated === true;
  const { stageProps, reset } = useIsland({
    rendering: demoRendering(demo.demoId, styling, isolated),
    entry: demoEntry(demo.demoId, styling),
    styling: styling === demo.variants[0]?.styling ? null : styling,
    isolated,
    liveKey,
  });
  useImperativeHandle(ref, () => ({ reset }), [reset]);
  return (
    <div
      {...stageProps}
      className="demo-stage"
      role="group"
      aria-label={t('demo.label', { name: demo.name })}
      data-styling={styling}
      data-shown-for={shownFor(demo.variants, styling)}
      style={sizeOf(options)}
    />
  );
}

/** Numbers are pixels. */
function sizeOf({ maxWidth, height }: DemoOptions): CSSProperties {
  return {
    ...(maxWidth !== undefined && { maxInlineSize: maxWidth }),
    ...(height !== undefined && { minBlockSize: height }),
  };
}
