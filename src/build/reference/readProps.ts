import type ts from 'typescript';
import type { ApiProp, ComponentReference } from '../../domain/apiReference';
import type { Place, Places } from './origin';
import { byName, findTypeNode, readFirstComment, readProp, type TypeParameters } from './propReader';
import { printNode } from './typeText';

/** The component whose props are read, and what they are judged by. */
export interface PropsContext {
  readonly checker: ts.TypeChecker;
  readonly places: Places;
  readonly own: Place;
  /** Names of the components that its JSDoc says it takes props over from, the nearest first. */
  readonly chain: readonly string[];
  readonly parameters: TypeParameters;
}

export interface ReadProps {
  readonly props: ApiProp[];
  readonly inherits: ComponentReference['inherits'];
}

/** The reference says of each component what its ref points to. */
const NO_PROPS: ReadonlySet<string> = new Set(['ref']);

/** Folders of style properties (`m`, `bgcolor`, …): what `sx` takes, not what a component declares. */
const STYLE_PROPS_FOLDER = 'styleFunctionSx';

/** Packages that describe elements, not components. */
const isElementPackage = (name: string): boolean =>
  name === '@types/react' || name === 'csstype' || name === 'typescript';

type Origin =
  | { readonly kind: 'own'; readonly rank: number }
  | { readonly kind: 'inherited'; readonly packageName: string; readonly name: string }
  | { readonly kind: 'none' };

/** The rank of declarations that stand in helpers: the last of a component's own. */
const HELPER = 3;

const NONE: Origin = { kind: 'none' };

const nameOfFolder = (folder: string): string => folder.replace(/^[Uu]nstable_/, '');

const scopeOf = (packageName: string): string =>
  packageName.startsWith('@') ? packageName.slice(0, packageName.indexOf('/')) : packageName;

/** Whose prop a declaration makes it. */
function judge(context: PropsContext, declaration: ts.Declaration): Origin {
  const { own, places } = context;
  const place = places.find(declaration.getSourceFile().fileName);
  if (place === null || isElementPackage(place.packageName)) return NONE;
  const name = nameOfFolder(place.folder);
  if (place.packageDir === own.packageDir && place.folder === own.folder) return { kind: 'own', rank: 0 };
  if (scopeOf(place.packageName) !== scopeOf(own.packageName)) {
    return judgeForeign(context, place.packageName);
  }
  if (place.folder === STYLE_PROPS_FOLDER) return NONE;
  // A component made of the one of the same name in another package of the family: `Box` of `Box`.
  if (name === nameOfFolder(own.folder)) return { kind: 'own', rank: 1 };
  if (places.isComponent(place)) {
    // What the package builds anew of the other one goes by its own: Joy's `Modal` of Base's.
    const isRebuilt = places.isComponent({ ...own, folder: name });
    return { kind: 'inherited', packageName: isRebuilt ? own.packageName : place.packageName, name };
  }
  // A hook of the package describes the component that is built on it.
  if (/^use[A-Z]/.test(name)) return { kind: 'own', rank: 2 };
  return { kind: 'own', rank: HELPER };
}

/** Another family's component counts where the JSDoc names one: `inherits [Transition API](…)`. */
function judgeForeign({ chain, own, places }: PropsContext, packageName: string): Origin {
  const name = chain.find((folder) => !places.isComponent({ ...own, folder }));
  const published = packageName.replace(/^@types\//, '').replace('__', '/');
  return name === undefined ? NONE : { kind: 'inherited', packageName: published, name };
}

interface Judged {
  readonly symbol: ts.Symbol;
  readonly declarations: readonly ts.Declaration[];
  readonly origin: Origin;
  /** Whether the component itself declares it several times, as different things. */
  readonly isAmbiguous: boolean;
}

const rankOf = (origin: Origin, chain: readonly string[]): number => {
  if (origin.kind === 'own') return origin.rank;
  if (origin.kind === 'none') return Number.POSITIVE_INFINITY;
  const at = chain.indexOf(origin.name);
  return 10 + (at === -1 ? chain.length : at);
};

/** Puts the declarations of a property in order, nearest first; the nearest says whose it is. */
function judgeSymbol(context: PropsContext, symbol: ts.Symbol): Judged {
  const judged = (symbol.declarations ?? [])
    .map((declaration) => ({ declaration, origin: judge(context, declaration) }))
    .filter(({ origin }) => origin.kind !== 'none')
    .sort((a, b) => rankOf(a.origin, context.chain) - rankOf(b.origin, context.chain));
  const own = judged
    .filter(({ origin }) => origin.kind === 'own' && !(symbol.name === 'classes' && origin.rank === HELPER))
    .map(({ declaration }) => declaration);
  return {
    symbol,
    declarations: judged.map(({ declaration }) => declaration),
    origin: judged[0]?.origin ?? NONE,
    isAmbiguous: new Set(own.map(writeType)).size > 1,
  };
}

function writeType(declaration: ts.Declaration): string {
  const node = findTypeNode(declaration);
  return node === undefined ? '' : printNode(node);
}

/** What helpers give every component alike (`className`, `style`, `classes`) is none of its own props. */
function isBoilerplate({ declarations, origin, symbol }: Judged): boolean {
  if (origin.kind !== 'own' || origin.rank < HELPER) return false;
  return symbol.name === 'classes' || (readFirstComment(declarations)?.text ?? '') === '';
}

/** The props of a component: its own, and what it takes over from which component. */
export function readProps(context: PropsContext, properties: readonly ts.Symbol[]): ReadProps {
  const own: ApiProp[] = [];
  const inherited = new Map<string, ComponentReference['inherits'][number]>();
  for (const symbol of properties) {
    if (NO_PROPS.has(symbol.name)) continue;
    const judged = judgeSymbol(context, symbol);
    if (judged.origin.kind === 'none' || isBoilerplate(judged)) continue;
    const { declarations, isAmbiguous } = judged;
    const prop = readProp(context.checker, symbol, declarations, context.parameters, isAmbiguous);
    if (prop === null) continue;
    if (judged.origin.kind === 'own') own.push(prop);
    else {
      const { packageName, name } = judged.origin;
      const key = `${packageName}/${name}`;
      const entry = inherited.get(key) ?? { packageName, name, props: [] };
      inherited.set(key, { ...entry, props: [...entry.props, prop] });
    }
  }
  return { props: own.sort(byName), inherits: sortInherited(context.chain, [...inherited.values()]) };
}

/** Along the chain that the JSDoc names; what it does not name follows in alphabetical order. */
function sortInherited(
  chain: readonly string[],
  entries: ComponentReference['inherits'],
): ComponentReference['inherits'] {
  const rank = (name: string): number => {
    const at = chain.indexOf(name);
    return at === -1 ? chain.length : at;
  };
  return entries
    .map((entry) => ({ ...entry, props: [...entry.props].sort(byName) }))
    .sort((a, b) => rank(a.name) - rank(b.name) || byName(a, b));
}
