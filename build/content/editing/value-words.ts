import { z } from 'zod';
import { longDate, longMonth } from '../../../src/i18n/format.ts';
import { isLanguage, locales, type Language } from '../../../src/i18n/language.ts';
import { englishName, englishNames } from '../../../src/schema/english-names.ts';
import { fill } from '../../../src/i18n/words/fill.ts';
import { isForOffice, wordsOf } from './field-words.ts';
import { bare, optionOf, type Schema } from './schema-parts.ts';
import { variantsOf } from './variants.ts';
import { nameOfItem } from './item-names.ts';

/** The words that stand for a change or a value without words of its own. */
export const changeWords = {
  es: {
    missing: 'sin dato',
    none: 'ninguno',
    yes: 'sí',
    no: 'no',
    range: 'de {from} a {to}',
    file: 'archivo',
    new: 'nuevo',
    existed: 'existía',
    was: 'estaba',
    removed: 'retirado',
    added: 'añadido',
    text: 'texto',
    others: 'otros datos',
    changed: 'cambiados',
    order: 'en otro orden',
    en: 'en inglés',
  },
  en: {
    missing: 'nothing',
    none: 'none',
    yes: 'yes',
    no: 'no',
    range: '{from} to {to}',
    file: 'file',
    new: 'new',
    existed: 'existed',
    was: 'was there',
    removed: 'removed',
    added: 'added',
    text: 'text',
    others: 'other data',
    changed: 'changed',
    order: 'in another order',
    en: 'in English',
  },
} as const;

const numbers = {
  es: new Intl.NumberFormat(locales.es, { useGrouping: 'min2' }),
  en: new Intl.NumberFormat(locales.en),
};

/** A Spanish name of the schemas in a language, within a sentence. */
export function labelIn(of: Language, spanish: string, key: string): string {
  return inSentence(of === 'en' ? englishName(spanish, key) : spanish);
}

/** A value in words: “28.000 EUR”, “3 de marzo de 2027”, “sí”; “sin dato” for an absent one. */
export function wordsOfValue(schema: Schema | null, value: unknown, of: Language): string {
  const own = changeWords[of];
  if (value === undefined && schema && bare(schema) instanceof z.ZodLiteral) return own.no;
  if (value === undefined || value === null || value === '') return own.missing;
  if (typeof value === 'boolean') return value ? own.yes : own.no;
  const words = schema ? wordsOf(schema) : {};
  const inside = schema && bare(schema);
  if (typeof value === 'number') return numbers[of].format(value) + (words.control === 'money' ? ' EUR' : '');
  if (typeof value === 'string') {
    const named = (choice: string) => (of === 'en' ? (englishNames[choice] ?? choice) : choice);
    const [variant, choice] = [choiceWords(schema, value), words.choices?.[value]];
    if (variant !== undefined) return inSentence(named(variant));
    return choice === undefined ? (dateWords(value, of) ?? value) : named(choice);
  }
  if (Array.isArray(value)) {
    const element = inside instanceof z.ZodArray ? inside.element : null;
    return value.length === 0 ? own.none : value.map((item) => wordsOfValue(element, item, of)).join(', ');
  }
  return mapWords(schema, value as Record<string, unknown>, of);
}

/** The words of a day or month; null for other texts, such as “2025-26” or “2023-04-31”. */
function dateWords(value: string, of: Language): string | null {
  const isDay = (text: string) => z.iso.date().safeParse(text).success;
  if (isDay(value)) return longDate(value, of);
  return isDay(`${value}-01`) ? longMonth(value, of) : null;
}

/** The words of a literal in a union, such as “por anunciar”. */
function choiceWords(schema: Schema | null, value: string): string | undefined {
  const variant =
    schema &&
    variantsOf(schema).find(({ name, schema: option }) => name === value && bare(option) instanceof z.ZodLiteral);
  return variant?.label;
}

function mapWords(schema: Schema | null, value: Record<string, unknown>, of: Language): string {
  const name = nameOfItem(value, undefined, of);
  if (name !== null) return name;
  const inside = schema && bare(schema);
  const option = inside instanceof z.ZodUnion ? bare(optionOf(inside, value)) : inside;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const known: Schema | null = option instanceof z.ZodObject ? (option.shape[key] ?? null) : null;
    if (known && !isForOffice(known)) return [];
    const label = labelIn(of, (known && wordsOf(known).title) ?? key, key);
    return [{ key, part, label, words: part === true ? label : wordsOfValue(known, part, of) }];
  });
  const [first] = parts;
  if (inside instanceof z.ZodUnion && first) {
    if (first.key === 'from') return fill(changeWords[of].range, { from: first.words, to: parts[1]?.words ?? '' });
    if (parts.length === 1 && typeof first.part === 'number') return `${first.label} ${first.words}`;
    return parts.map(({ words }) => words).join(' ');
  }
  // A duration in words: “20 semanas”.
  if (parts.map(({ key }) => key).join() === 'amount,unit') return parts.map(({ words }) => words).join(' ');
  if (isOfLanguages(value)) return parts.map(({ words }) => words).join(' / ');
  return parts.map(({ part, label, words }) => (part === true ? words : `${label}: ${words}`)).join(', ');
}

function isOfLanguages(value: Record<string, unknown>): boolean {
  return Object.keys(value).every((key) => isLanguage(key));
}

/** A label within a sentence, with a lower-case first letter unless it is an acronym. */
function inSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** Names an item of a list by its first text, or by its first two values: “Madrid, noviembre de 2025”. */
export function itemWords(schema: Schema | null, item: unknown, of: Language): string | null {
  const name = nameOfItem(item, undefined, of);
  if (name !== null) return name;
  const said = valuesOfItem(schema, item, of).map(({ words }) => words);
  return nameOfItem(said.slice(0, 2).join(', '));
}

/** Describes a new item without the values that name it: “añadido, duración: 20 semanas”. */
export function newItemWords(schema: Schema | null, item: unknown, of: Language): string {
  const unsaid = nameOfItem(item) === null ? valuesOfItem(schema, item, of).slice(2) : [];
  return [changeWords[of].added, ...unsaid.map(({ label, words }) => `${label}: ${words}`)].join(', ');
}

function valuesOfItem(schema: Schema | null, item: unknown, of: Language): { label: string; words: string }[] {
  if (typeof item !== 'object' || item === null) return [];
  const inside = schema && bare(schema);
  const option = inside instanceof z.ZodUnion ? bare(optionOf(inside, item)) : inside;
  if (!(option instanceof z.ZodObject)) return [];
  return Object.entries(option.shape).flatMap(([key, part]) => {
    const value: unknown = Reflect.get(item, key);
    if (!isForOffice(part) || value === undefined || value === '') return [];
    return [{ label: labelIn(of, wordsOf(part).title ?? key, key), words: wordsOfValue(part, value, of) }];
  });
}
