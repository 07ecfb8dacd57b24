import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiReferenceData } from '../../../../src/site/components/api/apiData';
import { ApiReference } from '../../../../src/site/components/api/ApiReference';
import { renderInProviders } from '../docPage';
import { createClass, createHook, createProp, createReference, createSlot, createUnion } from './references';

function renderReference(fields: Partial<ApiReferenceData> = {}) {
  return renderInProviders(<ApiReference reference={createReference(fields)} level={2} />);
}

/** Follows a link to a part of the page, as a browser does. */
function goTo(anchor: string) {
  act(() => {
    window.location.hash = anchor;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

const row = (name: string | RegExp) =>
  screen.getByRole('rowheader', { name, hidden: true }).closest('tr') as HTMLTableRowElement;
const cells = (name: string) => within(row(name)).getAllByRole('cell');

beforeEach(() => {
  window.history.replaceState(null, '', '/material-ui/api/button');
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the sections of a reference', () => {
  it('are those that a component has something for, in order, each with an anchor', () => {
    renderReference({
      docPages: [{ heading: 'Button', href: '/material-ui/react-button' }],
      inherits: [{ packageName: '@mui/material', name: 'ButtonBase', path: null, props: [] }],
      slots: [createSlot({ name: 'root' })],
      classes: [createClass({ key: 'root' })],
    });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ id }) => id)).toEqual([
      'button-demos',
      'button-import',
      'button-props',
      'button-inheritance',
      'button-slots',
      'button-classes',
      'button-theme',
      'button-source',
    ]);
  });

  it('of a hook are its signature, its parameters and what it returns', () => {
    renderInProviders(<ApiReference reference={createHook({ sourceUrl: null })} level={3} />);
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ id }) => id)).toEqual([
      'use-slider-import',
      'use-slider-signature',
      'use-slider-parameters',
      'use-slider-returns',
    ]);
    expect(screen.getByText(/useSlider\(parameters/)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Parameters of useSlider' })).toBeVisible();
    const returned = screen.getByRole('table', { name: 'Return value of useSlider' });
    expect(
      within(returned)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Type', 'Description']);
  });

  it('say how to import it, from its own path and from the package', () => {
    renderReference();
    for (const line of [
      "import Button from '@mui/material/Button';",
      "import { Button } from '@mui/material';",
    ]) {
      const block = screen
        .getAllByText((_, element) => element?.tagName === 'CODE' && element.textContent === line)[0]
        ?.closest<HTMLElement>('.code-block');
      expect(block && within(block).getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    }
  });

  it('lead to the pages that show it, to its source and to what it inherits from', () => {
    renderReference({
      docPages: [{ heading: 'Button', href: '/material-ui/react-button' }],
      inherits: [
        {
          packageName: '@mui/material',
          name: 'ButtonBase',
          path: '/material-ui/api/button-base' as never,
          props: [createProp({ name: 'tabIndex' })],
        },
      ],
    });
    expect(screen.getByRole('link', { name: 'Button' })).toHaveAttribute('href', '/material-ui/react-button');
    expect(screen.getByRole('link', { name: 'Button in version 6.4.8 of @mui/material' })).toHaveAttribute(
      'href',
      'https://github.com/example/ui/blob/v6.4.8/Button.tsx',
    );
    expect(screen.getByRole('link', { name: 'API of ButtonBase', hidden: true })).toHaveAttribute(
      'href',
      '/material-ui/api/button-base',
    );
  });

  it('say in sentences what the ref, the root, the attributes and the theme are about', () => {
    renderReference({ defaultComponent: 'span', attributesOf: 'a' });
    expect(screen.getByText(/^The ref is given/)).toHaveTextContent('The ref is given: HTMLButtonElement.');
    expect(screen.getByText(/^At the root/)).toHaveTextContent('At the root stands span, unless');
    expect(screen.getByText(/^Every attribute/)).toHaveTextContent('Every attribute of a is accepted');
    expect(screen.getByText(/^In the theme/)).toHaveTextContent('MuiButton');
    expect(screen.queryByText('It takes no ref.')).not.toBeInTheDocument();
  });

  it('say that a component takes no ref', () => {
    renderReference({ refTarget: null, defaultComponent: null });
    expect(screen.getByText('It takes no ref.')).toBeVisible();
    expect(screen.queryByText(/^At the root/)).not.toBeInTheDocument();
  });
});

