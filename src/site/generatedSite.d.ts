import type { CodeStyling } from '../domain/codeChoices';
import type { LiveSurroundings } from '../domain/live';
import type { ShellSite } from '../domain/site';

/** For `generated.d.ts`, which as a list of foreign modules cannot import ours. */
declare global {
  type GeneratedSite = ShellSite;
  type GeneratedStyling = CodeStyling;
  type GeneratedLiveSurroundings = LiveSurroundings;
}
