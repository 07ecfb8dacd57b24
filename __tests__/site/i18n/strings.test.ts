import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslate } from '../../../src/site/i18n/strings';
import '../../../src/site/i18n/addApiStrings';
import '../../../src/site/i18n/addDemoStrings';
import apiEn from '../../../src/site/i18n/apiStrings/en.json';
import apiZh from '../../../src/site/i18n/apiStrings/zh.json';
import demoEn from '../../../src/site/i18n/demoStrings/en.json';
import demoZh from '../../../src/site/i18n/demoStrings/zh.json';
import shellEn from '../../../src/site/i18n/strings/en.json';
import shellZh from '../../../src/site/i18n/strings/zh.json';

const en = { ...shellEn, ...demoEn, ...apiEn };
const zh = { ...shellZh, ...demoZh, ...apiZh };

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('Chinese has every text that English has, and no other', () => {
  expect(Object.keys(shellZh)).toEqual(Object.keys(shellEn));
  expect(Object.keys(demoZh)).toEqual(Object.keys(demoEn));
  expect(Object.keys(apiZh)).toEqual(Object.keys(apiEn));
});

test('the texts of a demo’s tools and of API pages are not in what every page loads, nor twice', () => {
  expect(Object.keys(shellEn).filter((key) => key in demoEn || key in apiEn)).toEqual([]);
  expect(Object.keys(apiEn).filter((key) => key in demoEn)).toEqual([]);
});

test.each([
  ['strings/en', shellEn],
  ['strings/zh', shellZh],
  ['demoStrings/en', demoEn],
  ['demoStrings/zh', demoZh],
  ['apiStrings/en', apiEn],
  ['apiStrings/zh', apiZh],
])('no text of %s.json is written twice', (file, strings) => {
  const text = readFileSync(join(__dirname, `../../../src/site/i18n/${file}.json`), 'utf8');
  expect(text.match(/^ {2}"[^"]+":/gm)).toHaveLength(Object.keys(strings).length);
});

test.each(Object.entries(en))(
  'the Chinese %s is a text of its own, with the same placeholders',
  (key, english) => {
    const chinese = (zh as Record<string, string>)[key] ?? '';
    expect(chinese.trim()).not.toBe('');
    expect(placeholders(chinese)).toEqual(placeholders(english));
  },
);

test('what is written in Latin letters in both languages is a name', () => {
  const same = Object.entries(en).filter(([key, text]) => (zh as Record<string, string>)[key] === text);
  expect(same.map(([, text]) => text)).toEqual([
    'Pro',
    'Premium',
    'Material Design',
    'JavaScript',
    'TypeScript',
    'MUI System',
    'Tailwind CSS',
  ]);
});

test('placeholders take their values, numbers included', () => {
  const t = createTranslate(en);
  expect(t('page.lastUpdated', { date: 'January 31, 2026' })).toBe('Last updated: January 31, 2026');
  expect(t('sidebar.resultCount', { count: 3 })).toBe('Pages found: 3');
});

test('a value is a text, never a pattern or another placeholder', () => {
  const t = createTranslate({ 'sidebar.expand': '{title} {title}' });
  expect(t('sidebar.expand', { title: '$& {title}' })).toBe('$& {title} $& {title}');
});

test('a placeholder without a value stays, to be seen', () => {
  expect(createTranslate(en)('header.home')).toBe('{site} home');
});

test('a text that a language lacks is read in English', () => {
  const t = createTranslate({ 'code.copy': 'Copier' });
  expect([t('code.copy'), t('code.copied')]).toEqual(['Copier', 'Copied']);
});