describe('a prop', () => {
  it('has its type, default and description beside its name, and a link to itself', () => {
    renderReference({
      props: [
        createProp({
          name: 'size',
          default: "'medium'",
          descriptionHtml: 'The <em>size</em>.',
          type: { html: '<a href="/x">Size</a>', text: 'Size', members: [], extension: null },
        }),
      ],
    });
    expect(row('size')).toHaveAttribute('id', 'button-prop-size');
    expect(within(row('size')).getByRole('link', { name: 'size' })).toHaveAttribute(
      'href',
      '#button-prop-size',
    );
    expect(cells('size').map(({ textContent }) => textContent)).toEqual(['Size', "'medium'", 'The size.']);
    expect(within(row('size')).getByRole('link', { name: 'Size' })).toHaveAttribute('href', '/x');
  });

  it('is marked as required, as newer than the rest, as deprecated', () => {
    renderReference({
      props: [
        createProp({
          name: 'value',
          required: true,
          since: '5.14',
          deprecatedHtml: 'Use <code>values</code>.',
        }),
      ],
    });
    const name = 'value, required, since 5.14, Deprecated';
    expect(within(row(name)).getByText('required')).toBeVisible();
    expect(within(row(name)).getByText('since 5.14')).toBeVisible();
    expect(cells(name).at(-1)).toHaveTextContent('DeprecatedUse values.');
  });

  it('has a short union on one line and a wide one by member, past eight of them folded', () => {
    const members = Array.from({ length: 11 }, (_, place) => `'member-${place}'`);
    renderReference({
      props: [
        createProp({ name: 'short', type: createUnion(["'a'", "'b'"]) }),
        createProp({ name: 'long', type: createUnion(members) }),
      ],
    });
    expect(within(row('short')).queryByRole('listitem')).not.toBeInTheDocument();
    expect(within(row('short')).getByText("'a' | 'b'")).toBeVisible();
    const items = within(row('long')).getAllByRole('listitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual(members);
    expect(items[7]).toBeVisible();
    expect(items[8]).not.toBeVisible();
    const more = within(row('long')).getByText('3 more');
    expect(more.closest('details')).toContainElement(items[8] ?? null);
  });

  it('says in words what a union takes besides', () => {
    const union = createUnion(["'a'", "'b'"]);
    renderReference({
      props: [
        createProp({ name: 'free', type: { ...union, extension: { kind: 'string' } } }),
        createProp({
          name: 'open',
          type: { ...union, extension: { kind: 'augmentation', interface: 'Overrides' } },
        }),
      ],
    });
    expect(row('free')).toHaveTextContent("'a' | 'b'or any other string");
    expect(row('open')).toHaveTextContent('or a value that you add to Overrides');
  });

  const createFunction = (text: string, members: readonly string[] = []) =>
    createProp({
      name: 'onChange',
      type: { html: text.replace('>', '&gt;'), text, members, extension: null },
      signature: {
        html: '(event, value) =&gt; boolean',
        parameters: [
          { name: 'event', typeHtml: 'Event', optional: false, descriptionHtml: '' },
          { name: 'value', typeHtml: 'number', optional: true, descriptionHtml: 'The new one.' },
        ],
        returns: { typeHtml: 'boolean', descriptionHtml: 'Whether to go on.' },
      },
    });
  const LONG_SIGNATURE = `(event: ${'Very'.repeat(20)}LongEvent, value?: number) => boolean`;

  it('that is a function has its signature, with what is said of arguments and result', () => {
    renderReference({ props: [createFunction(LONG_SIGNATURE)] });
    expect(within(row('onChange')).getByText('Signature')).toBeVisible();
    expect(within(row('onChange')).getByText('(event, value) => boolean')).toBeVisible();
    expect(cells('onChange')[0]).toHaveTextContent(/^function$/);
    const terms = within(row('onChange')).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['valueoptional number', 'Returns boolean']);
    const definitions = within(row('onChange')).getAllByRole('definition');
    expect(definitions.map(({ textContent }) => textContent)).toEqual(['The new one.', 'Whether to go on.']);
  });

  it('that is a function in few words has its signature for a type, and no second time', () => {
    renderReference({ props: [createFunction('(value: number) => boolean')] });
    expect(cells('onChange')[0]).toHaveTextContent('(value: number) => boolean');
    expect(within(row('onChange')).queryByText('Signature')).not.toBeInTheDocument();
    expect(within(row('onChange')).getAllByRole('definition')).toHaveLength(2);
  });

  it('that is a function among other things has both', () => {
    const members = ['null', LONG_SIGNATURE];
    renderReference({ props: [createFunction(members.join(' | '), members)] });
    expect(within(row('onChange')).getAllByRole('listitem')).toHaveLength(2);
    expect(within(row('onChange')).getByText('Signature')).toBeVisible();
  });

  it('is explained by the site where the package does not', () => {
    const descriptionHtml = 'The system prop.';
    renderReference({
      props: [
        createProp({ name: 'sx', note: 'sx', descriptionHtml }),
        createProp({ name: 'component', note: 'component' }),
      ],
    });
    expect(cells('sx').at(-1)).toHaveTextContent(/^The system prop.$/);
    expect(cells('component').at(-1)).toHaveTextContent('The HTML element, or the component, at the root.');
  });

  it('that all components have is explained, with the way to the list in question', () => {
    renderReference({
      props: [createProp({ name: 'classes', note: 'classes' }), createProp({ name: 'slots', note: 'slots' })],
      classes: [createClass({ key: 'root' })],
    });
    const link = within(row('classes')).getByRole('link', { name: 'CSS classes' });
    expect(link).toHaveAttribute('href', '#button-classes');
    // There are no slots to speak of.
    expect(within(row('slots')).queryByText(/listed under/)).not.toBeInTheDocument();
  });
});

