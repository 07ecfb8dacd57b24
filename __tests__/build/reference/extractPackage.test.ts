import path from 'node:path';
import type { ApiProp, ApiReference, ComponentReference } from '../../../src/domain/apiReference';
import { extractPackage } from '../../../src/build/reference/extractPackages';

const PACKAGE_DIR = path.join(process.cwd(), '__tests__/fixtures/reference-package');

const reference = extractPackage(PACKAGE_DIR);

function find(name: string): ApiReference {
  const found = reference.references.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`No reference of ${name}.`);
  return found;
}

function findComponent(name: string): ComponentReference {
  const found = find(name);
  if (found.kind !== 'component') throw new Error(`${name} is no component.`);
  return found;
}

const panel = findComponent('Panel');

function findProp(name: string): ApiProp {
  const found = panel.props.find((prop) => prop.name === name);
  if (found === undefined) throw new Error(`Panel has no prop ${name}.`);
  return found;
}

describe('which folders have a reference', () => {
  it('has components and hooks that the root exports, by name', () => {
    expect(reference.references.map(({ kind, name }) => [kind, name])).toEqual([
      ['component', 'Meter'],
      ['component', 'Panel'],
      ['component', 'PanelBase'],
      ['hook', 'useToggle'],
    ]);
  });

  it('says of each other folder with a capital why it has none', () => {
    expect(reference.passedOver).toEqual([
      { name: 'Handed', reason: 'It only hands on what another package exports.' },
      { name: 'Hidden', reason: 'The root of the package does not export it.' },
      { name: 'PigmentPanel', reason: 'It is for Pigment CSS alone.' },
      { name: 'Secret', reason: 'The package marks it as not to be documented.' },
      { name: 'ThemeContext', reason: 'It is no component.' },
    ]);
  });

  it('takes over what the package says of itself', () => {
    expect(reference).toMatchObject({
      packageName: '@acme/widgets',
      version: '2.3.4',
      homepage: 'https://widgets.example.com/',
    });
  });
});

describe('a component as a whole', () => {
  it('is described without the lists of links', () => {
    expect(panel.description).toBe('A panel that can be folded.');
  });

  it('is imported by path and from the root, under the name that is exported', () => {
    expect(panel.imports).toEqual([
      "import Panel from '@acme/widgets/Panel';",
      "import { Panel } from '@acme/widgets';",
    ]);
    expect(findComponent('Meter').imports).toEqual([
      "import { Unstable_Meter as Meter } from '@acme/widgets/Unstable_Meter';",
      "import { Unstable_Meter as Meter } from '@acme/widgets';",
    ]);
  });

  it('tells its source by its types: TypeScript where the compiler wrote them', () => {
    const root = 'https://github.com/acme/widgets/blob/v2.3.4/packages/widgets/src';
    expect(panel.sourceUrl).toBe(`${root}/Panel/Panel.js`);
    expect(findComponent('Meter').sourceUrl).toBe(`${root}/Unstable_Meter/index.tsx`);
  });

  it('knows its key in the theme, its root, its ref and the attributes it takes', () => {
    expect(panel).toMatchObject({
      themeName: 'AcmePanel',
      defaultComponent: 'section',
      refTarget: 'HTMLElement',
      attributesOf: 'section',
    });
    expect(findComponent('Meter')).toMatchObject({
      themeName: null,
      defaultComponent: null,
      refTarget: 'HTMLMeterElement',
      attributesOf: null,
    });
  });

  it('has its slots, with what fills them and the class of that', () => {
    expect(panel.slots).toEqual([
      {
        name: 'title',
        description: 'What draws the title.',
        default: "'h2'",
        className: 'AcmePanel-title',
        deprecated: null,
      },
    ]);
  });

  it('has its classes, those of states that all components share told apart', () => {
    expect(panel.classes.map(({ key, className, isGlobalState }) => [key, className, isGlobalState])).toEqual(
      [
        ['root', 'AcmePanel-root', false],
        ['disabled', 'Mui-disabled', true],
        ['title', 'AcmePanel-title', false],
      ],
    );
    expect(panel.classes[2]).toMatchObject({
      description: 'Styles applied to the title.',
      deprecated: 'Use `root`.',
    });
  });
});

