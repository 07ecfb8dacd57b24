import { useRef, type ReactElement } from 'react';
import type { CodeStyling } from '../../domain/codeChoices';
import type { DemoOptions } from '../../domain/demo';
import { demoAnchors } from '../../domain/demoAnchors';
import { shownFor } from './chooseStyling';
import './demos.css';
import { DemoFrame } from './DemoFrame';
import { DemoStage, type DemoStageHandle } from './DemoStage';
import { readServerSources } from './serverSources';
import { usePanel } from './usePanel';

/** One styling of a demo as the page query brings it. */
export interface LiveDemoVariant {
  readonly styling: CodeStyling;
  readonly previewHtml: string | null;
  /** View of the module that runs in the repository; null where the site has no repository. */
  readonly sourceUrl: string | null;
  /** Null where the demo exists in JavaScript only. */
  readonly ts: { readonly fileName: string } | null;
  readonly js: { readonly fileName: string };
}

/** A demo as the page query brings it. */
export interface LiveDemoData {
  readonly demoId: string;
  readonly name: string;
  /** Where its sources are served. */
  readonly sourcesUrl: string;
  readonly variants: readonly LiveDemoVariant[];
}

export interface LiveDemoProps {
  readonly block: { readonly options: DemoOptions | null };
  readonly demo: LiveDemoData;
  readonly liveKey: string | null;
  /** Whether the page shows no demo of this name further up: its anchors lead to the first. */
  readonly isFirst?: boolean;
}

/** A demo as a page shows it: it runs, and below stand its toolbar and its source. */
export function LiveDemo(props: LiveDemoProps): ReactElement {
  // Another demo in the same place of another page shares no state with this one.
  return <Demo key={props.demo.demoId} {...props} />;
}

/** What every page carries of a demo; what readers do with it comes in a chunk of its own. */
function Demo({ demo, block, liveKey, isFirst = true }: LiveDemoProps): ReactElement {
  const options = withoutNulls(block.options ?? {});
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<DemoStageHandle>(null);
  const anchors = isFirst ? demoAnchors(demo) : [];
  const hasPanel = !options.hideToolbar;
  const panel = usePanel(root, anchors, hasPanel);
  const Stage = options.iframe ? DemoFrame : DemoStage;
  return (
    <div
      ref={root}
      className={`demo demo-${surfaceOf(options)}`}
      data-demo={demo.name}
      data-disable-ad={options.disableAd ? '' : undefined}
    >
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} className="demo-anchor" />
      ))}
      <div className="demo-view">
        <Stage ref={stage} demo={demo} options={options} liveKey={liveKey} />
      </div>
      {hasPanel && <div className="demo-slot" />}
      {panel ? (
        <panel.Panel {...panel} demo={demo} options={options} stage={stage} />
      ) : (
        hasPanel && <PlainPanel demo={demo} isOpen={options.defaultCodeOpen === true} />
      )}
    </div>
  );
}

/**
 * What stands below a demo before its panel is there: room for the toolbar, the excerpt, and in the
 * server's HTML the whole source, which is open where no script runs.
 */
function PlainPanel({
  demo,
  isOpen,
}: {
  readonly demo: LiveDemoData;
  readonly isOpen: boolean;
}): ReactElement {
  const served = readServerSources(demo.demoId)?.variants[0];
  return (
    <>
      <div className="demo-bar needs-js" />
      {!isOpen &&
        demo.variants.map(
          ({ styling, previewHtml }) =>
            previewHtml !== null && (
              <div
                key={styling}
                className="demo-preview code-block needs-js"
                data-shown-for={shownFor(demo.variants, styling)}
              >
                <pre tabIndex={0}>
                  <code dangerouslySetInnerHTML={{ __html: previewHtml }} />
                </pre>
              </div>
            ),
        )}
      <div className="demo-source code-block" hidden={!isOpen}>
        <div className="code-title">{(demo.variants[0]?.ts ?? demo.variants[0]?.js)?.fileName}</div>
        <pre tabIndex={0}>
          {/* In the browser the text is empty, and React, told not to mind, keeps the server's. */}
          <code
            dangerouslySetInnerHTML={{ __html: (served?.ts ?? served?.js)?.html ?? '' }}
            suppressHydrationWarning
          />
        </pre>
      </div>
    </>
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
