import { render, screen } from '@testing-library/react';
import { useAdConfig } from '../../../src/site/providers/AdConfigProvider';
import { useAnalytics } from '../../../src/site/providers/AnalyticsProvider';
import { useCodeCopy } from '../../../src/site/providers/CodeCopyProvider';
import { useCodeStyling } from '../../../src/site/providers/CodeStylingProvider';
import { useCodeVariant } from '../../../src/site/providers/CodeVariantProvider';
import { useDocsConfig } from '../../../src/site/providers/DocsConfigProvider';
import { PageProviders, RootProviders } from '../../../src/site/providers/PageProviders';
import { useColorMode, useThemeDispatch, useThemeState } from '../../../src/site/providers/ThemeProvider';
import { useTranslate, useUserLanguage } from '../../../src/site/providers/TranslationsProvider';
import { useClipboardCopy } from '../../../src/site/providers/useClipboardCopy';

const hooks: [name: string, hook: () => unknown, provider: string, words: string][] = [
  ['useThemeState', useThemeState, 'ThemeProvider', 'theme provider'],
  ['useThemeDispatch', useThemeDispatch, 'ThemeProvider', 'theme provider'],
  ['useColorMode', useColorMode, 'ThemeProvider', 'theme provider'],
  ['useDocsConfig', useDocsConfig, 'DocsConfigProvider', 'docs config provider'],
  ['useTranslate', useTranslate, 'TranslationsProvider', 'translations provider'],
  ['useUserLanguage', useUserLanguage, 'TranslationsProvider', 'translations provider'],
  ['useCodeVariant', useCodeVariant, 'CodeVariantProvider', 'code variant provider'],
  ['useCodeStyling', useCodeStyling, 'CodeStylingProvider', 'code styling provider'],
  ['useCodeCopy', useCodeCopy, 'CodeCopyProvider', 'code copy provider'],
  ['useClipboardCopy', useClipboardCopy, 'CodeCopyProvider', 'code copy provider'],
  ['useAdConfig', useAdConfig, 'AdConfigProvider', 'ad config provider'],
  ['useAnalytics', useAnalytics, 'AnalyticsProvider', 'analytics provider'],
];

function Probe({ useHook }: { useHook: () => unknown }) {
  useHook();
  return <p>Content</p>;
}

test.each(hooks)(
  '%s throws where its provider is missing, and names it',
  (_name, useHook, provider, words) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Probe useHook={useHook} />)).toThrow(
      new RegExp(`<${provider}>.*the ${words} must wrap the page`),
    );
  },
);

test.each(hooks)('%s works inside the providers of a page', (_name, useHook) => {
  render(
    <RootProviders>
      <PageProviders language="en">
        <Probe useHook={useHook} />
      </PageProviders>
    </RootProviders>,
  );
  expect(screen.getByText('Content')).toBeVisible();
});
