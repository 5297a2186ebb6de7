import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { languages, otherLanguage, type Language } from '../../../src/i18n/language.ts';
import type { ContentGroup, FieldPath } from '../../../src/schema/office-content.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import { isMap, valueAt, valuesOf, type Values } from './file-values.ts';

/** Reads a file of a draft; null if it does not exist. */
type ReadText = (file: string) => Promise<string | null>;

/** A text in both languages, and its path. */
type Pair = { path: FieldPath; es: string; en: string };

/** An outdated text in one language: only the text in the other language was changed. */
export type Lag = { file: string; path: FieldPath; language: Language };

/**
 * The document in the other language, such as `en.md` for `es.md`; null if the file is not a document of one language.
 */
function partnerOf(file: string): { partner: string; language: Language } | null {
  const found = /^(.*?[./]?)(es|en)\.md$/.exec(file);
  if (!found || !/(?:^|[./])$/.test(found[1]!)) return null;
  const language = found[2] as Language;
  return { partner: `${found[1]}${otherLanguage(language)}.md`, language };
}

/**
 * Records texts that have changed in only one language. A record contains a hash of both texts, so it applies to every
 * draft with the same two texts. It no longer applies once either text has changed.
 * @param published the published file: a text that is changed back to its published value gets no record
 */
export async function noteLags(
  db: Kysely<Tables>,
  { file, before, after, published, at }: FileChange,
  read: ReadText,
): Promise<void> {
  const [old, fresh, known] = await Promise.all(
    [before, after, published].map(async (text) => new Map((await pairsIn(file, text, read)).map(keyed))),
  );
  for (const [key, pair] of fresh!) {
    const was = old!.get(key);
    if (!was || isDeepStrictEqual(was, pair)) continue;
    const path = JSON.stringify(pair.path);
    const place = partnerOf(file) ? spanishOf(file) : file;
    const row = { file: place, path };
    const lagged = await rowOf(db, place, was);
    if (!isDeepStrictEqual(was, known!.get(key))) {
      // This text existed only in this draft, so no other draft needs its record.
      await db.deleteFrom('lagging_texts').where('file', '=', place).where('hash', '=', hashOf(was)).execute();
    }
    const [changed, ...others] = languages.filter((language) => was[language] !== pair[language]);
    if (!changed || others.length > 0 || isDeepStrictEqual(pair, known!.get(key))) continue;
    if (lagged?.language === changed) continue;
    await db
      .insertInto('lagging_texts')
      .values({ ...row, hash: hashOf(pair), language: otherLanguage(changed), noted_at: at.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

type FileChange = { file: string; before: string | null; after: string | null; published: string | null; at: Date };

/**
 * The outdated texts in files of a draft.
 * @param files the files to read; all by default
 */
export async function lagsIn(db: Kysely<Tables>, read: ReadText, files?: readonly string[]): Promise<Lag[]> {
  const rows = await db
    .selectFrom('lagging_texts')
    .selectAll()
    .$if(files !== undefined, (query) => query.where('file', 'in', files!.map(spanishOf)))
    .execute();
  const lags: Lag[] = [];
  for (const [file, noted] of Map.groupBy(rows, (row) => row.file)) {
    const pairs = new Map((await pairsIn(file, await read(file), read)).map(keyed));
    for (const { path, hash, language } of noted) {
      const pair = pairs.get(path);
      if (!pair || hashOf(pair) !== hash) continue;
      const own = partnerOf(file);
      lags.push({ file: own && own.language !== language ? own.partner : file, path: pair.path, language });
    }
  }
  return lags;
}

/** Confirms that a text is up to date. */
export async function sayRight(db: Kysely<Tables>, file: string, path: FieldPath, read: ReadText): Promise<void> {
  const place = spanishOf(file);
  const pair = (await pairsIn(place, await read(place), read)).find((one) => isDeepStrictEqual(one.path, path));
  if (pair) await db.deleteFrom('lagging_texts').where('file', '=', place).where('hash', '=', hashOf(pair)).execute();
}

/** Marks the outdated fields of groups. */
export function withLags(groups: readonly ContentGroup[], lags: readonly Lag[]): ContentGroup[] {
  const byPath = new Map(lags.map(({ path, language }) => [JSON.stringify(path), language]));
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => {
      const lagging = byPath.get(JSON.stringify(field.path));
      return lagging ? { ...field, lags: lagging } : field;
    }),
    groups: withLags(group.groups, lags),
  }));
}

async function rowOf(db: Kysely<Tables>, file: string, pair: Pair) {
  const rows = db.selectFrom('lagging_texts').select('language').where('file', '=', file);
  return rows.where('hash', '=', hashOf(pair)).executeTakeFirst();
}

function spanishOf(file: string): string {
  const own = partnerOf(file);
  return own?.language === 'en' ? own.partner : file;
}

/**
 * All texts of a file that exist in both languages. For a document with a file for each language, either file gives the
 * same result.
 */
async function pairsIn(file: string, text: string | null, read: ReadText): Promise<Pair[]> {
  const values = text === null ? null : valuesOf(file, text);
  if (!values) return [];
  const own = partnerOf(file);
  if (!own) return pairsOf(values);
  const otherText = await read(own.partner);
  const other = otherText === null ? null : valuesOf(own.partner, otherText);
  return other ? pairsOfDocuments(own.language === 'es' ? [values, other] : [other, values]) : [];
}

function pairsOf(value: unknown, path: FieldPath = []): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  if (isMap(value) && entries.length === languages.length) {
    const { es, en } = value;
    if (typeof es === 'string' && typeof en === 'string') return [{ path, es, en }];
  }
  return entries.flatMap(([key, inside]) => pairsOf(inside, [...path, key]));
}

/** The texts at the same path in the documents of both languages. */
function pairsOfDocuments([spanish, english]: [Values, Values]): Pair[] {
  const found: Pair[] = [];
  const walk = (value: unknown, path: FieldPath): void => {
    const other = valueAt(english, path);
    if (typeof value === 'string' && typeof other === 'string') found.push({ path, es: value, en: other });
    if (typeof value !== 'object' || value === null) return;
    const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    for (const [key, inside] of entries) walk(inside, [...path, key]);
  };
  walk(spanish, []);
  return found;
}

function keyed(pair: Pair): [string, Pair] {
  return [JSON.stringify(pair.path), pair];
}

/** A hash of a text's path and both languages. */
function hashOf({ path, es, en }: Pair): string {
  return createHash('sha256')
    .update(JSON.stringify([path, es, en]))
    .digest('hex')
    .slice(0, 32);
}
