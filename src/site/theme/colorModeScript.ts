import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEMES,
  DIRECTION_STORAGE_KEY,
  MODE_COLOR_SCHEME_STORAGE_KEYS,
  MODE_STORAGE_KEY,
} from './constants';

/*
 * Two scripts that stand in the HTML itself and run before anything is painted, so that nobody sees
 * the wrong colours or direction first. They are in every page, hence so short; a test runs them as
 * they are. What they write, `colorMode.ts` and `direction.ts` keep right afterwards.
 */

const text = (value: unknown): string => JSON.stringify(value);

/** First in `<head>`: marks `<html>` with colour scheme, mode, direction, and that scripts run. */
export const headScript = [
  '(function(d,g,m,s){',
  `m=g(${text(MODE_STORAGE_KEY)});`,
  'if(m!="light"&&m!="dark")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  `s=g(${text(MODE_COLOR_SCHEME_STORAGE_KEYS)}[m]);`,
  `d.setAttribute(${text(COLOR_SCHEME_ATTRIBUTE)},~${text(COLOR_SCHEMES)}.indexOf(s)?s:m);`,
  'd.dataset.mode=m;',
  `d.dir=g(${text(DIRECTION_STORAGE_KEY)})=="rtl"?"rtl":"ltr";`,
  'd.classList.add("js")',
  '})(document.documentElement,function(k){try{return localStorage.getItem(k)}catch(e){}})',
].join('');

/** First in `<body>`: gives it the class of the mode and the direction. */
export const bodyScript =
  '(function(d,b){b.classList.add("mode-"+d.dataset.mode);b.dir=d.dir})(document.documentElement,document.body)';
