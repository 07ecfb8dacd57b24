import type { DemoProvider } from '../../domain/demo';
import type { LiveSurroundings } from '../../domain/live';
import type { ThemeState } from '../theme/themeState';
import { INITIAL_THEME_KEY, themeKey } from './demoTheme';
import { sheetId, TAILWIND_ID, themeVariablesId } from './demoStyleIds';
import { providerKit } from './providerKits';

/*
 * Styles that live code needs of the document. Where the server rendered the page they are in its head
 * already; after a client navigation they are put there, and stay for the demos to come.
 */

/** Sees to it that the document has the custom properties of a library's theme. */
export function applyThemeVariables(provider: DemoProvider, themeState: ThemeState): void {
  const id = themeVariablesId(provider);
  const key = themeKey(themeState);
  const existing = document.getElementById(id);
  // The server's carries no mark: it is the initial theme's.
  const current = existing && (existing.dataset['theme'] ?? INITIAL_THEME_KEY);
  if (current === key) return;
  const style = existing ?? addStyle(id);
  style.dataset['theme'] = key;
  style.textContent = providerKit(provider).variablesCss(themeState);
}

/** Sees to it that the document has the style sheets of live code; resolves once they are in effect. */
export async function applySheets({ sheet, tailwind }: LiveSurroundings): Promise<void> {
  if (sheet && !document.getElementById(sheetId(sheet.scope))) {
    addStyle(sheetId(sheet.scope)).textContent = sheet.css;
  }
  if (tailwind !== null && !document.getElementById(TAILWIND_ID)) await addLink(TAILWIND_ID, tailwind);
}

function addStyle(id: string): HTMLElement {
  const style = document.createElement('style');
  style.id = id;
  return document.head.appendChild(style);
}

function addLink(id: string, href: string): Promise<void> {
  const link = document.createElement('link');
  return new Promise((resolve) => {
    link.id = id;
    link.rel = 'stylesheet';
    link.href = href;
    // A demo that lost its looks still works.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
