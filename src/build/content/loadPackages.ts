import path from 'node:path';
import type { PackageReference } from '../../domain/apiReference';
import type { ProblemDraft } from '../../domain/problem';
import { SITE_FILE } from '../pipeline/config/parseSiteConfig';
import type { FindSince } from '../pipeline/reference/types';
import { loadReferences } from '../reference/loadReferences';
import { loadSince, type TellSince } from '../reference/since/loadSince';
import type { ContentRoot } from './contentRoot';

export interface LoadedPackages {
  readonly packages: readonly PackageReference[];
  readonly findSince: FindSince;
  /** How many packages had to be read anew. */
  readonly extracted: number;
  readonly problems: readonly ProblemDraft[];
}

/** What the packages that the products name say of themselves; one that cannot be read is reported where it is named. */
export async function loadPackages(
  root: ContentRoot,
  options: { readonly projectRoot: string; readonly cacheDir: string },
): Promise<LoadedPackages> {
  const requests = root.config.products.flatMap((product, index) =>
    product.packages.map((request, place) => ({ request, path: ['products', index, 'packages', place] })),
  );
  const { packages, missing, extracted } = await loadReferences(
    requests.map(({ request }) => request),
    {
      projectRoot: options.projectRoot,
      contentDir: root.dir,
      // Not by content root: a package says the same to each.
      cacheDir: path.join(options.cacheDir, 'references'),
    },
  );
  const problems = missing.map(({ name, reason }): ProblemDraft => {
    const place = requests.find(({ request }) => request.name === name)?.path ?? [];
    return {
      code: 'missing-package',
      file: SITE_FILE,
      ...root.placeOf(place),
      message: `There is no reference of ${name}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
      suggestion: 'Install a version with types beside site.yml or in the project, or mend the name.',
    };
  });
  const tellers = new Map<string, TellSince>(
    packages.map(({ packageName }) => [packageName, loadSince(packageName, options.projectRoot)]),
  );
  return {
    packages,
    findSince: (packageName, component, prop) => tellers.get(packageName)?.(component, prop) ?? null,
    extracted,
    problems,
  };
}
