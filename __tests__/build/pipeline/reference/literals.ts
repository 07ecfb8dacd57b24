import type {
  ApiProp,
  ApiReference,
  ComponentReference,
  HookReference,
  PackageReference,
} from '../../../../src/domain/apiReference';
import { placeReferences } from '../../../../src/build/pipeline/reference/placeReferences';
import type { PlacedReference } from '../../../../src/build/pipeline/reference/types';
import type { SiteConfig } from '../../../../src/domain/site';
import { siteConfig } from '../assembly/literals';

export function prop(name: string, type = 'string', over: Partial<ApiProp> = {}): ApiProp {
  return {
    name,
    type: { text: type, members: [], extension: null },
    required: false,
    default: null,
    description: '',
    deprecated: null,
    signature: null,
    ...over,
  };
}

const shared = (packageName: string, name: string) => ({
  packageName,
  version: '1.2.3',
  name,
  description: '',
  deprecated: null,
  imports: [`import ${name} from '${packageName}/${name}';`, `import { ${name} } from '${packageName}';`],
  sourceUrl: null,
});

export function component(name: string, over: Partial<ComponentReference> = {}): ComponentReference {
  return {
    kind: 'component',
    ...shared(over.packageName ?? '@org/lib', name),
    themeName: null,
    refTarget: null,
    defaultComponent: null,
    props: [],
    inherits: [],
    attributesOf: null,
    slots: [],
    classes: [],
    ...over,
  };
}

export function hook(name: string, over: Partial<HookReference> = {}): HookReference {
  return {
    kind: 'hook',
    ...shared(over.packageName ?? '@org/lib', name),
    signature: `${name}(): void`,
    parameters: [],
    returns: [],
    ...over,
  };
}

export function packageOf(
  references: readonly ApiReference[],
  over: Partial<PackageReference> = {},
): PackageReference {
  return {
    packageName: references[0]?.packageName ?? '@org/lib',
    version: '1.2.3',
    homepage: 'https://lib.example.com/docs/',
    references: [...references],
    passedOver: [],
    ...over,
  };
}

/** The two products, of which the first has the package `@org/lib`, the second `@org/charts`. */
export function configWithPackages(over: Partial<SiteConfig['products'][number]> = {}): SiteConfig {
  const config = siteConfig();
  const packages = [{ name: '@org/lib', exclude: [] }];
  const charts = [{ name: '@org/charts', exclude: [] }];
  const [lib, second] = config.products;
  if (!lib || !second) throw new Error('There are two products');
  return {
    ...config,
    products: [
      { ...lib, packages, ...over },
      { ...second, packages: charts },
    ],
  };
}

/** References at their places in {@link configWithPackages}. */
export function placed(...packages: readonly PackageReference[]): PlacedReference[] {
  return placeReferences(packages, configWithPackages());
}
