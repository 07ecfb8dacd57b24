import type { ReactNode } from 'react';
import { gtagAnalytics, silentAnalytics, type Analytics } from '../analytics/gtag';
import { createRequiredContext } from './createRequiredContext';

const [AnalyticsContext, useRequiredAnalytics] = createRequiredContext<Analytics>('AnalyticsProvider');

/** The way to tell that something happened. Tells nobody unless the build has a measurement id. */
export const useAnalytics = (): Analytics => useRequiredAnalytics('useAnalytics()');

const siteAnalytics = process.env.GATSBY_GA_MEASUREMENT_ID ? gtagAnalytics : silentAnalytics;

/** `analytics` is the site's own unless a test brings another. */
export function AnalyticsProvider({
  analytics = siteAnalytics,
  children,
}: {
  analytics?: Analytics;
  children: ReactNode;
}) {
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>;
}
