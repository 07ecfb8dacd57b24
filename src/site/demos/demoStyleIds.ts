import type { DemoProvider } from '../../domain/demo';

/** Ids of the elements that the styles of demos lie in, where the server or the browser puts them. */

/** The style element with the custom properties of a library's theme. */
export function themeVariablesId(provider: DemoProvider): string {
  return provider === 'material' ? 'demo-theme-vars' : `demo-theme-vars-${provider}`;
}

/** The style element with a demo's own style sheet. */
export function sheetId(scope: string): string {
  return `demo-css-${scope}`;
}

/** The link to the Tailwind classes. */
export const TAILWIND_ID = 'demo-tailwind';
