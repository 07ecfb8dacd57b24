/** The oldest browsers that Material UI 6 supports; `browserslist` in package.json says the same to Babel. */
export const BROWSER_TARGET = ['chrome109', 'firefox115', 'safari15.4'];
