import type { contentEs } from './content-es.ts';
import type { es } from './es.ts';
import { fill, type Values } from './fill.ts';

/**
 * The texts of one language with the keys of `Source`. Spanish defines the keys; other languages must have the same.
 */
type WordsOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : readonly string[];
};

/** The interface texts, which browsers load. */
export type Words = WordsOf<typeof es>;
/** The texts that only the build and the server use. */
export type ContentWords = WordsOf<typeof contentEs>;

type AllWords = typeof es & typeof contentEs;

type KeysOf<Source, Kind> = { [Key in keyof Source]: Source[Key] extends Kind ? Key : never }[keyof Source];
export type TextKey = KeysOf<AllWords, string>;

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** The values that a text needs: one for each `{placeholder}` in it. */
export type ValuesOf<Text> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Record<Placeholders<Text>, string | number>];

/** Reads interface texts of one language. */
export type Translate<Source = typeof es> = {
  <Key extends KeysOf<Source, string>>(key: Key, ...values: ValuesOf<Source[Key]>): string;
  list(key: KeysOf<Source, readonly string[]>): readonly string[];
};
/** Reads all texts of one language: for the build and the server. */
export type TranslateAll = Translate<AllWords>;

/**
 * A function that reads `words`: `t('blog.minutes', { minutes: 6 })`. For a missing key it returns the key, so that
 * the gap is noticed; a missing value leaves its placeholder.
 */
export function translator(words: Words & ContentWords): TranslateAll;
export function translator(words: Words): Translate;
export function translator(words: Words): Translate {
  const table: Readonly<Record<string, string | readonly string[] | undefined>> = words;
  function translate(key: string, values: Values = {}): string {
    const text = table[key];
    return typeof text === 'string' ? fill(text, values) : key;
  }
  translate.list = (key: string): readonly string[] => {
    const list = table[key];
    return typeof list === 'object' ? list : [key];
  };
  return translate;
}
