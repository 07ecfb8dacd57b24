import type { Linter } from 'eslint';

/** A test lints with the project's own rules. */
declare const config: Linter.Config[];
export default config;
