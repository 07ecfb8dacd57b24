import { listApiHeadings } from '../../../../src/site/components/api/listSections';
import '../../../../src/site/i18n/addApiStrings';
import { createTranslate } from '../../../../src/site/i18n/strings';
import { createClass, createHook, createProp, createReference, createSlot } from './references';

const t = createTranslate({});
const outline = (...[references, areNamed]: [Parameters<typeof listApiHeadings>[0], boolean]) =>
  listApiHeadings(references, areNamed, t).map(({ depth, id }) => `${'  '.repeat(depth - 2)}${id}`);

const button = createReference({
  props: [createProp({ name: 'color' })],
  slots: [createSlot({ name: 'root' })],
  classes: [createClass({ key: 'root' })],
  inherits: [
    {
      packageName: '@mui/material',
      name: 'ButtonBase',
      path: null,
      props: [createProp({ name: 'tabIndex' })],
    },
  ],
});

test('sections and their rows are listed, inherited props by where they come from', () => {
  expect(outline([button], false)).toEqual([
    'button-import',
    'button-props',
    '  button-prop-color',
    'button-inheritance',
    '  button-inheritance-button-base',
    'button-slots',
    '  button-slots-root',
    'button-classes',
    '  button-classes-root',
    'button-theme',
    'button-source',
  ]);
});

test('several references are listed below their names', () => {
  const listed = outline([createReference({ props: [], attributesOf: null }), createHook()], true);
  expect(listed).toEqual([
    'button',
    '  button-import',
    '  button-props',
    '  button-theme',
    '  button-source',
    'use-slider',
    '  use-slider-import',
    '  use-slider-signature',
    '  use-slider-parameters',
    '    use-slider-parameter-step',
    '  use-slider-returns',
    '    use-slider-return-active',
    '  use-slider-source',
  ]);
});
