import type { AddressInfo } from 'node:net';
import { createStaticServer } from '../../scripts/staticServer';
import { expect, test as base, visit } from '../e2e/test';
import { createProjectCopy, type ProjectCopy } from './projectCopy';

interface Builds {
  /** A copy of the project. Tests of several files may share it, one after the other. */
  readonly copy: ProjectCopy;
  /** Where whatever the copy has built last is served. */
  readonly origin: string;
}

/** A test that builds a copy of the project, and may look at the result in a browser. */
export const test = base.extend<object, Builds>({
  copy: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    async ({}, use) => {
      const copy = createProjectCopy();
      await use(copy);
      await copy.remove();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ copy }, use) => {
      const server = createStaticServer(copy.publicDir).listen(0);
      await new Promise((resolve) => server.once('listening', resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

export { expect, visit };
