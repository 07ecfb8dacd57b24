/** Where the browser finds out which navigation files there are. Apart from the schemas: it must not bring zod along. */
export const NAVIGATION_MANIFEST_URL = '/navigation/manifest.json';
