import { anchorsOfReference } from '../../../../src/build/pipeline/reference/anchorsOfReference';
import { listLinks } from '../../../../src/build/pipeline/reference/listLinks';
import { ReferenceNames } from '../../../../src/build/pipeline/reference/referenceNames';
import { renderReference } from '../../../../src/build/pipeline/reference/renderReference';
import type { ApiReference } from '../../../../src/domain/apiReference';
import { toDocPath } from '../../../../src/domain/docPath';
import { component, hook, packageOf, placed, prop } from './literals';

const uses = { docPaths: [toDocPath('/lib/button')], demoIds: ['lib/Demo'] };
const pages = { has: (path: string) => path === '/lib/button', hasAnchor: () => false };
const findSince = (packageName: string, name: string, key: string) =>
  `${packageName}/${name}.${key}` === '@org/lib/Button.color' ? '5.14' : null;

function render(reference: ApiReference, ...others: readonly ApiReference[]) {
  const references = placed(packageOf([reference, ...others]));
  const [first] = references;
  if (!first) throw new Error('There is one');
  const view = renderReference(first, uses, {
    names: new ReferenceNames(references),
    pages,
    findSince,
    rendered: { markdown: new Map(), code: new Map() },
  });
  return { view, anchors: anchorsOfReference(first, uses, false) };
}

const button = component('Button', {
  description: 'See [the guide](https://lib.example.com/lib/button/#x).\n\nMore.',
  deprecated: '',
  themeName: 'MuiButton',
  refTarget: 'HTMLButtonElement',
  defaultComponent: 'button',
  attributesOf: 'button',
  sourceUrl: 'https://github.com/org/lib/blob/v1.2.3/src/Button.js',
  props: [
    prop('color', "'primary' | 'secondary' | string", {
      type: {
        text: "'primary' | 'secondary' | string",
        members: ["'primary'", "'secondary'"],
        extension: { kind: 'string' },
      },
      required: true,
      default: "'primary'",
      description: 'The `color`.',
      deprecated: 'Use [tone](/lib/theming/).',
    }),
    prop('onChange', '(event: Event) => void', {
      signature: {
        text: '(event: Event) => void',
        parameters: [{ name: 'event', type: 'ButtonBaseProps', optional: true, description: 'Why.' }],
        returns: { type: 'void', description: '' },
      },
    }),
    prop('sx', 'SxProps'),
    prop('classes', 'object'),
    prop('slots', 'object'),
    prop('component', 'React.ElementType'),
  ],
  inherits: [
    {
      packageName: '@org/lib',
      name: 'ButtonBase',
      props: [prop('color'), prop('href'), prop('classes')],
    },
    { packageName: '@org/other', name: 'Thing', props: [prop('href'), prop('thing')] },
  ],
  slots: [
    { name: 'root', description: 'The root.', default: 'ButtonBase', className: 'MuiButton-root', deprecated: null },
    { name: 'icon', description: '', default: "'span'", className: null, deprecated: 'Gone.' },
  ],
  classes: [
    {
      key: 'disabled', className: 'Mui-disabled', description: 'If `disabled`.',
      isGlobalState: true, deprecated: null,
    },
  ],
}); // prettier-ignore

