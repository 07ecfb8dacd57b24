import { demoOptionsSchema, type DemoOptions } from '../../../../domain/demo';
import { nearestName } from '../../nearestName';
import type { Place } from '../../parsedDocument';
import { suggestName, type ProblemList } from '../problemList';

/** What a line in double braces asks for; a placeholder where it cannot be understood. */
export type Directive =
  | { readonly kind: 'demo'; readonly name: string; readonly options: DemoOptions }
  | {
      readonly kind: 'component';
      readonly name: string;
      readonly props: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: 'placeholder';
      readonly what: 'component' | 'directive';
      readonly name: string;
      readonly message: string;
    };

const FORM = 'Write {{"demo": "Name.js"}} or {{"component": "name"}}, with options as in JSON.';

/**
 * Reads a directive, and reports what is wrong with it.
 *
 * @param componentNames what `component` may name; null where that is not known
 */
export function readDirective(
  text: string,
  place: Place,
  componentNames: readonly string[] | null,
  problems: ProblemList,
): Directive {
  const source = text.trim();
  const refuse = (message: string, suggestion = FORM, at = place): Directive => {
    problems.add('bad-directive', at, message, suggestion);
    return { kind: 'placeholder', what: 'directive', name: shorten(source), message };
  };

  if (!source.endsWith('}}')) {
    return refuse(
      'This directive does not end on its line.',
      'Write all of it, up to "}}", on a line of its own.',
    );
  }
  let data: unknown;
  try {
    data = JSON.parse(source.slice(1, -1));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
    const column = place.column + Math.min(offset, source.length - 1) + 1;
    return refuse(`This directive is not valid JSON: ${shorten(reason)}.`, FORM, {
      line: place.line,
      column,
    });
  }

  const { demo, component, ...rest } = data as Record<string, unknown>;
  if ((demo === undefined) === (component === undefined)) {
    return refuse('A directive names either a "demo" or a "component".');
  }
  const name = demo ?? component;
  if (typeof name !== 'string' || name.trim() === '') {
    return refuse(`The ${demo === undefined ? 'component' : 'demo'} of a directive must be named by a text.`);
  }
  const placeOfKey = (key: string): Place => ({
    line: place.line,
    column: place.column + Math.max(0, source.indexOf(JSON.stringify(key))),
  });
  if (demo !== undefined) return { kind: 'demo', name, options: readOptions(rest, placeOfKey, problems) };

  if (componentNames && !componentNames.includes(name)) {
    const message = `There is no component "${name}".`;
    const nearest = nearestName(name, componentNames);
    problems.add(
      'unknown-component',
      placeOfKey('component'),
      message,
      nearest ? `Did you mean "${nearest}"?` : 'Register it under "components" in site.yml.',
    );
    return { kind: 'placeholder', what: 'component', name, message };
  }
  return { kind: 'component', name, props: rest };
}

const OPTION_NAMES = Object.keys(demoOptionsSchema.shape);

const EXPECTED: Partial<Record<keyof DemoOptions, string>> = {
  bg: 'true, false, "inline", "outlined", "playground" or "gradient"',
  height: 'a number of pixels or a CSS length',
  maxWidth: 'a number of pixels or a CSS length',
};

function readOptions(
  given: Readonly<Record<string, unknown>>,
  placeOfKey: (key: string) => Place,
  problems: ProblemList,
): DemoOptions {
  const good: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (!isOption(key)) {
      const suggestion = suggestName(nearestName(key, OPTION_NAMES), OPTION_NAMES);
      problems.add('bad-demo-option', placeOfKey(key), `A demo has no option "${key}".`, suggestion);
    } else if (!demoOptionsSchema.shape[key].safeParse(value).success) {
      problems.add(
        'bad-demo-option',
        placeOfKey(key),
        `A demo's "${key}" must be ${EXPECTED[key] ?? 'true or false'}, but is ${shorten(JSON.stringify(value))}.`,
        'Correct its value, or remove it.',
      );
    } else {
      good[key] = value;
    }
  }
  return dropContradictions(demoOptionsSchema.parse(good), placeOfKey, problems);
}

function isOption(key: string): key is keyof DemoOptions {
  return Object.hasOwn(demoOptionsSchema.shape, key);
}

/** Options that make no sense together; the first of a pair is dropped. */
const CONTRADICTIONS: readonly {
  readonly dropped: keyof DemoOptions;
  readonly because: keyof DemoOptions;
  readonly holds: (options: DemoOptions) => boolean;
  readonly message: string;
}[] = [
  {
    dropped: 'isolated',
    because: 'iframe',
    holds: ({ iframe, isolated }) => iframe === true && isolated === true,
    message: 'A demo in an iframe is isolated already.',
  },
  {
    dropped: 'bg',
    because: 'iframe',
    holds: ({ bg, iframe }) => bg === 'inline' && iframe === true,
    message: 'A demo in an iframe cannot stand inline on the page.',
  },
  {
    dropped: 'defaultCodeOpen',
    because: 'hideToolbar',
    holds: ({ defaultCodeOpen, hideToolbar }) => defaultCodeOpen === true && hideToolbar === true,
    message: 'Without the toolbar there is no code that could be open.',
  },
  {
    dropped: 'disableLiveEdit',
    because: 'hideToolbar',
    holds: ({ disableLiveEdit, hideToolbar }) => disableLiveEdit === true && hideToolbar === true,
    message: 'Without the toolbar there is no code that could be edited.',
  },
  {
    dropped: 'hideEditButton',
    because: 'hideToolbar',
    holds: ({ hideEditButton, hideToolbar }) => hideEditButton === true && hideToolbar === true,
    message: 'Without the toolbar there is no button to hide.',
  },
];

function dropContradictions(
  options: DemoOptions,
  placeOfKey: (key: string) => Place,
  problems: ProblemList,
): DemoOptions {
  const kept = { ...options };
  for (const { dropped, because, holds, message } of CONTRADICTIONS) {
    if (!holds(kept)) continue;
    problems.add(
      'bad-demo-option',
      placeOfKey(dropped),
      message,
      `Remove "${dropped}", or remove "${because}".`,
    );
    delete kept[dropped];
  }
  return kept;
}

function shorten(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ');
  return oneLine.length > 100 ? `${oneLine.slice(0, 99)}…` : oneLine;
}
