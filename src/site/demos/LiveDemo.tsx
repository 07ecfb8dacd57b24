import type { CSSProperties, ReactElement } from 'react';
import type { CodeStyling } from '../../domain/codeChoices';
import type { DemoOptions } from '../../domain/demo';
import { demoEntry } from '../../domain/live';
import { useTranslate } from '../providers/TranslationsProvider';
import { DemoCode, type ShownSource } from './DemoCode';
import './demos.css';
import { useIsland } from './useIsland';

export interface LiveDemoVariant {
  readonly styling: CodeStyling;
  readonly previewHtml: string | null;
  readonly ts: ShownSource | null;
  readonly js: ShownSource;
}

export interface LiveDemoProps {
  readonly block: { readonly options: DemoOptions | null };
  readonly demo: {
    readonly demoId: string;
    readonly name: string;
    readonly variants: readonly LiveDemoVariant[];
  };
  readonly liveKey: string | null;
}

/** A demo as a page shows it: it runs, and its source stands below. */
export function LiveDemo(props: LiveDemoProps): ReactElement | null {
  const { demo, block } = props;
  // The first styling is the one that runs: `system` where the demo has it.
  const variant = demo.variants[0];
  if (!variant) return null;
  const entry = demoEntry(demo.demoId, variant.styling);
  // Another demo in the same place of another page is another island.
  return (
    <Demo
      key={entry}
      {...props}
      entry={entry}
      variant={variant}
      options={withoutNulls(block.options ?? {})}
    />
  );
}

interface DemoProps extends LiveDemoProps {
  readonly entry: string;
  readonly variant: LiveDemoVariant;
  readonly options: DemoOptions;
}

function Demo({ demo, entry, liveKey, variant, options }: DemoProps): ReactElement {
  const t = useTranslate();
  const { rootRef, stageProps } = useIsland({ rendering: entry, entry, liveKey });
  const codeIsShown = !options.hideToolbar || options.defaultCodeOpen === true;
  return (
    <div ref={rootRef} className={`demo demo-${surfaceOf(options)}`} data-demo={demo.name}>
      <div
        {...stageProps}
        className="demo-stage"
        role="group"
        aria-label={t('demo.label', { name: demo.name })}
        style={sizeOf(options)}
      />
      {codeIsShown && (
        <DemoCode
          name={demo.name}
          variant={variant}
          hideToolbar={options.hideToolbar ?? false}
          defaultOpen={options.defaultCodeOpen ?? false}
        />
      )}
    </div>
  );
}

/** The page query gives every option, null where the author gave none. */
function withoutNulls(options: {
  readonly [Name in keyof DemoOptions]: DemoOptions[Name] | null;
}): DemoOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null));
}

function surfaceOf({ bg }: DemoOptions): string {
  if (bg === undefined || bg === false) return 'plain';
  return bg === true ? 'filled' : bg;
}

/** Numbers are pixels. A demo for a window of its own keeps that window's height. */
function sizeOf({ maxWidth, height, iframe }: DemoOptions): CSSProperties {
  return {
    ...(maxWidth !== undefined && { maxInlineSize: maxWidth }),
    ...(height !== undefined &&
      (iframe ? { blockSize: height, overflow: 'auto' } : { minBlockSize: height })),
  };
}
