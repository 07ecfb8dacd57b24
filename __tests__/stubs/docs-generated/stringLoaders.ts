/** What a build generates for a site in English and Chinese. */
export const stringLoaders = {
  zh: () => import('../../../src/site/i18n/strings/zh.json'),
};
