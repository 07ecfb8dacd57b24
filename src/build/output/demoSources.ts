import type { Demo, DemoSources } from '../../domain/demo';
import { DEMO_SOURCES_PATH } from '../../domain/demoSources';
import { digestOf } from '../pipeline/digest';

/** The sources of one demo as they are served. */
export interface DemoSourcesFile {
  readonly demoId: string;
  /** In the folder of the served sources; changes with the content. */
  readonly fileName: string;
  /** URL path of the file. */
  readonly url: string;
  /** A `DemoSources` as JSON. */
  readonly text: string;
}

/** Whether a file among the served demos is one of {@link createDemoSources}, now or before. */
export const isDemoSourcesFile = (fileName: string): boolean => /\.[0-9a-f]{16}\.json$/.test(fileName);

/** One hashed file per demo: pages name it, browsers fetch it once a reader wants more than to look. */
export function createDemoSources(demos: readonly Demo[]): DemoSourcesFile[] {
  return demos.map(({ id, name, variants }) => {
    const sources: DemoSources = {
      id,
      name,
      variants: variants.map(({ styling, ts, js, helpers, provider, dependencies }) => ({
        styling,
        ts,
        js,
        helpers,
        provider,
        dependencies,
      })),
    };
    const text = JSON.stringify(sources);
    // A name is what the author calls a file, which need not be fit for an address.
    const fileName = `${name.replace(/[^\w-]+/g, '-')}.${digestOf(text)}.json`;
    return { demoId: id, fileName, url: DEMO_SOURCES_PATH + fileName, text };
  });
}
