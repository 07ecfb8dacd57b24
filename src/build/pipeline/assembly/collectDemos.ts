import type { Demo } from '../../../domain/demo';
import type { AssemblyInput } from './types';

/** The demos that documents show, each once, by id. */
export function collectDemos(input: Pick<AssemblyInput, 'demos'>): Demo[] {
  const demos = new Map<string, Demo>();
  for (const resolved of input.demos.values()) {
    if (resolved.ok) demos.set(resolved.demo.id, resolved.demo);
  }
  return [...demos.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
