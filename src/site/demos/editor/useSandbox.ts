import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { SandboxManifest } from '../../../domain/sandbox';
import { compileDemo } from './compile/compileDemo';
import { locateFailure } from './compile/locateFailure';
import { listScripts } from './compile/modules';
import type { CodeProblem, CompiledDemo, SourceFile } from './compile/types';
import { connectSandbox, type SandboxConnection } from './connectSandbox';
import type { SandboxRun, SandboxSetting } from './protocol';

/** How the code on the screen stands to the code in the editor. */
export type SandboxState =
  | { readonly kind: 'loading' | 'current' | 'endless' | 'unreachable' }
  | { readonly kind: 'wrong'; readonly problems: readonly CodeProblem[] };

export interface SandboxControl {
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  /** For the key of the frame: another number asks for a fresh document. */
  readonly life: number;
  readonly state: SandboxState;
  /** Pixels that the result needs; null until it is known. */
  readonly height: number | null;
  /** Runs the files, the module first, or finds what is wrong with them. What runs stays until the next can be shown. */
  readonly run: (files: readonly SourceFile[], onShown?: () => void) => void;
}

interface Version {
  readonly files: readonly SourceFile[];
  readonly run: SandboxRun;
  readonly onShown: (() => void) | undefined;
}

/** Compiles and runs what is edited, in a document of its own. */
export function useSandbox(
  manifest: SandboxManifest,
  setting: SandboxSetting,
  usesTailwind: boolean,
): SandboxControl {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const connection = useRef<SandboxConnection>(null);
  const versions = useRef(new Map<number, Version>());
  const lastId = useRef(0);
  const good = useRef<Version>(null);
  const [life, setLife] = useState(0);
  const [state, setState] = useState<SandboxState>({ kind: 'loading' });
  const [height, setHeight] = useState<number | null>(null);

  const connect = useEffectEvent((frame: HTMLIFrameElement) =>
    connectSandbox(frame, setting, {
      onShown(id) {
        const version = versions.current.get(id);
        good.current = version ?? null;
        for (const older of versions.current.keys()) if (older < id) versions.current.delete(older);
        if (id === lastId.current) setState({ kind: 'current' });
        version?.onShown?.();
      },
      onFailed(id, _phase, failure) {
        const version = versions.current.get(id);
        // What fails later than the reader types on is of no interest any more.
        if (version && id === lastId.current) {
          setState({ kind: 'wrong', problems: [locateFailure(failure, version.files)] });
        }
      },
      onUnreachable: () => setState({ kind: 'unreachable' }),
      onSilent() {
        setState({ kind: 'endless' });
        // A new document ends whatever goes on in the old one; it starts with what worked last.
        setLife((count) => count + 1);
      },
      onHeight: setHeight,
    }),
  );
  useLayoutEffect(() => {
    if (!frameRef.current) return;
    const opened = connect(frameRef.current);
    connection.current = opened;
    if (good.current) opened.run(good.current.run);
    return () => opened.close();
  }, [life]);
  useEffect(() => connection.current?.update(setting), [setting]);

  function run(files: readonly SourceFile[], onShown?: () => void): void {
    const compilation = compileDemo(files, manifest);
    if ('problems' in compilation) {
      // Nothing that is still on its way may say afterwards that all is well.
      lastId.current += 1;
      setState({ kind: 'wrong', problems: compilation.problems });
      return;
    }
    lastId.current += 1;
    const id = lastId.current;
    const version = { files, run: createRun(id, files, compilation.compiled), onShown };
    versions.current.set(id, version);
    connection.current?.run(version.run);
  }
  function createRun(
    id: number,
    files: readonly SourceFile[],
    { files: compiled, imports }: CompiledDemo,
  ): SandboxRun {
    const usesJoy = imports.some((specifier) => /^@mui\/joy(?:\/|$)/.test(specifier));
    const tailwindUrl = usesTailwind ? manifest.tailwindUrl : null;
    return {
      id,
      files: compiled,
      entry: files[0]?.path ?? '',
      scripts: [...listScripts(manifest, imports), ...(tailwindUrl === null ? [] : [tailwindUrl])],
      provider: usesJoy ? 'joy' : 'material',
      tailwind: tailwindUrl !== null,
    };
  }
  return { frameRef, life, state, height, run };
}