describe('renderReference of a component', () => {
  const { view, anchors } = render(button, component('ButtonBase'));

  it('says what it is and where it stands', () => {
    expect(view).toMatchObject({
      id: '@org/lib/Button',
      kind: 'component',
      productId: 'lib',
      slug: 'button',
      path: '/lib/api/button',
      themeName: 'MuiButton',
      refTarget: 'HTMLButtonElement',
      defaultComponent: 'button',
      attributesOf: 'button',
      signatureHtml: null,
      parameters: [],
      returns: [],
      ...uses,
    });
  });

  it('makes HTML of its prose, and plain text for search results', () => {
    expect(view.descriptionHtml).toMatch(
      /^<p>See <a data-doc-link="" href="\/lib\/button">the guide<\/a>\.<\/p>\s*<p>More\.<\/p>$/,
    );
    expect(view.description).toBe('Button (@org/lib): See the guide.');
    expect(view.deprecatedHtml).toBe('');
  });

  it('gives each prop its type, default, deprecation and since', () => {
    expect(view.props[0]).toEqual({
      name: 'color',
      anchor: 'button-prop-color',
      type: {
        html: "'primary' | 'secondary' | string",
        text: "'primary' | 'secondary' | string",
        members: ["'primary'", "'secondary'"],
        extension: { kind: 'string' },
      },
      required: true,
      default: "'primary'",
      descriptionHtml: 'The <code>color</code>.',
      deprecatedHtml: 'Use <a href="https://lib.example.com/lib/theming/">tone</a>.',
      signature: null,
      since: '5.14',
      note: null,
    });
  });

  it('highlights signatures and links the types of their parameters', () => {
    const signature = view.props[1]?.signature;
    expect(signature?.html).toContain('<span class="code-line">');
    expect(signature?.html.replace(/<[^>]+>/g, '')).toBe('(event: Event) =&gt; void');
    expect(signature?.parameters).toEqual([
      {
        name: 'event',
        typeHtml: '<a data-doc-link="" href="/lib/api/button-base">ButtonBaseProps</a>',
        optional: true,
        descriptionHtml: 'Why.',
      },
    ]);
  });

  it('marks the props that every component has alike', () => {
    expect(view.props.map(({ name, note }) => [name, note])).toEqual([
      ['color', null],
      ['onChange', null],
      ['sx', 'sx'],
      ['classes', 'classes'],
      ['slots', 'slots'],
      ['component', 'component'],
    ]);
    const bare = render(component('Bare', { props: button.props })).view;
    expect(bare.props.flatMap(({ note }) => note ?? [])).toEqual(['sx']);
  });

  it('shows each inherited prop once, with the component nearest to it, and links that', () => {
    expect(
      view.inherits.map(({ name, path, props }) => [name, path, props.map(({ anchor }) => anchor)]),
    ).toEqual([
      ['ButtonBase', '/lib/api/button-base', ['button-prop-href']],
      ['Thing', null, ['button-prop-thing']],
    ]);
  });

  it('gives slots and classes their anchors, and links what fills a slot', () => {
    expect(
      view.slots.map(({ anchor, defaultHtml, deprecatedHtml }) => [anchor, defaultHtml, deprecatedHtml]),
    ).toEqual([
      ['button-slots-root', '<a data-doc-link="" href="/lib/api/button-base">ButtonBase</a>', null],
      ['button-slots-icon', "'span'", 'Gone.'],
    ]);
    expect(view.classes).toEqual([
      {
        key: 'disabled',
        anchor: 'button-classes-disabled',
        className: 'Mui-disabled',
        descriptionHtml: 'If <code>disabled</code>.',
        isGlobalState: true,
        deprecatedHtml: null,
      },
    ]);
  });

  it('has the very anchors that links are checked against, each once', () => {
    const rows = [
      ...view.props,
      ...view.inherits.flatMap(({ props }) => props),
      ...view.slots,
      ...view.classes,
    ].map(({ anchor }) => anchor);
    expect(new Set(rows).size).toBe(rows.length);
    expect([...new Set(anchors)].sort()).toEqual(
      [
        ...rows, 'button-inheritance-button-base', 'button-inheritance-thing', 'button-demos', 'button-import', 'button-props', 'button-inheritance',
        'button-slots', 'button-classes', 'button-theme', 'button-source',
      ].sort(),
    ); // prettier-ignore
  });
});

describe('renderReference of a hook', () => {
  const { view, anchors } = render(
    hook('useSlider', {
      signature: 'useSlider(parameters: UseSliderParameters): UseSliderReturnValue',
      parameters: [prop('value', 'number')],
      returns: [prop('axis', "'x' | 'y'")],
    }),
  );

  it('shows its signature, parameters and what it returns', () => {
    expect(view.signatureHtml?.replace(/<[^>]+>/g, '')).toBe(
      'useSlider(parameters: UseSliderParameters): UseSliderReturnValue',
    );
    expect(view.parameters.map(({ anchor, since }) => [anchor, since])).toEqual([
      ['use-slider-parameter-value', null],
    ]);
    expect(view.returns.map(({ anchor }) => anchor)).toEqual(['use-slider-return-axis']);
    expect([view.props, view.inherits, view.slots, view.classes]).toEqual([[], [], [], []]);
    expect(anchors).toEqual([
      'use-slider-demos', 'use-slider-import', 'use-slider-signature',
      'use-slider-parameters', 'use-slider-returns', 'use-slider-parameter-value', 'use-slider-return-axis',
    ]); // prettier-ignore
  });

  it('is described in a sentence where the package has no words for it', () => {
    expect(view.description).toBe(
      'API reference of the useSlider hook of @org/lib: its parameters, what it returns, and how to import it.',
    );
    expect(render(component('Chip')).view.description).toMatch(
      /^API reference of the Chip component of @org\/lib/,
    );
  });
});

test('every address in a reference’s prose is listed once', () => {
  const reference = component('Button', {
    description: '[a](/lib/a) <https://b.example.com/x>, [a](/lib/a "title")',
    props: [prop('x', 'string', { description: 'See https://c.example.com/y.' })],
  });
  expect(listLinks(reference)).toEqual(['/lib/a', 'https://b.example.com/x', 'https://c.example.com/y']);
});
