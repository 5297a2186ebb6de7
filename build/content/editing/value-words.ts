import { z } from 'zod';
import { isLanguage } from '../../../src/i18n/language.ts';
import { isForOffice, wordsOf } from './field-words.ts';
import { bare, optionOf, type Schema } from './schema-parts.ts';
import { variantsOf } from './variants.ts';
import { nameOfItem } from './item-names.ts';

const number = new Intl.NumberFormat('es-ES', { useGrouping: 'min2' });
const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A value in Spanish words: “28.000 EUR”, “3 de marzo de 2027”, “sí”; “sin dato” for an absent one. */
export function wordsOfValue(schema: Schema | null, value: unknown): string {
  if (value === undefined && schema && bare(schema) instanceof z.ZodLiteral) return 'no';
  if (value === undefined || value === null || value === '') return 'sin dato';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  const words = schema ? wordsOf(schema) : {};
  const inside = schema && bare(schema);
  if (typeof value === 'number') return number.format(value) + (words.control === 'money' ? ' EUR' : '');
  if (typeof value === 'string')
    return choiceWords(schema, value) ?? words.choices?.[value] ?? dateWords(value) ?? value;
  if (Array.isArray(value)) {
    const element = inside instanceof z.ZodArray ? inside.element : null;
    return value.length === 0 ? 'ninguno' : value.map((item) => wordsOfValue(element, item)).join(', ');
  }
  return mapWords(schema, value as Record<string, unknown>);
}

/** The words of a day or month; null for other texts, such as “2025-26” or “2023-04-31”. */
function dateWords(value: string): string | null {
  const isDay = (text: string) => z.iso.date().safeParse(text).success;
  if (isDay(value)) return day.format(new Date(value));
  return isDay(`${value}-01`) ? month.format(new Date(value)) : null;
}

/** The words of a literal in a union, such as “por anunciar”. */
function choiceWords(schema: Schema | null, value: string): string | null {
  const variant =
    schema &&
    variantsOf(schema).find(({ name, schema: option }) => name === value && bare(option) instanceof z.ZodLiteral);
  return variant ? inSentence(variant.label) : null;
}

function mapWords(schema: Schema | null, value: Record<string, unknown>): string {
  const name = nameOfItem(value);
  if (name !== null) return name;
  const inside = schema && bare(schema);
  const option = inside instanceof z.ZodUnion ? bare(optionOf(inside, value)) : inside;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const known: Schema | null = option instanceof z.ZodObject ? (option.shape[key] ?? null) : null;
    if (known && !isForOffice(known)) return [];
    const label = inSentence((known && wordsOf(known).title) ?? key);
    return [{ key, part, label, words: part === true ? label : wordsOfValue(known, part) }];
  });
  const [first] = parts;
  if (inside instanceof z.ZodUnion && first) {
    if (first.key === 'from') return `de ${parts.map(({ words }) => words).join(' a ')}`;
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
export function inSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** Names an item of a list by its first text, or by its first two values: “Madrid, noviembre de 2025”. */
export function itemWords(schema: Schema | null, item: unknown): string | null {
  const name = nameOfItem(item);
  if (name !== null) return name;
  const said = valuesOfItem(schema, item).map(({ words }) => words);
  return nameOfItem(said.slice(0, 2).join(', '));
}

/** Describes a new item without the values that name it: “añadido, duración: 20 semanas”. */
export function newItemWords(schema: Schema | null, item: unknown): string {
  const unsaid = nameOfItem(item) === null ? valuesOfItem(schema, item).slice(2) : [];
  return ['añadido', ...unsaid.map(({ label, words }) => `${label}: ${words}`)].join(', ');
}

function valuesOfItem(schema: Schema | null, item: unknown): { label: string; words: string }[] {
  if (typeof item !== 'object' || item === null) return [];
  const inside = schema && bare(schema);
  const option = inside instanceof z.ZodUnion ? bare(optionOf(inside, item)) : inside;
  if (!(option instanceof z.ZodObject)) return [];
  return Object.entries(option.shape).flatMap(([key, part]) => {
    const value: unknown = Reflect.get(item, key);
    if (!isForOffice(part) || value === undefined || value === '') return [];
    return [{ label: inSentence(wordsOf(part).title ?? key), words: wordsOfValue(part, value) }];
  });
}
