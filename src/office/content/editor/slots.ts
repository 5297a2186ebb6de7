import { useQueries } from '@tanstack/react-query';
import { type Language, languages, type Localized } from '../../../i18n/language.ts';
import type {
  ContentField,
  ContentFileView,
  ContentGroup,
  FieldPath,
  FieldValue,
} from '../../../schema/office-content.ts';
import { pathKey } from './paths.ts';
import { askForFile } from '../data/content.ts';
import { englishFileOf } from '../../../schema/content-documents.ts';
import { useLanguage } from '../../words/words.ts';
import { inEnglish } from './in-english.ts';

/** One control's value. A text in both languages has two values, side by side. */
export type Slot = {
  /** Null for a value that is the same in both languages. */
  language: Language | null;
  value: FieldValue;
  /** Where the value is stored: in two files, if a document has a file per language and both have the same value. */
  places: { file: string; path: FieldPath }[];
};

/** A document as it is edited: one file, or the Spanish and English files of an article or legal text. */
export type Sheet = { views: ContentFileView[]; groups: ContentGroup[] };

function isLocalized(value: ContentField['value']): value is Localized<FieldValue> {
  return typeof value === 'object' && value !== null;
}

/** A number or a date that is written as text, such as the version of a legal text. */
function isNumberOrDate(value: FieldValue): boolean {
  return typeof value === 'string' && /^\d[\d.-]*$/.test(value);
}

/** The values of a field, as they are edited on the screen. `others` has the fields of the English file. */
export function slotsOf(
  file: string,
  field: ContentField,
  others?: { file: string; fields: readonly ContentField[] },
): Slot[] {
  const { path, value } = field;
  if (isLocalized(value)) {
    return languages.map((language) => ({
      language,
      value: value[language],
      places: [{ file, path: [...path, language] }],
    }));
  }
  const place = { file, path };
  const other = others?.fields.find((each) => pathKey(each.path) === pathKey(path));
  if (!others) return [{ language: null, value, places: [place] }];
  if (!other || isLocalized(other.value)) return [{ language: 'es', value, places: [place] }];
  const otherPlace = { file: others.file, path };
  const isText = ['line', 'paragraph', 'markdown'].includes(field.control) && !isNumberOrDate(value);
  if (!isText && other.value === value) return [{ language: null, value, places: [place, otherPlace] }];
  return [
    { language: 'es', value, places: [place] },
    { language: 'en', value: other.value, places: [otherPlace] },
  ];
}

/**
 * Loads a document: the given file, and the English file that belongs to it, if there is one. Its names are in the
 * language of the screen.
 */
export function useSheet(file: string) {
  const language = useLanguage();
  const english = englishFileOf(file);
  return useQueries({
    queries: [file, ...(english === null ? [] : [english])].map(askForFile),
    combine: (results) => {
      const found = results.flatMap(({ data }) => (data ? [data] : []));
      const views = language === 'en' ? inEnglish(found) : found;
      const sheet: Sheet | null = views.length === results.length ? { views, groups: views[0]?.groups ?? [] } : null;
      return { sheet, error: results.find(({ error }) => error)?.error ?? null };
    },
  });
}
