import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globalStateClasses } from '@mui/utils/generateUtilityClass';
import type { ComponentReference, PackageReference } from '../../../src/domain/apiReference';
import { extractPackages } from '../../../src/build/reference/extractPackages';
import { GLOBAL_STATES } from '../../../src/build/reference/classNames';
import { readPropTypes } from '../../../src/build/reference/since/readPropTypes';

/*
 * Against the truth: what the packages themselves declare at runtime. One program reads them all.
 */

const NAMES = ['@mui/material', '@mui/joy', '@mui/system', '@mui/base', '@mui/lab'] as const;
type Name = (typeof NAMES)[number];

const dirOf = (name: Name): string => path.join(process.cwd(), 'node_modules', name);

const packages = new Map(
  extractPackages(NAMES.map(dirOf)).map((reference): [string, PackageReference] => [
    reference.packageName,
    reference,
  ]),
);

function get(name: Name): PackageReference {
  const found = packages.get(name);
  if (found === undefined) throw new Error(`${name} was not read.`);
  return found;
}

const listComponents = (name: Name): ComponentReference[] =>
  get(name).references.filter((reference) => reference.kind === 'component');

const listHooks = (name: Name): string[] =>
  get(name)
    .references.filter(({ kind }) => kind === 'hook')
    .map((hook) => hook.name);

/** The folder of a component, as its import names it. */
function folderOf({ imports, packageName }: ComponentReference): string {
  const folder = new RegExp(`'${packageName}/([^']+)'`).exec(imports[0] ?? '')?.[1];
  if (folder === undefined) throw new Error(`No folder in ${imports[0]}.`);
  return folder;
}

/** Comparing defaults, how their lines are broken does not matter. */
const flatten = (text: string | null): string | null => text?.replace(/\s+/g, ' ') ?? null;

/** What runtime propTypes document of a package, and each thing in which its reference says otherwise. */
function compareWithPropTypes(name: Name): { components: number; props: number; differences: string[] } {
  const differences: string[] = [];
  let components = 0;
  let props = 0;
  for (const component of listComponents(name)) {
    const folder = path.join(dirOf(name), name === '@mui/system' ? 'esm' : '', folderOf(component));
    const file = path.join(folder, `${component.name}.js`);
    const declared = existsSync(file)
      ? readPropTypes(readFileSync(file, 'utf8')).find((candidate) => candidate.component === component.name)
      : undefined;
    if (declared === undefined) continue;
    components += 1;
    const shown = new Map(
      [...component.inherits.flatMap((inherited) => inherited.props), ...component.props].map((prop) => [
        prop.name,
        prop,
      ]),
    );
    for (const documented of declared.props.filter(({ ignored }) => !ignored)) {
      props += 1;
      const prop = shown.get(documented.name);
      const where = `${component.name}.${documented.name}`;
      if (prop === undefined) differences.push(`${where}: missing`);
      else if (prop.required !== documented.required) differences.push(`${where}: required`);
      else if (flatten(prop.default) !== flatten(documented.default)) differences.push(`${where}: default`);
    }
  }
  return { components, props, differences };
}

describe('how many references there are', () => {
  it.each([
    ['@mui/material', 129, 3],
    ['@mui/joy', 81, 0],
    ['@mui/base', 28, 19],
  ] as const)('%s has %d components and %d hooks', (name, components, hooks) => {
    expect(listComponents(name)).toHaveLength(components);
    expect(listHooks(name)).toHaveLength(hooks);
  });

  it('@mui/system has the four components of layout, beside what a site leaves out', () => {
    expect(listComponents('@mui/system').map(({ name }) => name)).toEqual([
      'Box',
      'Container',
      'GlobalStyles',
      'Grid',
      'Stack',
      'ThemeProvider',
    ]);
  });

  it('passes over what is internal, not exported or of Pigment CSS, with a reason each', () => {
    const { passedOver } = get('@mui/material');
    expect(passedOver.map(({ name }) => name)).toEqual([
      'DefaultPropsProvider',
      'InitColorSchemeScript',
      'OverridableComponent',
      'PigmentContainer',
      'PigmentGrid',
      'PigmentHidden',
      'PigmentStack',
      'StyledEngineProvider',
      'Unstable_TrapFocus',
      'useLazyRipple',
      'usePagination',
    ]);
    expect(passedOver.every(({ reason }) => reason.endsWith('.'))).toBe(true);
  });
});

