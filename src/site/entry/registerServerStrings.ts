import { serverStrings } from 'docs-generated/serverStrings';
import { registerStrings } from '../i18n/loadStrings';

/** Makes the texts of every language available at once: nothing may be awaited while HTML is rendered. */
export function registerServerStrings(): void {
  for (const [language, strings] of Object.entries(serverStrings)) registerStrings(language, strings);
}
