import tools from 'docs-generated/exportTools.json';
import type { DemoSources } from '../../../domain/demo';
import { assembleProject, type ExportChoice, type ExportedProject } from './createProject';

/*
 * How a demo leaves the site. Imported when a reader asks for it (chunk `live-export`); nothing is sent
 * anywhere before that.
 */

export type { ExportChoice, ExportedProject };
export { openInCodeSandbox } from './openInCodeSandbox';
export { openInStackBlitz } from './openInStackBlitz';

/** {@link assembleProject} with the tools of this project. */
export function createProject(sources: DemoSources, choice: ExportChoice): ExportedProject {
  return assembleProject(sources, choice, tools);
}
