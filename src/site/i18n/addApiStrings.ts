import en from './apiStrings/en.json';
import { englishStrings } from './strings';

/*
 * Imported by what shows an API reference, so that its English texts come with it: other pages do not
 * carry them. Those of other languages are in the chunk of their language.
 */
Object.assign(englishStrings, en);
