/** What readers do with a demo, by the names that analytics knows. */
export type DemoAction =
  | 'expand'
  | 'source-js'
  | 'source-ts'
  | 'stackblitz'
  | 'codesandbox'
  | 'copy'
  | 'reset'
  | 'reset-focus'
  | 'github'
  | 'copy-js-source-link'
  | 'copy-ts-source-link';

/** Attributes by which the page's analytics tell of a click. */
export interface Tracking {
  readonly 'data-ga-event-category': 'demo';
  readonly 'data-ga-event-action': DemoAction;
  readonly 'data-ga-event-label': string;
}

export function trackDemo(action: DemoAction, demoId: string): Tracking {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': demoId,
  };
}
