/** What can be wrong with a content root, and how a build answers. */

export type Severity = 'error' | 'warning';

/** What happens to one kind of problem in a strict and in a lenient (`DOCS_STRICT=0`) build. */
export interface ProblemRule {
  readonly strict: Severity;
  /** Severity under `DOCS_STRICT=0`. Only a bad `site.yml` stays an error. */
  readonly lenient: Severity;
  /** What readers get where the problem is, when the build goes on in spite of it. */
  readonly served: string;
}

const error = (served: string): ProblemRule => ({ strict: 'error', lenient: 'warning', served });
const warning = (served: string): ProblemRule => ({ strict: 'warning', lenient: 'warning', served });
const fatal = (served: string): ProblemRule => ({ strict: 'error', lenient: 'error', served });

/**
 * Every problem code with its rule. The docs page of the problem codes is held against this table
 * by a test, and each code has a fixture that triggers it.
 */
export const PROBLEM_RULES = {
  // site.yml
  'config-missing': fatal('nothing is built'),
  'config-invalid': fatal('nothing is built'),
  'config-unknown-key': warning('the key is ignored'),
  'product-dir-missing': error('the product has no pages'),
  'unknown-product': error('the page is not built'),
  'missing-package': error('the product without the reference of the package'),

  // Files
  'file-too-large': error('the page is not built'),
  'invalid-utf8': error('the page, with each bad byte replaced by U+FFFD'),
  'symlink-outside-root': error('the file is not read'),
  'bad-translation': error('the shell with its own text'),
  'path-escapes-root': error('what the path names is left out'),

  // Front matter
  'yaml-syntax': error('the page, as if it had no front matter'),
  'yaml-alias-explosion': error('the page, as if it had no front matter'),
  'unknown-front-matter-key': error('the page, without the key'),
  'front-matter-type': error('the page, without the key'),
  'title-too-long': error('the page as it is'),
  'description-too-long': error('the page as it is'),
  'missing-title': error('the page, titled after its path'),

  // Paths
  'path-outside-product': error('the page is not built'),
  'duplicate-path': error('the first of the clashing files, by file name'),

  // Sidebars
  'sidebar-missing': error('the product without a sidebar'),
  'sidebar-syntax': error('the product without a sidebar'),
  'sidebar-field': error('the entry without the field; without an entry where the pathname is bad'),
  'sidebar-page-missing': error('the sidebar without the entry'),
  'duplicate-sidebar-entry': error('the first of the entries'),
  'page-not-in-sidebar': warning('the page, in no sidebar'),

  // Markdown
  'multiple-h1': error('the further h1 as an h2'),
  'skipped-heading-level': error('the page as it is'),
  'duplicate-heading-id': error('the later heading with a number added'),
  'empty-link-text': error('the link, named by its address'),
  'missing-alt': error('the image with an empty text'),
  'unclosed-callout': error('the callout, ended where the page ends'),
  'unknown-callout': error('the text without the callout'),
  'nocheck-without-reason': error('the code as it is'),
  'unclosed-codeblock': error('the code group, ended where the page ends'),
  'bad-directive': error('a visible placeholder'),
  'bad-demo-option': error('the demo without the option'),
  'unknown-component': error('a visible placeholder'),
  'mdx-syntax': error('the page is not built'),
  'unreadable-markdown': error('the text as it was written'),
  'unsafe-html': error('the page without the element or attribute'),
  'unsafe-url': error('the page without the address'),

  // Between pages
  'broken-link': error('the link as it is'),
  'broken-anchor': error('the link as it is'),
  'missing-image': error('the alternative text'),
  'unknown-api-name': error('the page without a link to it'),

  // Demos
  'missing-demo': error('a visible placeholder'),
  'demo-compile-error': error('a visible placeholder'),
  'demo-import-unresolved': error('a visible placeholder'),
  'demo-render-error': error('a visible placeholder'),

  // What `npm run check:demos` finds beside the above
  'demo-type-error': error('the demo as it is'),
  'sample-type-error': error('the code as it is'),
  'nocheck-not-needed': warning('the code as it is'),
} as const satisfies Record<string, ProblemRule>;

export type ProblemCode = keyof typeof PROBLEM_RULES;

/**
 * One thing that is wrong with the content.
 *
 * `file` is relative to the content root, with forward slashes; `line` and `column` count from 1.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong. */
  readonly message: string;
  /** How to mend it. */
  readonly suggestion: string;
}

/** A problem before the strictness of the build has given it a severity. */
export type ProblemDraft = Omit<Problem, 'severity'>;

/** Gives a draft the severity that its code has under `strict` (or lenient) rules. */
export function judgeProblem(draft: ProblemDraft, strict: boolean): Problem {
  const rule = PROBLEM_RULES[draft.code];
  return { ...draft, severity: strict ? rule.strict : rule.lenient };
}

/** Orders problems by file, then by place in the file, then by code: the same report every time. */
export function compareProblems(a: ProblemDraft, b: ProblemDraft): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
