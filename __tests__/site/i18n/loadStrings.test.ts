import { stringLoaders } from 'docs-generated/stringLoaders';
import zh from '../../../src/site/i18n/strings/zh.json';

const load = () => import('../../../src/site/i18n/loadStrings');

/** The modules keep what they loaded; each test starts as a browser does. */
beforeEach(() => {
  jest.resetModules();
});

test('English is there from the start', async () => {
  const { areStringsMissing, findStrings } = await load();
  expect(findStrings('en')).toMatchObject({ 'code.copy': 'Copy' });
  expect(areStringsMissing('en')).toBe(false);
});

test('another language is fetched, and is there from then on', async () => {
  const { areStringsMissing, findStrings, loadStrings } = await load();
  expect(findStrings('zh')).toBeUndefined();
  expect(areStringsMissing('zh')).toBe(true);
  await loadStrings('zh');
  expect(findStrings('zh')).toEqual(zh);
  expect(areStringsMissing('zh')).toBe(false);
});

test('a language without texts is nothing to wait for, the names of object methods included', async () => {
  const { areStringsMissing, findStrings, loadStrings } = await load();
  for (const language of ['fr', 'toString']) {
    expect(areStringsMissing(language)).toBe(false);
    await loadStrings(language);
    expect(findStrings(language)).toBeUndefined();
  }
});

test('a failing network leaves the page in English, and says so on the console', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.doMock('docs-generated/stringLoaders', () => ({
    stringLoaders: { ...stringLoaders, zh: () => Promise.reject(new Error('offline')) },
  }));
  const { findStrings, loadStrings } = await load();
  await expect(loadStrings('zh')).resolves.toBeUndefined();
  expect(findStrings('zh')).toBeUndefined();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('"zh"'), expect.any(Error));
  jest.dontMock('docs-generated/stringLoaders');
});

test('on the server every language is there at once', async () => {
  const { findStrings } = await load();
  const { registerServerStrings } = await import('../../../src/site/entry/registerServerStrings');
  registerServerStrings();
  expect(findStrings('zh')).toEqual(zh);
});
