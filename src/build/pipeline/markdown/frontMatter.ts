import {
  DESCRIPTION_LIMIT,
  FRONT_MATTER_KEYS,
  TITLE_LIMIT,
  frontMatterSchema,
  type FrontMatter,
} from '../../../domain/frontMatter';
import { nearestName } from '../nearestName';
import type { Place } from '../parsedDocument';
import { readYaml, type PlacedYaml } from '../placedYaml';
import { suggestName, type ProblemList } from './problemList';

export interface FrontMatterReading {
  readonly frontMatter: FrontMatter;
  readonly places: Readonly<Record<string, Place>>;
  /** False where it cannot be read: what it may have said is unknown. */
  readonly readable: boolean;
  /** The text below it, with a blank line in place of each of its lines: places in it are places in the file. */
  readonly body: string;
}

const OPENING = /^---[ \t]*\n/;
const CLOSING = /^---[ \t]*$/m;

/** Front matter of more characters is no front matter; reading a bad one takes time that grows with its square. */
const LENGTH_LIMIT = 8_000;
const TOO_LONG: ReturnType<typeof readYaml> = {
  ok: false,
  issues: [
    {
      kind: 'syntax',
      line: 1,
      column: 1,
      message: `The front matter has more than ${LENGTH_LIMIT} characters.`,
      suggestion: 'Keep only what describes the page, and end it with a line that is only "---".',
    },
  ],
};

/** After the first few, one mistake only repeats itself. */
const MAX_SYNTAX_ERRORS = 5;

/** Reads the front matter of a document (whose lines end in `\n`), and reports what is wrong with it. */
export function readFrontMatter(text: string, problems: ProblemList): FrontMatterReading {
  const opening = OPENING.exec(text);
  if (!opening) return { frontMatter: {}, places: {}, readable: true, body: text };
  const rest = text.slice(opening[0].length);
  const closing = CLOSING.exec(rest);
  if (!closing) return readUnclosed(text, rest, problems);

  const source = rest.slice(0, closing.index);
  const end = closing.index + closing[0].length;
  const body = '\n'.repeat(1 + source.split('\n').length - 1) + rest.slice(end);
  const result = source.length > LENGTH_LIMIT ? TOO_LONG : readYaml(source, 2);
  if (!result.ok) {
    for (const issue of result.issues.slice(0, MAX_SYNTAX_ERRORS)) {
      const code = issue.kind === 'aliases' ? 'yaml-alias-explosion' : 'yaml-syntax';
      problems.add(code, issue, issue.message, issue.suggestion);
    }
    return { frontMatter: {}, places: {}, readable: false, body };
  }
  return { ...checkKeys(result.yaml, problems), readable: true, body };
}

/** A document may begin with a thematic break; one that goes on with a key has lost its closing line. */
function readUnclosed(text: string, rest: string, problems: ProblemList): FrontMatterReading {
  const isFrontMatter = /^[A-Za-z]\w*:(?:\s|$)/.test(rest);
  if (isFrontMatter) {
    problems.add(
      'yaml-syntax',
      { line: 1, column: 1 },
      'The front matter is never closed.',
      'End it with a line that is only "---".',
    );
  }
  return { frontMatter: {}, places: {}, readable: !isFrontMatter, body: text };
}

function checkKeys(
  yaml: PlacedYaml,
  problems: ProblemList,
): Pick<FrontMatterReading, 'frontMatter' | 'places'> {
  const { value } = yaml;
  if (value === null) return { frontMatter: {}, places: {} };
  if (typeof value !== 'object' || Array.isArray(value)) {
    problems.add(
      'front-matter-type',
      yaml.placeOf([]),
      `The front matter must hold keys and values, but is ${describeType(value)}.`,
      'Write one "key: value" per line.',
    );
    return { frontMatter: {}, places: {} };
  }

  const good: Record<string, unknown> = {};
  const places: Record<string, Place> = {};
  for (const [key, entry] of Object.entries(value)) {
    const place = yaml.placeOf([key]);
    if (!isKnownKey(key)) {
      problems.add(
        'unknown-front-matter-key',
        place,
        `Unknown front-matter key "${key}".`,
        suggestName(nearestName(key, FRONT_MATTER_KEYS), FRONT_MATTER_KEYS),
      );
      continue;
    }
    const field = frontMatterSchema.shape[key].safeParse(entry);
    if (!field.success) {
      problems.add(
        'front-matter-type',
        place,
        `The front matter's "${key}" must be ${EXPECTED[key] ?? 'a text'}, but is ${describeType(entry)}.`,
        suggestValue(key, entry),
      );
      continue;
    }
    good[key] = entry;
    places[key] = place;
  }
  const frontMatter = frontMatterSchema.parse(good);
  checkLengths(frontMatter, places, problems);
  return { frontMatter, places };
}

/** What a key holds, where that is not just a text. */
const EXPECTED: Partial<Record<keyof FrontMatter, string>> = {
  components: 'a list of names, separated by commas',
  hooks: 'a list of names, separated by commas',
  path: 'a path of at most 200 characters, without spaces and backslashes',
  unstyled: 'a path or a full URL',
  waiAria: 'a full URL',
  materialDesign: 'a full URL',
  card: 'true, false or a text',
};

function isKnownKey(key: string): key is keyof FrontMatter {
  return Object.hasOwn(frontMatterSchema.shape, key);
}

function describeType(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (value === '') return 'an empty text';
  const shown = JSON.stringify(value) ?? typeof value;
  const short = shown.length > 40 ? `${shown.slice(0, 39)}…` : shown;
  return `the ${typeof value === 'string' ? 'text' : typeof value} ${short}`;
}

function suggestValue(key: keyof FrontMatter, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Give it a value, or remove the key.';
  if (typeof value === 'number' || typeof value === 'boolean') return `Put it in quotes: ${key}: "${value}".`;
  if (typeof value === 'object') return 'Write it on the line of its key.';
  if (key === 'path') return 'Write it like /product/name-of-the-page.';
  if (key === 'unstyled') return 'Begin it with a slash, or with https://.';
  return 'Write it whole, with https:// in front.';
}

function checkLengths(
  frontMatter: FrontMatter,
  places: Readonly<Record<string, Place>>,
  problems: ProblemList,
): void {
  if (frontMatter.title !== undefined && places.title) checkTitle(frontMatter.title, places.title, problems);
  if (frontMatter.description !== undefined && places.description) {
    checkDescription(frontMatter.description, places.description, problems);
  }
}

/** Reports a title that search results would cut. */
export function checkTitle(title: string, place: Place, problems: ProblemList): void {
  const { length } = [...title];
  if (length <= TITLE_LIMIT) return;
  problems.add(
    'title-too-long',
    place,
    `The title has ${length} characters; search results cut it after ${TITLE_LIMIT}.`,
    `Shorten it by ${length - TITLE_LIMIT}, or give a shorter "title" in the front matter.`,
  );
}

/** Reports a description that search results would cut. */
export function checkDescription(description: string, place: Place, problems: ProblemList): void {
  const { length } = [...description];
  if (length <= DESCRIPTION_LIMIT) return;
  problems.add(
    'description-too-long',
    place,
    `The description has ${length} characters; search results cut it after ${DESCRIPTION_LIMIT}.`,
    `Shorten it by ${length - DESCRIPTION_LIMIT}, or give a shorter "description" in the front matter.`,
  );
}
