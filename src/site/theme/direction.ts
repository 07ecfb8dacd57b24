import { DIRECTION_STORAGE_KEY } from './constants';
import { readStored, writeStored } from './storage';
import type { Direction } from './themeState';

/** Reads a stored direction; anything but `rtl` is the direction of the site's languages. */
export function parseDirection(value: string | null): Direction {
  return value === 'rtl' ? 'rtl' : 'ltr';
}

export function readDirection(): Direction {
  return parseDirection(readStored(DIRECTION_STORAGE_KEY));
}

/** Turns the page and keeps the choice for the visits to come. */
export function applyDirection(direction: Direction): void {
  document.documentElement.dir = direction;
  document.body.dir = direction;
  if (readDirection() !== direction) writeStored(DIRECTION_STORAGE_KEY, direction);
}
