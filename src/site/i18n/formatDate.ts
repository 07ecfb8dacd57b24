/**
 * Writes a date in words, e.g. "January 31, 2026". `iso` is a day (`2026-01-31`) or a full ISO 8601
 * time; it is read in UTC, so that server and browser write the same day wherever they are.
 */
export function formatDate(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
