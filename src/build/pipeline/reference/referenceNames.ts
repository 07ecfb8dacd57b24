import type { ApiKind } from '../../../domain/apiReference';
import type { PlacedReference } from './types';

/** Endings of the types that belong to a component; those of a hook begin with its name as a type has it. */
const COMPONENT_TYPES = ['Props', 'OwnProps'];
const HOOK_TYPES = ['Parameters', 'ReturnValue', 'Props'];

/** Finds references by what is called after them. */
export class ReferenceNames {
  readonly #byId: ReadonlyMap<string, PlacedReference>;
  /** What is called so, in any package. */
  readonly #byName = new Map<string, PlacedReference[]>();
  readonly #byType = new Map<string, PlacedReference[]>();

  constructor(readonly references: readonly PlacedReference[]) {
    this.#byId = new Map(references.map((placed) => [placed.id, placed]));
    for (const placed of references) {
      const { kind, name } = placed.reference;
      add(this.#byName, name, placed);
      const typeName = name.charAt(0).toUpperCase() + name.slice(1);
      for (const ending of kind === 'hook' ? HOOK_TYPES : COMPONENT_TYPES)
        add(this.#byType, typeName + ending, placed);
    }
  }

  find(packageName: string, name: string): PlacedReference | undefined {
    return this.#byId.get(referenceId(packageName, name));
  }

  /** Every reference of that name, in the order of the packages. */
  named(name: string): readonly PlacedReference[] {
    return this.#byName.get(name) ?? [];
  }

  /** What a component's name means in a package: its own, else another's if there is only one. */
  componentNear(packageName: string, name: string): PlacedReference | undefined {
    const components = this.named(name).filter(({ reference }) => reference.kind === 'component');
    return nearest(packageName, components);
  }

  /** The component or hook that a type (`ButtonProps`, `UseSliderParameters`) belongs to, as seen in a package. */
  ownerOfType(packageName: string, typeName: string): PlacedReference | undefined {
    return nearest(packageName, this.#byType.get(typeName) ?? []);
  }

  /** The names of a kind, each once, to suggest one of them. */
  known(kind: ApiKind): string[] {
    const names = this.references.filter(({ reference }) => reference.kind === kind);
    return [...new Set(names.map(({ reference }) => reference.name))];
  }
}

export const referenceId = (packageName: string, name: string): string => `${packageName}/${name}`;

/** A link to the wrong package's component would be worse than none. */
function nearest(packageName: string, found: readonly PlacedReference[]): PlacedReference | undefined {
  const own = found.find(({ reference }) => reference.packageName === packageName);
  return own ?? (found.length === 1 ? found[0] : undefined);
}

function add(map: Map<string, PlacedReference[]>, key: string, value: PlacedReference): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
