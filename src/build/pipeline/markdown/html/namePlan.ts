import type { Element } from 'hast';
import { findPlan, plainText } from './elements';

/** Gives a plan chip its accessible name. */
export function namePlan(element: Element): void {
  const name = findPlan(element);
  if (name === null) return;
  element.properties.title ??= name;
  if (plainText({ type: 'root', children: element.children }) !== '') return;
  // Only what has a role may be named; to a screen reader the chip is a picture.
  element.properties.role ??= 'img';
  element.properties.ariaLabel ??= name;
}
