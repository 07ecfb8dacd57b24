import type { ReactNode } from 'react';
import { defaultAdConfig, type AdConfig } from '../ads/adConfig';
import { createRequiredContext } from './createRequiredContext';

const [AdConfigContext, useRequiredAdConfig] = createRequiredContext<AdConfig>('AdConfigProvider');

/** What the site's advertising is made of. */
export const useAdConfig = (): AdConfig => useRequiredAdConfig('useAdConfig()');

export function AdConfigProvider({
  config = defaultAdConfig,
  children,
}: {
  config?: AdConfig;
  children: ReactNode;
}) {
  return <AdConfigContext value={config}>{children}</AdConfigContext>;
}