/**
 * Types want these given, as `React.ReactNode`, which `undefined` is too; propTypes can only require
 * what must not be undefined.
 */
const MAY_BE_UNDEFINED = 'The type wants it given, and takes undefined.';
/** JSDoc says `@internal`; propTypes have no word for that. */
const INTERNAL = 'Marked as internal.';
/** The component picks it out of React's own attributes, which a reference leaves to the element. */
const OF_ELEMENT = 'An attribute of the element, in the words of React.';

const EXCEPTIONS: Record<string, Record<string, string>> = {
  '@mui/material': {
    'FormControlLabel.label: required': MAY_BE_UNDEFINED,
    'GlobalStyles.styles: required': MAY_BE_UNDEFINED,
    'Grid2.unstable_level: missing': INTERNAL,
    'MobileStepper.backButton: required': MAY_BE_UNDEFINED,
    'MobileStepper.nextButton: required': MAY_BE_UNDEFINED,
    'StepIcon.icon: required': MAY_BE_UNDEFINED,
    'Tooltip.title: required': MAY_BE_UNDEFINED,
  },
  '@mui/joy': {
    'Autocomplete.aria-describedby: missing': OF_ELEMENT,
    'Autocomplete.aria-label: missing': OF_ELEMENT,
    'Autocomplete.aria-labelledby: missing': OF_ELEMENT,
    'Select.multiple: default': 'The types write a default that the script does not repeat.',
    'Tooltip.title: required': MAY_BE_UNDEFINED,
  },
  '@mui/base': {
    'FocusTrap.children: required': 'The script leaves it open, the types do not.',
  },
  '@mui/lab': {},
};

const READ_BY_EYE = ['Autocomplete', 'Button', 'TextField', 'Slider', 'Box', 'Dialog', 'Tabs'];

describe('agreement with runtime propTypes', () => {
  it.each([
    ['@mui/material', 129, 1455],
    ['@mui/joy', 78, 891],
    ['@mui/base', 28, 249],
    ['@mui/lab', 11, 44],
  ] as const)(
    '%s: %d components with %d documented props, all but a named few alike',
    (name, count, props) => {
      const found = compareWithPropTypes(name);
      expect(found.differences.sort()).toEqual(Object.keys(EXCEPTIONS[name] ?? {}).sort());
      expect(found.components).toBe(count);
      expect(found.props).toBe(props);
      expect(found.differences.length / found.props).toBeLessThan(0.01);
    },
  );

  it('makes no exception of a component that has been read by eye', () => {
    const excepted = Object.keys(EXCEPTIONS['@mui/material'] ?? {}).map((where) => where.split('.')[0]);
    expect(READ_BY_EYE.filter((name) => excepted.includes(name))).toEqual([]);
  });
});

describe('agreement with the classes that the packages export', () => {
  it('knows the states that all components share', () => {
    expect([...GLOBAL_STATES].sort()).toEqual(Object.keys(globalStateClasses).sort());
  });

  it.each([
    ['@mui/material', 110],
    ['@mui/joy', 75],
    ['@mui/base', 20],
    ['@mui/lab', 5],
  ] as const)('%s: every class of over %d components is there, by its name', (name, atLeast) => {
    let compared = 0;
    for (const component of listComponents(name)) {
      const exported = loadClasses(name, component);
      if (exported === null) continue;
      compared += 1;
      const ours = Object.fromEntries(component.classes.map(({ key, className }) => [key, className]));
      const expected = Object.fromEntries(Object.entries(exported).filter(([key]) => !isMadeInLoop(key)));
      const shown = Object.fromEntries(Object.entries(ours).filter(([key]) => !isMadeInLoop(key)));
      expect([component.name, shown]).toEqual([component.name, expected]);
    }
    expect(compared).toBeGreaterThan(atLeast);
  });
});

/** Grids make a class of every size at every breakpoint; their types describe one of each kind. */
const isMadeInLoop = (key: string): boolean =>
  /^(?:grid|spacing|direction|wrap)-(?:xs|sm|md|lg|xl)-/.test(key);

