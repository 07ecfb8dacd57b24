import type { CodeStyling } from '../domain/codeChoices';
import type { ExportTools } from '../domain/exportTools';
import type { LiveSurroundings } from '../domain/live';
import type { SandboxManifest } from '../domain/sandbox';
import type { ShellSite } from '../domain/site';

/** For `generated.d.ts`, which as a list of foreign modules cannot import ours. */
declare global {
  type GeneratedExportTools = ExportTools;
  type GeneratedSandbox = SandboxManifest;
  type GeneratedSite = ShellSite;
  type GeneratedStyling = CodeStyling;
  type GeneratedLiveSurroundings = LiveSurroundings;
}
