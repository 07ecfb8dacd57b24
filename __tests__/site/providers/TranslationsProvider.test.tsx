import { render, screen } from '@testing-library/react';
import { DocsConfigProvider, useDocsConfig } from '../../../src/site/providers/DocsConfigProvider';
import {
  TranslationsProvider,
  useTranslate,
  useUserLanguage,
} from '../../../src/site/providers/TranslationsProvider';

function Probe() {
  const t = useTranslate();
  return (
    <p>
      {useUserLanguage()}: {t('page.lastUpdated', { date: '1' })}
    </p>
  );
}

const page = (language: string) => (
  <TranslationsProvider language={language}>
    <Probe />
  </TranslationsProvider>
);

test('the page speaks English', () => {
  render(page('en'));
  expect(screen.getByText('en: Last updated: 1')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

test('who comes into another language by a link sees English, then that language', async () => {
  const { rerender } = render(page('en'));
  rerender(page('zh'));
  expect(screen.getByText('zh: Last updated: 1')).toBeVisible();
  expect(document.documentElement.lang).toBe('zh');
  expect(await screen.findByText('zh: 最后更新：1')).toBeVisible();
});

test('a language that has been loaded is there at once', () => {
  render(page('zh'));
  expect(screen.getByText('zh: 最后更新：1')).toBeVisible();
});

test('a language without texts speaks English', () => {
  render(page('fr'));
  expect(screen.getByText('fr: Last updated: 1')).toBeVisible();
});

test('the shell knows the site and the language of the page', () => {
  function Config() {
    const { title, userLanguage, products } = useDocsConfig();
    return <p>{`${title} (${userLanguage}): ${products.map(({ name }) => name).join(', ')}`}</p>;
  }
  render(
    <DocsConfigProvider language="zh">
      <Config />
    </DocsConfigProvider>,
  );
  expect(screen.getByText('Component Docs (zh): Material UI, Joy UI')).toBeVisible();
});
