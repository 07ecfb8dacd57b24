import { decomposeColor } from '@mui/system/colorManipulator';
import capitalize from '@mui/utils/capitalize';
import { parsePaletteColors } from '../../../src/site/theme/paletteColors';

const save = (color: unknown) => JSON.stringify({ primary: { main: color } });

test.each([
  '#09f',
  '#0099ff',
  '#0099ff80',
  'rgb(0, 153, 255)',
  'rgba(0, 153, 255, 0.5)',
  'hsl(204, 100%, 50%)',
  'hsla(204, 100%, 50%, 0.5)',
])('a saved colour may be %s', (color) => {
  expect(parsePaletteColors(save(color))).toEqual({ primary: { main: color } });
});

test.each(['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'])(
  'color() knows the space %s',
  (space) => {
    const color = `color(${space} 0 0.5 1)`;
    expect(parsePaletteColors(save(color))).toEqual({ primary: { main: color } });
    expect(decomposeColor(color)).toMatchObject({ type: 'color', colorSpace: space, values: [0, 0.5, 1] });
  },
);

test.each(['red', 'oklch(60% 0.2 250)', 'url(x)', ''])(
  'any other colour (%j) throws the error that names the formats',
  (color) => {
    expect(() => parsePaletteColors(save(color))).toThrow(
      /#nnn, #nnnnnn, rgb\(\), rgba\(\), hsl\(\), hsla\(\), color\(\)/,
    );
  },
);

test('an unknown space of color() throws the error that names the spaces', () => {
  expect(() => parsePaletteColors(save('color(cmyk 0 0 0 1)'))).toThrow(
    /srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020/,
  );
});

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a word', '"blue"'],
  ['null', 'null'],
  ['a colour without shades', '{"primary":"#09f"}'],
  ['a shade that is no text', save(7)],
])('what was saved must be colours by name and shade: %s is refused', (_name, json) => {
  expect(() => parsePaletteColors(json)).toThrow();
});

test('capitalize raises the first letter, and requires a string', () => {
  expect(capitalize('dark mode')).toBe('Dark mode');
  expect(() => capitalize(7 as unknown as string)).toThrow(/expects a string/);
});
