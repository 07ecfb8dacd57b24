import zh from '../../../src/site/i18n/strings/zh.json';

/** What a build generates for a site in English and Chinese. */
export const serverStrings = { zh };
