import type { Translate } from '../../i18n/strings';
import type { CodeProblem } from './compile/types';

/** A problem in the reader's language, without its place. */
export function describeProblem(t: Translate, problem: CodeProblem): string {
  switch (problem.kind) {
    case 'error':
      return problem.message;
    case 'file':
      return t('editor.noFile', { name: problem.specifier });
    case 'package': {
      const { specifier: name, nearest, packages } = problem;
      return nearest === null
        ? t('editor.noPackage', { name, packages: packages.join(', ') })
        : t('editor.nearPackage', { name, nearest });
    }
  }
}

/** The same with its place; the file is named where it is not the one in the editor. */
export function placeProblem(t: Translate, problem: CodeProblem, shownPath: string): string {
  const { path: file, line } = problem;
  const message = describeProblem(t, problem);
  return file === shownPath
    ? t('editor.problem', { line, message })
    : t('editor.problemIn', { file, line, message });
}
