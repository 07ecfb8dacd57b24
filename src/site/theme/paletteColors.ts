import { decomposeColor } from '@mui/system/colorManipulator';
import type { PaletteColors } from './themeState';

/**
 * Parses the palette colours that the reader saved: JSON of colours by palette name and shade, e.g.
 * `{"primary":{"main":"#007fff"}}`.
 *
 * Every colour passes through Material UI's own parser, because its themes are what will use it: hex,
 * rgb(), rgba(), hsl(), hsla() and color() of the spaces it knows. On any other it throws the error of
 * Material UI that names these formats. Throws as well where the text is no such JSON.
 *
 * Loaded on demand alone, for its parser is nothing that the shell needs.
 */
export function parsePaletteColors(json: string): PaletteColors {
  const saved: unknown = JSON.parse(json);
  if (!isRecord(saved)) throw new TypeError('The saved palette is no map of colours by name.');
  return Object.fromEntries(Object.entries(saved).map(([name, shades]) => [name, parseShades(name, shades)]));
}

function parseShades(name: string, shades: unknown): Record<string, string> {
  if (!isRecord(shades)) throw new TypeError(`The saved palette colour "${name}" is no map of shades.`);
  return Object.fromEntries(
    Object.entries(shades).map(([shade, color]) => {
      if (typeof color !== 'string') {
        throw new TypeError(`The saved palette colour "${name}.${shade}" is no text.`);
      }
      decomposeColor(color);
      return [shade, color];
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
