const CONTAINER_PREFIX = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/;

/** Follows lines in order and tells which of them are fenced code. */
export class FenceTracker {
  private fence: string | null = null;

  /** Whether this line is code, or the fence of some. */
  isCode(line: string): boolean {
    const text = line.replace(CONTAINER_PREFIX, '');
    const marker = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
    if (this.fence === null) {
      const isOpening =
        marker !== undefined && !(marker.startsWith('`') && text.slice(marker.length).includes('`'));
      if (isOpening) this.fence = marker;
      return isOpening;
    }
    const isClosing =
      marker !== undefined && marker.startsWith(this.fence) && text.slice(marker.length).trim() === '';
    if (isClosing) this.fence = null;
    return true;
  }
}
