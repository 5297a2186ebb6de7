import type { es } from './es.ts';

/** The interface words of one language. Spanish says which keys there are; the other languages must have the same. */
export type Words = { readonly [Key in keyof typeof es]: (typeof es)[Key] extends string ? string : readonly string[] };

type KeysOf<Kind> = { [Key in keyof typeof es]: (typeof es)[Key] extends Kind ? Key : never }[keyof typeof es];
export type TextKey = KeysOf<string>;
export type ListKey = KeysOf<readonly string[]>;

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** The values that a text needs: one for each `{placeholder}` in it; none for a text without placeholders. */
export type ValuesOf<Key extends TextKey> = [Placeholders<(typeof es)[Key]>] extends [never]
  ? []
  : [values: Record<Placeholders<(typeof es)[Key]>, string | number>];

/** Reads words of one language. */
export type Translate = {
  <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>): string;
  list(key: ListKey): readonly string[];
};

/**
 * A function that reads `words`: `t('courses.duration', { duration: 6 })`.
 * A key that is missing shows itself (specification, section 8); a value that is missing leaves its placeholder standing.
 */
export function translator(words: Words): Translate {
  const table: Readonly<Record<string, string | readonly string[] | undefined>> = words;
  function translate(key: string, values: Record<string, string | number> = {}): string {
    const text = table[key];
    if (typeof text !== 'string') return key;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  }
  translate.list = (key: string): readonly string[] => {
    const list = table[key];
    return typeof list === 'object' ? list : [key];
  };
  return translate;
}
