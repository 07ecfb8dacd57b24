import type { CodeStyling } from '../../../domain/codeChoices';
import type { DemoProvider } from '../../../domain/demo';
import type { DemoCache } from '../demoCache';
import type { FileDigests } from '../fileDigests';
import type { DemoInput } from '../types';

/** One styling of a demo that some page shows in a frame. */
export interface FrameItem {
  readonly demoId: string;
  readonly name: string;
  readonly styling: CodeStyling;
  readonly provider: DemoProvider;
  /** Key of its rendering. */
  readonly rendering: string;
  /** The module whose default export it is; absolute path. */
  readonly module: string;
  /** What the module is made of. */
  readonly inputs: readonly DemoInput[];
}

export interface FramesContext {
  readonly contentRoot: string;
  readonly projectRoot: string;
  /** Where the documents go, the folder that is served as `FRAMES_URL`. */
  readonly outDir: string;
  /** Where `prerenderDemos` has put its renderings. */
  readonly renderDir: string;
  readonly cache: DemoCache;
  readonly digests: FileDigests;
  /** Digest of the code that makes frames: what an older version of it has made does not count. */
  readonly codeDigest: string;
  /** Of the content root; the documents say that they are in it. */
  readonly language: string;
  /** Development keeps the warnings of React and Material UI, and whole names. */
  readonly mode: 'production' | 'development';
}
