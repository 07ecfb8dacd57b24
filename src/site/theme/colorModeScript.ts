import { CODE_VARIANTS, STYLINGS } from '../../domain/codeChoices';
import {
  CODE_STYLING_COOKIE,
  CODE_VARIANT_COOKIE,
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEMES,
  DIRECTION_STORAGE_KEY,
  MODE_COLOR_SCHEME_STORAGE_KEYS,
  MODE_STORAGE_KEY,
} from './constants';

/*
 * Two scripts that stand in the HTML itself and run before anything is painted, so that nobody sees
 * the wrong colours, direction or styling of demos first. They are in every page, hence so short; a test runs them as
 * they are. What they write, `colorMode.ts` and `direction.ts` keep right afterwards.
 */

const text = (value: unknown): string => JSON.stringify(value);

/** A pattern for the value of a cookie that is one of a few words. */
const cookie = (name: string, values: readonly string[]): string =>
  `/(?:^|; )${name}=(${values.join('|')})(?:;|$)/`;

/**
 * First in `<head>`: marks `<html>` with colour scheme, mode, direction, the reader's choices of code
 * (from the hash, else a cookie, as their providers read them), and that scripts run.
 */
export const headScript = [
  '(function(d,g,h,m,s,c){',
  `m=g(${text(MODE_STORAGE_KEY)});`,
  'if(m!="light"&&m!="dark")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  `s=g(${text(MODE_COLOR_SCHEME_STORAGE_KEYS)}[m]);`,
  `d.setAttribute(${text(COLOR_SCHEME_ATTRIBUTE)},~${text(COLOR_SCHEMES)}.indexOf(s)?s:m);`,
  'd.dataset.mode=m;',
  `d.dir=g(${text(DIRECTION_STORAGE_KEY)})=="rtl"?"rtl":"ltr";`,
  'try{c=document.cookie}catch(e){}',
  `d.dataset.codeStyling=(/^#(${STYLINGS.join('|')})-/.exec(h)||${cookie(CODE_STYLING_COOKIE, STYLINGS)}.exec(c)||[,"${STYLINGS[0]}"])[1];`,
  `d.dataset.codeVariant=/\\.tsx$/.test(h)?"TS":/\\.js$/.test(h)?"JS":(${cookie(CODE_VARIANT_COOKIE, CODE_VARIANTS)}.exec(c)||[,"${CODE_VARIANTS[0]}"])[1];`,
  'd.classList.add("js")',
  '})(document.documentElement,function(k){try{return localStorage.getItem(k)}catch(e){}},location.hash)',
].join('');

/** First in `<body>`: gives it the class of the mode and the direction. */
export const bodyScript =
  '(function(d,b){b.classList.add("mode-"+d.dataset.mode);b.dir=d.dir})(document.documentElement,document.body)';
