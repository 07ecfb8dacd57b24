import site from 'docs-generated/site.json';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { ShellSite } from '../../domain/site';
import { createRequiredContext } from './createRequiredContext';

export interface DocsConfig extends ShellSite {
  /** The language of the page's URL. */
  readonly userLanguage: string;
}

const [ConfigContext, useRequiredConfig] = createRequiredContext<DocsConfig>('DocsConfigProvider');

/** What the shell knows of the whole site: products, languages, addresses. */
export const useDocsConfig = (): DocsConfig => useRequiredConfig('useDocsConfig()');

export function DocsConfigProvider({ language, children }: { language: string; children: ReactNode }) {
  const config = useMemo(() => ({ ...site, userLanguage: language }), [language]);
  return <ConfigContext value={config}>{children}</ConfigContext>;
}
