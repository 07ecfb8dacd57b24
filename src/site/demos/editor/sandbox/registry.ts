/** The packages that have arrived, by import specifier. */
export interface Registry {
  /** Adds modules; each runs when it is first asked for. */
  register(modules: Readonly<Record<string, () => unknown>>): void;
  /** @throws where there is no such module */
  require(specifier: string): unknown;
  /** Brings a script that registers modules; each URL once. Rejects where it does not arrive. */
  load(url: string): Promise<void>;
}

export function createRegistry(): Registry {
  const modules = new Map<string, () => unknown>();
  const scripts = new Map<string, Promise<void>>();
  return {
    register(added) {
      for (const [specifier, run] of Object.entries(added)) modules.set(specifier, run);
    },
    require(specifier) {
      const run = modules.get(specifier);
      if (!run) throw new Error(`"${specifier}" cannot be imported here.`);
      return run();
    },
    load(url) {
      const known = scripts.get(url) ?? loadScript(url);
      scripts.set(url, known);
      // One that failed may be asked for again.
      known.catch(() => scripts.delete(url));
      return known;
    },
  };
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} cannot be loaded.`));
    };
    document.head.append(script);
  });
}