describe('whose a prop is', () => {
  it('is its own what its folder declares, and what helpers without a reference describe', () => {
    expect(panel.props.map(({ name }) => name)).toEqual([
      'children',
      'classes',
      'component',
      'elevation',
      'left',
      'onFold',
      'onShut',
      'shape',
      'side',
      'slots',
      'times',
      'title',
      'tone',
    ]);
  });

  it("is another component's what that one's folder declares", () => {
    expect(panel.inherits.map(({ name, props }) => [name, props.map((prop) => prop.name)])).toEqual([
      ['PanelBase', ['disabled', 'square']],
    ]);
    expect(findComponent('PanelBase').props.map(({ name }) => name)).toEqual(['disabled', 'square']);
  });
});

describe('a prop', () => {
  it('is required where the types want it', () => {
    expect(findProp('title')).toMatchObject({ required: true, type: { text: 'string' } });
    expect(findProp('side').required).toBe(false);
  });

  it('shows the literals behind a name, in their order', () => {
    expect(findProp('side').type).toEqual({
      text: "'start' | 'end' | false",
      members: ["'start'", "'end'", 'false'],
      extension: null,
    });
  });

  it('tells a union that any string extends from one that applications add to', () => {
    expect(findProp('shape').type).toEqual({
      text: "'round' | 'square' | string",
      members: ["'round'", "'square'"],
      extension: { kind: 'string' },
    });
    expect(findProp('tone').type).toEqual({
      text: "'calm' | 'loud'",
      members: ["'calm'", "'loud'"],
      extension: { kind: 'augmentation', interface: 'PanelPropsToneOverrides' },
    });
  });

  it('has its default, its links and why it is deprecated', () => {
    expect(findProp('side')).toMatchObject({
      default: "'start'",
      description: 'Where the handle stands, see [the handles](https://widgets.example.com/handles).',
    });
    expect(findProp('left').deprecated).toBe('Use `side`.');
    expect(findProp('times').default).toBe('{\n  in: 100,\n}');
  });

  it('describes each argument of a function and what it returns', () => {
    expect(findProp('onFold').signature).toEqual({
      text: '(event: React.SyntheticEvent, folded?: boolean) => void',
      parameters: [
        { name: 'event', type: 'React.SyntheticEvent', optional: false, description: 'What made it fold.' },
        { name: 'folded', type: 'boolean', optional: true, description: 'Whether it is folded now.' },
      ],
      returns: { type: 'void', description: 'Nothing that matters.' },
    });
  });

  it('follows a reference to the prop of something else', () => {
    expect(findProp('onShut')).toMatchObject({
      type: { text: 'React.ReactEventHandler<HTMLElement>' },
      signature: { text: '(event: React.SyntheticEvent<HTMLElement>) => void' },
    });
    expect(findProp('children').signature).toBeNull();
  });
});

describe('a hook', () => {
  it('has its parameters and what it returns field by field, its type parameters by name', () => {
    const hook = find('useToggle');
    if (hook.kind !== 'hook') throw new Error('useToggle is no hook.');
    expect(hook.signature).toBe(
      'useToggle<Value>(parameters: UseToggleParameters<Value>): UseToggleReturnValue<Value>',
    );
    expect(hook.parameters).toMatchObject([
      { name: 'start', required: false, default: '0' },
      { name: 'values', required: true, type: { text: 'readonly Value[]' } },
    ]);
    expect(hook.returns).toMatchObject([
      { name: 'next', signature: { parameters: [{ name: 'steps', description: 'By how many.' }] } },
      { name: 'value', type: { text: 'Value' } },
    ]);
  });
});
