import type { ShellSite } from '../domain/site';

declare global {
  /** For `generated.d.ts`, which as a list of foreign modules cannot import one of ours. */
  type GeneratedSite = ShellSite;
}