/** `<name>Classes` as the package's script makes it; null where there is none. */
function loadClasses(name: Name, component: ComponentReference): Record<string, string> | null {
  const lower = component.name.charAt(0).toLowerCase() + component.name.slice(1);
  const file = path.join(dirOf(name), 'node', folderOf(component), `${lower}Classes.js`);
  if (!existsSync(file)) return null;
  const module = jest.requireActual<Record<string, unknown>>(file);
  const classes = module.default ?? module[`${lower}Classes`];
  return typeof classes === 'object' && classes !== null ? (classes as Record<string, string>) : null;
}

describe('what was read by eye', () => {
  const find = (name: Name, component: string): ComponentReference => {
    const found = listComponents(name).find((candidate) => candidate.name === component);
    if (found === undefined) throw new Error(`${name} has no ${component}.`);
    return found;
  };

  it('gives a button the props of its base, apart from its own', () => {
    const button = find('@mui/material', 'Button');
    expect(button.props.map(({ name }) => name)).toContain('variant');
    expect(button.inherits.map(({ name, props }) => [name, props.length])).toEqual([['ButtonBase', 11]]);
    expect(button).toMatchObject({
      themeName: 'MuiButton',
      refTarget: 'HTMLButtonElement',
      defaultComponent: 'button',
    });
  });

  it('follows a chain of components, the nearest first, out of the package where it leads there', () => {
    expect(find('@mui/material', 'Menu').inherits.map(({ name }) => name)).toEqual(['Popover', 'Modal']);
    expect(
      find('@mui/material', 'Fade').inherits.map(({ packageName, name }) => `${packageName} ${name}`),
    ).toEqual(['react-transition-group Transition']);
  });

  it('joins what the forms of a text field take', () => {
    const props = new Map(find('@mui/material', 'TextField').props.map((prop) => [prop.name, prop]));
    expect(props.get('variant')?.type.members).toEqual(["'outlined'", "'standard'", "'filled'"]);
    expect(props.get('InputProps')?.type.members).toHaveLength(3);
  });

  it("knows a component's own word from what helpers declare of every component", () => {
    for (const component of listComponents('@mui/material')) {
      const classes = component.props.find(({ name }) => name === 'classes');
      if (classes !== undefined) expect(classes.type.text).toMatch(/^Partial<\w+Classes>( & \{.*\})?$/);
    }
  });

  it('joins the slots of now with those of old', () => {
    const slots = find('@mui/material', 'Tabs').props.find(({ name }) => name === 'slots');
    expect(slots?.type.text).toContain('Partial<TabsSlots>');
    expect(slots?.type.text).toContain('StartScrollButtonIcon');
  });

  it('leaves type parameters their names, but says what a bare one may be', () => {
    const props = new Map(find('@mui/material', 'Autocomplete').props.map((prop) => [prop.name, prop]));
    expect(props.get('value')?.type.text).toBe(
      'AutocompleteValue<Value, Multiple, DisableClearable, FreeSolo>',
    );
    expect(props.get('multiple')?.type.text).toBe('boolean');
  });

  it('names the keys of an interface, and takes any string for more than what may be added', () => {
    const level = find('@mui/joy', 'Typography').props.find(({ name }) => name === 'level');
    expect(level?.type.members).toContain("'title-lg'");
    const color = find('@mui/material', 'Typography').props.find(({ name }) => name === 'color');
    expect(color?.type.extension).toEqual({ kind: 'string' });
  });

  it('tells where the source of a package on a line of its own is', () => {
    expect(find('@mui/joy', 'Button').sourceUrl).toBe(
      'https://github.com/mui/material-ui/blob/v6.2.0/packages/mui-joy/src/Button/Button.tsx',
    );
  });

  it('writes every type for people: no paths, none of the compiler’s own words', () => {
    for (const name of NAMES) {
      for (const component of listComponents(name)) {
        const all = [...component.props, ...component.inherits.flatMap(({ props }) => props)];
        const odd = all.filter(({ type }) =>
          /import\(|node_modules|unique symbol|\.\.\. \d+ more/.test(type.text),
        );
        expect([component.name, odd.map((prop) => prop.name)]).toEqual([component.name, []]);
      }
    }
  });
});

describe('a package that the site does not document', () => {
  it('is read by the same conventions', () => {
    const names = listComponents('@mui/lab').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Masonry', 'TabContext', 'TabList', 'Timeline']));
  });

  it('passes over what has moved to other packages', () => {
    expect(get('@mui/lab').passedOver).toContainEqual({
      name: 'Alert',
      reason: 'It only hands on what another package exports.',
    });
  });
});
