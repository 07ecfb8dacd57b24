import type { ProblemCode, ProblemDraft } from '../../../domain/problem';
import type { Place } from '../parsedDocument';

/** Collects what is wrong with one file, in the order in which it is found. */
export class ProblemList {
  readonly drafts: ProblemDraft[] = [];

  constructor(private readonly file: string) {}

  add(code: ProblemCode, place: Place, message: string, suggestion: string): void {
    const { line, column } = place;
    this.drafts.push({ code, file: this.file, line, column, message, suggestion });
  }
}

/** The end of a suggestion that names the nearest known name, if there is one. */
export function suggestName(nearest: string | undefined, known: readonly string[]): string {
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return known.length === 0 ? 'Remove it.' : `Remove it, or use one of: ${known.join(', ')}.`;
}
