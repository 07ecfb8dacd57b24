import { syntaxHighlighting } from '@codemirror/language';
import { tagHighlighter, tags } from '@lezer/highlight';

/** The classes that Prism's highlighting of static code uses (`theme/styles/code.css`), for the editor's parser. */
const prismClasses = tagHighlighter([
  { tag: tags.comment, class: 'token comment' },
  { tag: [tags.keyword, tags.self, tags.null, tags.modifier], class: 'token keyword' },
  { tag: [tags.string, tags.attributeValue, tags.special(tags.string), tags.regexp], class: 'token string' },
  { tag: [tags.number, tags.bool], class: 'token number' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
    ],
    class: 'token function',
  },
  { tag: [tags.typeName, tags.className, tags.definition(tags.className)], class: 'token class-name' },
  { tag: [tags.tagName, tags.standard(tags.tagName)], class: 'token tag' },
  { tag: tags.attributeName, class: 'token attr-name' },
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], class: 'token property' },
  {
    tag: [tags.operator, tags.logicOperator, tags.arithmeticOperator, tags.compareOperator],
    class: 'token operator',
  },
  { tag: [tags.punctuation, tags.bracket, tags.separator, tags.angleBracket], class: 'token punctuation' },
]);

/** Colours code in the editor as it is coloured on the page, so that the one can take the place of the other. */
export const prismHighlighting = syntaxHighlighting(prismClasses);
