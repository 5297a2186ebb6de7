import { languages, type Language, type Localized } from '../i18n/language.ts';

/** Folders of calendar files, one per language, as the files contain text. */
const folders: Localized<string> = { es: '/calendario', en: '/calendar' };
const everything: Localized<string> = { es: 'cursos', en: 'courses' };

/** Address of the calendar with all editions, to subscribe to. */
export function courseCalendarPath(language: Language): string {
  return `${folders[language]}/${everything[language]}.ics`;
}

/** Address of the calendar file of one edition. */
export function editionCalendarPath(id: string, language: Language): string {
  return `${folders[language]}/${id}.ics`;
}

/** Ids that no edition may have: their calendar file would replace the one with all editions. */
export const takenCalendarIds: readonly string[] = languages.map((language) => everything[language]);
