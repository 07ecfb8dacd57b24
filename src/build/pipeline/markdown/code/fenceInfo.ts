/** A fenced code block: what stands between the fences, and what stands behind the opening one. */
export interface Fence {
  readonly value: string;
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
}

/** What the opening fence says. */
export interface FenceInfo {
  readonly language: string;
  /** What readers get to see something of: title, tab label, lines to mark. */
  readonly meta: string;
  /** Why the code is not compiled (`nocheck="…"`), trimmed; null where it is to be. */
  readonly nocheck: string | null;
}

const NOCHECK = /(?:^|\s)nocheck(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?(?=\s|$)/;

export function readFenceInfo({ lang, meta }: Fence): FenceInfo {
  const [found, ...reasons] = NOCHECK.exec(meta ?? '') ?? [];
  const nocheck = found === undefined ? null : (reasons.find((reason) => reason)?.trim() ?? '');
  const shown = (meta ?? '').replace(NOCHECK, '').trimStart();
  const name = lang ?? '';
  // ```{1,3} marks lines of a block in no language.
  if (name.startsWith('{')) return { language: 'text', meta: `${name} ${shown}`, nocheck };
  return { language: name.replace(/[^\w.+#-]+/g, '') || 'text', meta: shown, nocheck };
}
