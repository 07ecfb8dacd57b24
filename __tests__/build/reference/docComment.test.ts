import ts from 'typescript';
import { dropLinkLists, findInheritedNames, readDocComment } from '../../../src/build/reference/docComment';

function readFrom(code: string): ReturnType<typeof readDocComment> {
  const [statement] = ts.createSourceFile('a.d.ts', code, ts.ScriptTarget.Latest, true).statements;
  if (statement === undefined) throw new Error('No statement.');
  return readDocComment(statement);
}

describe('readDocComment', () => {
  it('keeps text as Markdown, with its lines, lists and links', () => {
    const { text } = readFrom(`
      /**
       * Sets the [tone](/tones/).
       *
       * - \`calm\`: as it is
       *   by itself
       */
      declare const a: string;`);
    expect(text).toBe('Sets the [tone](/tones/).\n\n- `calm`: as it is\n  by itself');
  });

  it('writes inline links as Markdown: addresses as links, names as code', () => {
    const { text } = readFrom(`
      /** See {@link https://example.com the guide}, {@link /here}, {@link Panel} and {@link Panel|it}. */
      declare const a: string;`);
    expect(text).toBe('See [the guide](https://example.com), [/here](/here), `Panel` and it.');
  });

  it('takes a default as it is written, with its lines and indentation', () => {
    const doc = readFrom(`
      /**
       * @default {
       *   enter: 100,
       * }
       * @deprecated Use something else.
       */
      declare const a: string;`);
    expect(doc.default).toBe('{\n  enter: 100,\n}');
    expect(doc.deprecated).toBe('Use something else.');
  });

  it('tells what is not said from what is said without a reason', () => {
    expect(readFrom('declare const a: string;')).toMatchObject({
      text: '',
      default: null,
      deprecated: null,
      ignored: null,
    });
    expect(readFrom('/** @deprecated */ declare const a: string;').deprecated).toBe('');
    expect(readFrom('/** @ignore - internal. */ declare const a: string;').ignored).toBe('- internal.');
    expect(readFrom('/** @internal */ declare const a: string;').ignored).toBe('');
  });

  it('reads what is said of parameters and of what is returned', () => {
    const doc = readFrom(`
      /**
       * @param {object} event The event.
       * @param value - The value.
       * @returns {boolean} Whether.
       */
      declare const a: string;`);
    expect(doc.parameters).toEqual([
      { name: 'event', text: 'The event.' },
      { name: 'value', text: 'The value.' },
    ]);
    expect(doc.returns).toBe('Whether.');
  });
});

describe('the lists of links in the comment of a component', () => {
  const LISTS = `Demos:

- [Panel](https://example.com/react-panel/)

API:

- [Panel API](https://example.com/api/panel/)
- inherits [Paper API](https://example.com/api/paper/)`;

  it('are no part of its description, whatever stands around them', () => {
    expect(dropLinkLists(`A panel.\n\n${LISTS}`)).toBe('A panel.');
    expect(dropLinkLists(LISTS)).toBe('');
    expect(dropLinkLists('Takes:\n\n- this\n- that')).toBe('Takes:\n\n- this\n- that');
  });

  it('name the components that props are taken over from', () => {
    expect(findInheritedNames(LISTS)).toEqual(['Paper']);
    expect(findInheritedNames('inherits from nowhere')).toEqual([]);
  });
});