describe('slots and classes', () => {
  it('of a slot are told: class name and what fills it', () => {
    renderReference({
      slots: [
        createSlot({ name: 'popper', className: 'MuiButton-popper', defaultHtml: '<a href="/p">Popper</a>' }),
      ],
    });
    expect(row('popper')).toHaveAttribute('id', 'button-slots-popper');
    expect(cells('popper').map(({ textContent }) => textContent)).toEqual([
      '.MuiButton-popper',
      'Popper',
      '',
    ]);
  });

  it('of a class are told: class name, description and whether all components share it', () => {
    renderReference({
      classes: [
        createClass({
          key: 'disabled',
          className: 'Mui-disabled',
          isGlobalState: true,
          descriptionHtml: 'If disabled.',
        }),
        createClass({ key: 'root' }),
      ],
    });
    expect(row('disabled, global state')).toHaveAttribute('id', 'button-classes-disabled');
    expect(cells('disabled, global state').map(({ textContent }) => textContent)).toEqual([
      '.Mui-disabled',
      'If disabled.',
    ]);
    expect(row('root')).toHaveTextContent('.MuiButton-root');
  });
});

describe('the layout of a list', () => {
  const classes = [createClass({ key: 'root' })];
  const chooser = (section: string) => screen.getByRole('group', { name: `Layout of ${section}` });
  const chosen = (section: string) => within(chooser(section)).getByRole('radio', { checked: true });

  it('is a table at first, and for each kind of list what was chosen last', async () => {
    const user = userEvent.setup();
    const { unmount } = renderReference({ classes });
    expect(chosen('Props')).toHaveAccessibleName('Table');
    await user.click(within(chooser('Props')).getByRole('radio', { name: 'Collapsed' }));
    expect(localStorage.getItem('apiPage_props')).toBe('collapsed');
    expect(chosen('CSS classes')).toHaveAccessibleName('Table');
    unmount();

    renderReference({ classes });
    expect(chosen('Props')).toHaveAccessibleName('Collapsed');
    expect(row('disabled').closest('[data-layout]')).toHaveAttribute('data-layout', 'collapsed');
    expect(row('root').closest('[data-layout]')).toHaveAttribute('data-layout', 'table');
  });

  it('is the same for all lists of a kind on the page', async () => {
    const user = userEvent.setup();
    renderInProviders(<ApiReference reference={createHook()} level={2} />);
    await user.click(within(chooser('Parameters')).getByRole('radio', { name: 'Expanded' }));
    expect(chosen('Return value')).toHaveAccessibleName('Expanded');
  });

  it('is a table where something else is stored than a layout', () => {
    localStorage.setItem('apiPage_props', 'constructor');
    renderReference();
    expect(chosen('Props')).toHaveAccessibleName('Table');
  });

  it('may scroll sideways as a table alone, and can then be reached by keyboard', async () => {
    const user = userEvent.setup();
    renderReference();
    expect(screen.getByRole('region', { name: 'Props of Button' })).toHaveAttribute('tabindex', '0');
    await user.click(within(chooser('Props')).getByRole('radio', { name: 'Expanded' }));
    expect(screen.queryByRole('region', { name: 'Props of Button' })).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Props of Button' })).toBeVisible();
  });

  it('has rows that a button opens and closes', async () => {
    const user = userEvent.setup();
    renderReference();
    const button = screen.getByRole('button', { name: 'Details of disabled' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(row('disabled')).toHaveAttribute('data-open', 'true');
    await user.click(button);
    expect(row('disabled')).toHaveAttribute('data-open', 'false');
  });
});

describe('the address', () => {
  const inherits = [
    {
      packageName: '@mui/material',
      name: 'ButtonBase',
      path: null,
      props: [createProp({ name: 'tabIndex' })],
    },
  ];

  it('opens and marks the row that it names, each time it does', async () => {
    const user = userEvent.setup();
    renderReference();
    expect(row('disabled')).not.toHaveAttribute('data-addressed');
    goTo('button-prop-disabled');
    expect(row('disabled')).toHaveAttribute('data-addressed');
    expect(row('disabled')).toHaveAttribute('data-open', 'true');
    await user.click(screen.getByRole('button', { name: 'Details of disabled' }));
    expect(row('disabled')).toHaveAttribute('data-open', 'false');
    goTo('button-props');
    goTo('button-prop-disabled');
    expect(row('disabled')).toHaveAttribute('data-open', 'true');
  });

  it('unfolds the inherited props of which it names one, or which it names', () => {
    renderReference({ inherits });
    expect(row('tabIndex')).not.toBeVisible();
    goTo('button-prop-tabIndex');
    expect(row('tabIndex')).toBeVisible();
  });

  it('unfolds the inherited props by their own anchor', () => {
    renderReference({ inherits });
    goTo('button-inheritance-button-base');
    expect(row('tabIndex')).toBeVisible();
  });

  it('brings back a row that was filtered out', async () => {
    const user = userEvent.setup();
    const names = Array.from({ length: 11 }, (_, place) => `prop${place}`);
    renderReference({ props: names.map((name) => createProp({ name })) });
    await user.type(screen.getByRole('textbox', { name: 'Filter Props' }), 'prop3');
    expect(row('prop4')).not.toBeVisible();
    goTo('button-prop-prop4');
    expect(row('prop4')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Filter Props' })).toHaveValue('');
  });

  it('of a row is copied by its button', async () => {
    const user = userEvent.setup();
    renderReference();
    await user.click(screen.getByRole('button', { name: 'Copy link to disabled' }));
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost/material-ui/api/button#button-prop-disabled',
    );
    expect(screen.getByText('Copied to the clipboard')).toBeInTheDocument();
  });
});

describe('the filter', () => {
  const names = [...Array.from({ length: 10 }, (_, place) => `prop${place}`), 'disabled'];
  const props = names.map((name) => createProp({ name }));
  const box = () => screen.getByRole('textbox', { name: 'Filter Props' });

  it('is there for a list of more than ten', () => {
    renderReference({ props: props.slice(1) });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('narrows the list as one types, whatever the case, and says what it leaves', async () => {
    const user = userEvent.setup();
    renderReference({ props });
    await user.type(box(), 'ABLE');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(row('disabled')).toBeVisible();
    expect(screen.getByText('1 of 11')).toHaveAttribute('role', 'status');
  });

  it('says that nothing is called so', async () => {
    const user = userEvent.setup();
    renderReference({ props });
    await user.type(box(), 'nowhere');
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
    expect(screen.getByText('Nothing is called “nowhere”.')).toBeVisible();
  });

  it('is emptied by Escape and by its button', async () => {
    const user = userEvent.setup();
    renderReference({ props });
    await user.type(box(), 'able{Escape}');
    expect(box()).toHaveValue('');
    expect(screen.getAllByRole('rowheader')).toHaveLength(11);
    await user.type(box(), 'able');
    await user.click(screen.getByRole('button', { name: 'Clear the filter of Props' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(11);
  });

  it('finds a class by its class name too', async () => {
    const user = userEvent.setup();
    const classes = names.map((key) =>
      createClass({ key, className: `Mui-${key === 'disabled' ? 'off' : key}` }),
    );
    renderReference({ props: [], classes });
    await user.type(screen.getByRole('textbox', { name: 'Filter CSS classes' }), 'mui-off');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(row('disabled')).toBeVisible();
  });

  it('unfolds the inherited props in which it finds something and hides the others', async () => {
    const user = userEvent.setup();
    const inherited = (name: string, own: readonly string[]) => ({
      packageName: '@mui/material',
      name,
      path: null,
      props: own.map((prop) => createProp({ name: prop })),
    });
    renderReference({
      props: [],
      inherits: [inherited('InputBase', names.slice(0, 10)), inherited('ButtonBase', ['disabled'])],
    });
    await user.type(screen.getByRole('textbox', { name: 'Filter Inherited props' }), 'able');
    expect(row('disabled')).toBeVisible();
    expect(screen.getByText('InputBase')).not.toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByText('InputBase')).toBeVisible();
  });
});
