import { z } from 'zod';
import type { FieldWords } from '../../../src/schema/field-words.ts';
import { isLanguage } from '../../../src/i18n/language.ts';
import { bare, type Schema } from './schema-parts.ts';

/** The words of a schema. Missing words are taken from the schema that it wraps. */
export function wordsOf(schema: Schema): FieldWords {
  const own = z.globalRegistry.get(schema) ?? {};
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? { ...wordsOf(schema.unwrap()), ...own } : own;
}

/** Words for codes in a text field, such as “no se sabe” for `unknown`; empty for other controls. */
export function codesOf(schema: Schema): [code: string, words: string][] {
  return bare(schema) instanceof z.ZodUnion ? Object.entries(wordsOf(schema).choices ?? {}) : [];
}

/** A value of the file as its field shows it. */
export function shownValue<Value>(schema: Schema, value: Value): Value | string {
  return codesOf(schema).find(([code]) => code === value)?.[1] ?? value;
}

/** A typed value as it is written to the file. */
export function writtenValue<Value>(schema: Schema, typed: Value): Value | string {
  const said = typeof typed === 'string' ? typed.trim().toLowerCase() : typed;
  return codesOf(schema).find(([, words]) => words === said)?.[0] ?? typed;
}

export function isForOffice(schema: Schema): boolean {
  return wordsOf(schema).office === undefined;
}

/** For a schema with a value in each language, the schema of one of these values; otherwise null. */
export function inEachLanguage(schema: Schema): Schema | null {
  const inside = bare(schema);
  if (!(inside instanceof z.ZodObject)) return null;
  const keys = Object.keys(inside.shape);
  return keys.length > 0 && keys.every(isLanguage) ? inside.shape[keys[0] ?? '']! : null;
}

/** Whether a value needs only one control: a text, a number, a choice, yes or no. */
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
