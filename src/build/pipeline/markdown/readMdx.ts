import type { ParseOptions } from '../parsedDocument';
import type { ProblemList } from './problemList';
import { EMPTY_CONTENT, type Content } from './readContent';
export function readMdx(_text: string, _options: ParseOptions, _problems: ProblemList): Content {
  return EMPTY_CONTENT;
}
