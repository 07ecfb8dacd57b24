import { apiSlug } from '../../../domain/apiAnchors';
import type { PackageReference } from '../../../domain/apiReference';
import { toDocPath, type DocPath } from '../../../domain/docPath';
import type { ProductConfig, SiteConfig } from '../../../domain/site';
import { referenceId } from './referenceNames';
import type { PlacedReference } from './types';

/** The path below which the reference of a product's packages lies. */
export function apiPathOf(product: ProductConfig): DocPath {
  return toDocPath(`${product.paths[0] ?? ''}/api`);
}

/** Gives each reference of the packages that products name its place in the site, in the order of `site.yml`. */
export function placeReferences(
  packages: readonly PackageReference[],
  config: SiteConfig,
): PlacedReference[] {
  const byName = new Map(packages.map((entry) => [entry.packageName, entry]));
  return config.products.flatMap((product) =>
    product.packages.flatMap(({ name }) => {
      const { references = [], homepage = null } = byName.get(name) ?? {};
      return references.map((reference): PlacedReference => {
        const slug = apiSlug(reference.name);
        return {
          id: referenceId(reference.packageName, reference.name),
          productId: product.id,
          slug,
          path: toDocPath(`${apiPathOf(product)}/${slug}`),
          homepage,
          reference,
        };
      });
    }),
  );
}
