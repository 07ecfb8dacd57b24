import { useCallback, useEffect, useRef, useState } from 'react';
import type { DemoSources } from '../../../domain/demo';
import { loadDemoSources } from '../demoSources';

export interface SourcesControl {
  /** Null until they have been asked for and are here. */
  readonly sources: DemoSources | null;
  /** Whether the last try to load them failed. */
  readonly isMissing: boolean;
  /** Brings the sources; null where they cannot be loaded, which `isMissing` says then. */
  readonly load: () => Promise<DemoSources | null>;
}

/** The sources of a demo, loaded when they are first needed. */
export function useSources(url: string): SourcesControl {
  const [sources, setSources] = useState<DemoSources | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const load = useCallback(async () => {
    try {
      const loaded = await loadDemoSources(url);
      if (isHere.current) {
        setSources(loaded);
        setIsMissing(false);
      }
      return loaded;
    } catch (error) {
      console.warn(`The sources at ${url} could not be loaded.`, error);
      if (isHere.current) setIsMissing(true);
      return null;
    }
  }, [url]);
  return { sources, isMissing, load };
}
