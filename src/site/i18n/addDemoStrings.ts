import en from './demoStrings/en.json';
import { englishStrings } from './strings';

/*
 * Imported by what readers use on a demo, so that its English texts come with it: a page without demos
 * does not carry them. Those of other languages are in the chunk of their language.
 */
Object.assign(englishStrings, en);
