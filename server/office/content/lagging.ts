import { isDeepStrictEqual } from 'node:util';
import { languages, otherLanguage, type Language } from '../../../src/i18n/language.ts';
import { englishFileOf, spanishFileOf } from '../../../src/schema/content-documents.ts';
import type { ContentGroup, FieldPath } from '../../../src/schema/office-content.ts';
import { isMap, valueAt, valuesOf, type Values } from './file-values.ts';

/** Reads a file; null if it does not exist. */
export type ReadText = (file: string) => Promise<string | null>;

/** A text in both languages, and its path. */
type Pair = { path: FieldPath; es: string; en: string };

/** A text that was not changed, although the unpublished changes have another text in the other language. */
export type Lag = { file: string; path: FieldPath; language: Language };

/** Finds the texts of a document that differ from the published ones in one language only. */
export async function lagsOf(
  file: string,
  { draft, published }: Record<'draft' | 'published', ReadText>,
): Promise<Lag[]> {
  const spanish = spanishFileOf(file) ?? file;
  const [now, before] = await Promise.all([draft, published].map((read) => pairsIn(spanish, read)));
  const known = new Map(before!.map((pair) => [JSON.stringify(pair.path), pair]));
  return now!.flatMap((pair) => {
    const was = known.get(JSON.stringify(pair.path));
    const changed = was ? languages.filter((language) => was[language] !== pair[language]) : [];
    if (changed.length !== 1) return [];
    const language = otherLanguage(changed[0]!);
    return [{ file: (language === 'en' && englishFileOf(spanish)) || spanish, path: pair.path, language }];
  });
}

/** Marks the outdated fields of groups. */
export function withLags(groups: readonly ContentGroup[], lags: readonly Lag[]): ContentGroup[] {
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => {
      const lag = lags.find(({ path }) => isDeepStrictEqual(path, field.path));
      return lag ? { ...field, lags: lag.language } : field;
    }),
    groups: withLags(group.groups, lags),
  }));
}

/** All texts in both languages of a file, or of a document with a file for each language. */
async function pairsIn(spanish: string, read: ReadText): Promise<Pair[]> {
  const valuesIn = async (file: string) => valuesOf(file, (await read(file)) ?? '') ?? {};
  const english = englishFileOf(spanish);
  const values = await valuesIn(spanish);
  return english === null ? pairsOf(values) : pairsOfDocuments(values, await valuesIn(english));
}

function pairsOf(value: unknown, path: FieldPath = []): Pair[] {
  if (isMap(value) && Object.keys(value).length === languages.length) {
    const { es, en } = value;
    if (typeof es === 'string' && typeof en === 'string') return [{ path, es, en }];
  }
  return entriesOf(value).flatMap(([key, inside]) => pairsOf(inside, [...path, key]));
}

/** The texts at the same path in the documents of both languages. */
function pairsOfDocuments(value: unknown, english: Values, path: FieldPath = []): Pair[] {
  const other = valueAt(english, path);
  if (typeof value === 'string') return typeof other === 'string' ? [{ path, es: value, en: other }] : [];
  return entriesOf(value).flatMap(([key, inside]) => pairsOfDocuments(inside, english, [...path, key]));
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isMap(value) ? Object.entries(value) : [];
}
