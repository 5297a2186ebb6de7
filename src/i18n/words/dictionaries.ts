import type { Localized } from '../language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './words.ts';

/** Both dictionaries: for the build and the server. A browser loads only its document's. */
export const dictionaries: Localized<Words> = { es, en };
