import { z } from 'zod';
import type { FieldWords } from '../../../src/schema/field-words.ts';
import { isLanguage } from '../../../src/i18n/language.ts';
import { bare, type Schema } from './schema-parts.ts';

/** The words of a schema, and of the schema that it wraps where it has none itself. */
export function wordsOf(schema: Schema): FieldWords {
  const own = z.globalRegistry.get(schema) ?? {};
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? { ...wordsOf(schema.unwrap()), ...own } : own;
}

/** The words that stand for the codes of a text, such as “no se sabe” for `unknown`; none where a list offers them. */
function codesOf(schema: Schema): [code: string, words: string][] {
  return bare(schema) instanceof z.ZodUnion ? Object.entries(wordsOf(schema).choices ?? {}) : [];
}

/** A value as its field shows it. */
export function shownValue<Value>(schema: Schema, value: Value): Value | string {
  return codesOf(schema).find(([code]) => code === value)?.[1] ?? value;
}

/** The value of a file, from the text typed in its field. */
export function writtenValue<Value>(schema: Schema, typed: Value): Value | string {
  const said = typeof typed === 'string' ? typed.trim().toLowerCase() : typed;
  return codesOf(schema).find(([, words]) => words === said)?.[0] ?? typed;
}

/** Whether the office sees a field. */
export function isForOffice(schema: Schema): boolean {
  return wordsOf(schema).office === undefined;
}

/** The schema of one language, where a schema is of a value in every language; null where it is not. */
export function inEachLanguage(schema: Schema): Schema | null {
  const inside = bare(schema);
  if (!(inside instanceof z.ZodObject)) return null;
  const keys = Object.keys(inside.shape);
  return keys.length > 0 && keys.every(isLanguage) ? inside.shape[keys[0] ?? '']! : null;
}

/** Whether a schema is of one value, which one cell of a form holds: a text, a number, a choice, yes or no. */
export function isOneValue(schema: Schema): boolean {
  const inside = bare(schema);
  if (inside instanceof z.ZodUnion) return inside.options.every((option) => isOneValue(option));
  return !(
    inside instanceof z.ZodObject ||
    inside instanceof z.ZodArray ||
    inside instanceof z.ZodRecord ||
    inside instanceof z.ZodTuple
  );
}
