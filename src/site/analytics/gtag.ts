export type EventParameters = Readonly<Record<string, string | number | boolean | null>>;

/** What the site tells about its use. */
export interface Analytics {
  readonly sendEvent: (name: string, parameters?: EventParameters) => void;
  /** Sets what holds for every event from here on. */
  readonly setUserProperties: (properties: EventParameters) => void;
}

declare global {
  interface Window {
    /** Defined by {@link createGtagScript}, where the build has a measurement id. */
    gtag?: (...command: readonly unknown[]) => void;
  }
}

/** Tells nobody anything: what a build without a measurement id does. */
export const silentAnalytics: Analytics = { sendEvent() {}, setUserProperties() {} };

/** Sends through the page's gtag client. */
export const gtagAnalytics: Analytics = {
  sendEvent(name, parameters = {}) {
    window.gtag?.('event', name, parameters);
  },
  setUserProperties(properties) {
    window.gtag?.('set', 'user_properties', properties);
  },
};

/**
 * The inline script that defines the gtag client: commands queue in `dataLayer` until Google's script
 * comes to read them. Page views are sent by the site itself, which knows when a route has changed.
 */
export function createGtagScript(measurementId: string): string {
  return (
    'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
    `gtag("js",new Date);gtag("config",${JSON.stringify(measurementId)},{send_page_view:false})`
  );
}

/** Where Google serves the client of a measurement id. */
export function gtagUrl(measurementId: string): string {
  return `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
}
