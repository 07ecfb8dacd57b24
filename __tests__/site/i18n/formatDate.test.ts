import { formatDate } from '../../../src/site/i18n/formatDate';

test('a date is written in words, in the language of the reader', () => {
  expect(formatDate('2026-01-31', 'en')).toBe('January 31, 2026');
  expect(formatDate('2026-01-31', 'zh')).toBe('2026年1月31日');
});

test('the day is the one of UTC, wherever the page is rendered', () => {
  expect(formatDate('2026-01-31T23:59:59Z', 'en')).toBe('January 31, 2026');
  expect(formatDate('2026-01-31T00:00:00Z', 'en')).toBe('January 31, 2026');
});
