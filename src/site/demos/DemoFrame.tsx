import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ReactElement } from 'react';
import type { CodeStyling } from '../../domain/codeChoices';
import { FRAME_HEIGHT, frameUrl } from '../../domain/frames';
import { useColorMode, useThemeState } from '../providers/ThemeProvider';
import { useTranslate } from '../providers/TranslationsProvider';
import { shownFor } from './chooseStyling';
import './DemoFrame.css';
import type { DemoStageProps } from './DemoStage';
import { FRAME_HOST_ID } from './frame/frameHost';
import { listenTo, post, type FrameOrder, type FrameReport } from './frame/protocol';

export interface DemoFrameProps extends DemoStageProps {
  /** `sourcesUrl` changes with the demo: in develop, what was edited is loaded anew. */
  readonly demo: DemoStageProps['demo'] & { readonly sourcesUrl?: string };
}

/**
 * A demo running in a document of its own: one frame for each styling, of which CSS shows the reader's
 * choice. A browser loads a frame when the reader comes near it, and one that is hidden never; where no
 * script runs it shows what the server rendered.
 */
export function DemoFrame({ demo, options, ref }: DemoFrameProps): ReactElement {
  const frames = useRef(new Map<CodeStyling, HTMLIFrameElement>());
  useImperativeHandle(
    ref,
    () => ({
      reset() {
        // A hidden frame has no document that could listen, or starts anew unseen.
        for (const frame of frames.current.values()) tell(frame, { kind: 'reset' });
      },
    }),
    [],
  );
  return (
    <>
      {demo.variants.map(({ styling }) => (
        <div
          key={styling}
          className="demo-stage demo-frame"
          data-styling={styling}
          data-shown-for={shownFor(demo.variants, styling)}
          style={options.maxWidth === undefined ? undefined : { maxInlineSize: options.maxWidth }}
        >
          <Frame
            key={demo.sourcesUrl}
            url={frameUrl(demo.demoId, styling)}
            name={demo.name}
            height={options.height ?? FRAME_HEIGHT}
            ref={(frame) => {
              if (frame) frames.current.set(styling, frame);
              return () => frames.current.delete(styling);
            }}
          />
        </div>
      ))}
    </>
  );
}

interface FrameProps {
  readonly url: string;
  readonly name: string;
  readonly height: number | string;
  readonly ref: (frame: HTMLIFrameElement | null) => () => void;
}

function Frame({ url, name, height, ref }: FrameProps): ReactElement {
  const t = useTranslate();
  const themeState = useThemeState();
  const { mode, resolvedMode, colorScheme } = useColorMode();
  const own = useRef<HTMLIFrameElement>(null);

  const sendSetting = useEffectEvent(() => {
    const texts = { crashed: t('demo.crashed'), reset: t('demo.reset') };
    const colorMode = { mode, resolvedMode, colorScheme };
    tell(own.current, { kind: 'setting', setting: { themeState, colorMode, texts } });
  });
  // The frame may have come to life before the page or after it: each speaks up when it is there.
  useEffect(() => {
    const frame = own.current;
    const marked = [frame?.parentElement, frame?.closest<HTMLElement>('[data-demo]')];
    const stop = listenTo<FrameReport>(
      () => frame?.contentWindow,
      ({ kind }) => {
        if (kind === 'listening') return sendSetting();
        for (const element of marked) if (element) element.dataset['hydrated'] = 'true';
      },
    );
    return () => {
      stop();
      for (const element of marked) delete element?.dataset['hydrated'];
    };
  }, []);
  useEffect(() => sendSetting(), [themeState, mode, resolvedMode, colorScheme]);

  return (
    <iframe
      ref={(frame) => {
        own.current = frame;
        return ref(frame);
      }}
      src={url}
      title={t('demo.label', { name })}
      loading="lazy"
      style={{ blockSize: height }}
    />
  );
}

/** A frame that shows something else, or nothing yet, speaks up when its document is there. */
function tell(frame: HTMLIFrameElement | null, order: FrameOrder): void {
  if (!frame?.contentDocument?.getElementById(FRAME_HOST_ID)) return;
  if (frame.contentWindow) post(frame.contentWindow, order);
}
