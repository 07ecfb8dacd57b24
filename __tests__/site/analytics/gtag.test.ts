import { createGtagScript, gtagAnalytics, gtagUrl, silentAnalytics } from '../../../src/site/analytics/gtag';

afterEach(() => {
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(window, 'dataLayer');
});

test('events and user properties reach the client as gtag commands', () => {
  window.gtag = jest.fn();
  gtagAnalytics.sendEvent('code', { eventAction: 'copy' });
  gtagAnalytics.setUserProperties({ codeVariant: 'TS' });
  expect(window.gtag).toHaveBeenNthCalledWith(1, 'event', 'code', { eventAction: 'copy' });
  expect(window.gtag).toHaveBeenNthCalledWith(2, 'set', 'user_properties', { codeVariant: 'TS' });
});

test('without a client, or without a measurement id, nothing happens', () => {
  expect(() => gtagAnalytics.sendEvent('code')).not.toThrow();
  window.gtag = jest.fn();
  silentAnalytics.sendEvent('code');
  silentAnalytics.setUserProperties({ codeVariant: 'TS' });
  expect(window.gtag).not.toHaveBeenCalled();
});

test('the inline script queues commands as the client expects them, and leaves page views to the site', () => {
  // A script of a page declares its functions on the window.
  window.Function(`${createGtagScript('G-1"2')};window.gtag=gtag`)();
  window.gtag?.('event', 'code', {});
  const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
  expect(dataLayer.map((command) => Object.prototype.toString.call(command))).toEqual(
    Array(3).fill('[object Arguments]'),
  );
  expect(dataLayer.map((command) => Array.from(command))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1"2', { send_page_view: false }],
    ['event', 'code', {}],
  ]);
});

test('the client comes from Google, under the id', () => {
  expect(gtagUrl('G-1&2')).toBe('https://www.googletagmanager.com/gtag/js?id=G-1%262');
});
