import type { ReactNode } from 'react';
import { AdConfigProvider } from './AdConfigProvider';
import { AnalyticsProvider } from './AnalyticsProvider';
import { CodeCopyProvider } from './CodeCopyProvider';
import { CodeStylingProvider } from './CodeStylingProvider';
import { CodeVariantProvider } from './CodeVariantProvider';
import { DocsConfigProvider } from './DocsConfigProvider';
import { ThemeProvider } from './ThemeProvider';
import { TranslationsProvider } from './TranslationsProvider';

/*
 * The composition of the providers, the same in the browser and on the server: gatsby-browser and
 * gatsby-ssr both take it from here.
 */

/** Around the whole application: what a reader set outlives every navigation. */
export function RootProviders({ children }: { children: ReactNode }) {
  return (
    <AnalyticsProvider>
      <AdConfigProvider>
        <ThemeProvider>
          <CodeVariantProvider>
            <CodeStylingProvider>{children}</CodeStylingProvider>
          </CodeVariantProvider>
        </ThemeProvider>
      </AdConfigProvider>
    </AnalyticsProvider>
  );
}

/** Around each page: what its address decides, the language foremost. */
export function PageProviders({ language, children }: { language: string; children: ReactNode }) {
  return (
    <DocsConfigProvider language={language}>
      <TranslationsProvider language={language}>
        <CodeCopyProvider>{children}</CodeCopyProvider>
      </TranslationsProvider>
    </DocsConfigProvider>
  );
}
