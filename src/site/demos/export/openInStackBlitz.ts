import sdk from '@stackblitz/sdk';
import type { ExportedProject } from './createProject';

/** Opens the project in a new tab on StackBlitz, which installs and runs it in the reader's browser. */
export function openInStackBlitz({ title, files, openFile }: ExportedProject): void {
  sdk.openProject(
    { title, template: 'node', files: { ...files } },
    { newWindow: true, openFile, startScript: 'dev' },
  );
}
