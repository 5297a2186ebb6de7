import { z } from 'zod';
import type { FieldWords } from '../../../src/schema/field-words.ts';
import { isLanguage } from '../../../src/i18n/language.ts';
import { bare, type Schema } from './schema-parts.ts';

/** The words of a schema and of the one that it wraps: its own count first. */
export function wordsOf(schema: Schema): FieldWords {
  const own = z.globalRegistry.get(schema) ?? {};
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? { ...wordsOf(schema.unwrap()), ...own } : own;
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
