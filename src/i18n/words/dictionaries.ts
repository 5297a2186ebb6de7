import type { Localized } from '../language.ts';
import { contentEn } from './content-en.ts';
import { contentEs } from './content-es.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { ContentWords, Words } from './words.ts';

/** Both complete dictionaries, for the build and the server. A browser loads only its document's interface texts. */
export const dictionaries: Localized<Words & ContentWords> = {
  es: { ...es, ...contentEs },
  en: { ...en, ...contentEn },
};
