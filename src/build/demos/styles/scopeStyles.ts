import { parseStyles, splitAt, type StyleNode } from './parseStyles';
import { scopeSelector, isOfElements, type Scope } from './scopeSelector';

export interface ScopeOptions {
  readonly scope: Scope;
  /** Goes before names that hold for a whole document: of animations, and of layers. */
  readonly prefix: string;
}

/** At-rules with rules in them. */
const GROUP = /^@(?:media|supports|container|layer|starting-style|scope)\b/;
const KEYFRAMES = /^(@(?:-[a-z]+-)?keyframes\s+)(.+)$/s;

/**
 * Keeps the rules of a style sheet inside its scope. Animations and layers get names of their own;
 * `@font-face`, `@property` and the like hold for the document and stay as they are.
 *
 * @param css what esbuild wrote, nested rules lowered
 */
export function scopeStyles(css: string, options: ScopeOptions): string {
  return scopeNodes(css, { ...options, animations: findAnimations(css) });
}

interface Work extends ScopeOptions {
  readonly animations: readonly string[];
}

function scopeNodes(css: string, work: Work): string {
  return parseStyles(css)
    .map((node) => scopeNode(node, work))
    .join('\n');
}

function scopeNode({ prelude, body }: StyleNode, work: Work): string {
  const name = /^@layer\b/.test(prelude) ? prefixLayers(prelude, work.prefix) : prelude;
  if (body === null) return `${name};`;
  const keyframes = KEYFRAMES.exec(prelude);
  if (keyframes) return `${keyframes[1] ?? ''}${work.prefix}${(keyframes[2] ?? '').trim()}{${body}}`;
  if (GROUP.test(prelude)) return `${name}{${scopeNodes(body, work)}}`;
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  return `${scopeSelectors(prelude, work.scope)}{${renameAnimations(body, work)}}`;
}

function scopeSelectors(prelude: string, scope: Scope): string {
  const selectors = splitAt(prelude, ',').map((selector) =>
    scopeSelector(
      selector,
      // Heavier by one element, so that it beats what the site says of bare elements.
      isOfElements(selector) ? { ...scope, inside: `${scope.inside}:is(html *)` } : scope,
    ),
  );
  return [...new Set(selectors)].join(',');
}

/** `@layer base, parts.small` */
function prefixLayers(prelude: string, prefix: string): string {
  const names = prelude.replace(/^@layer/, '').trim();
  if (names === '') return prelude;
  return `@layer ${names
    .split(',')
    .map((name) => prefix + name.trim())
    .join(', ')}`;
}

function findAnimations(css: string): string[] {
  return parseStyles(css).flatMap(({ prelude, body }) => {
    const keyframes = KEYFRAMES.exec(prelude);
    if (keyframes) return [(keyframes[2] ?? '').trim()];
    return body !== null && GROUP.test(prelude) ? findAnimations(body) : [];
  });
}

const ANIMATION = /((?:^|[;{\s])(?:-webkit-)?animation(?:-name)?\s*:)([^;}]*)/g;
const WORD = /(?<![\w-])[A-Za-z_-][\w-]*/g;

function renameAnimations(body: string, { animations, prefix }: Work): string {
  if (animations.length === 0) return body;
  return body.replace(
    ANIMATION,
    (_whole, property: string, value: string) =>
      property + value.replace(WORD, (word) => (animations.includes(word) ? prefix + word : word)),
  );
}
