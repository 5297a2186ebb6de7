import { z } from 'zod';
import { fromKeys } from '../../../src/i18n/from-keys.ts';
import { languages } from '../../../src/i18n/language.ts';
import type { ContentField, FieldControl, FieldPath, FieldValue } from '../../../src/schema/office-content.ts';
import { references } from '../../../src/schema/references.ts';
import { boundsOf } from './bounds.ts';
import { codesOf, inEachLanguage, shownValue, wordsOf } from './field-words.ts';
import { bare, childOf, isOptional, type Schema } from './schema-parts.ts';

/** The values that a field may refer to in other files, by the kind of reference. */
export type Named = (target: string) => readonly { value: string; label: string }[];

/** A part of a file: schema, value, path and label. */
export type Part = { schema: Schema; value: unknown; path: FieldPath; label: string };

/** A field of a form: label, control and value. */
export function fieldOf({ schema, value, path, label }: Part, named: Named): ContentField {
  const each = inEachLanguage(schema);
  const one = each ?? schema;
  const words = { ...wordsOf(one), ...wordsOf(schema) };
  const isOn = bare(schema) instanceof z.ZodLiteral;
  const shown = each
    ? fromKeys(languages, (language) => scalar(childOf(value, language)))
    : isOn
      ? value !== undefined
      : scalar(shownValue(schema, value));
  const choices = choicesOf(one, named);
  return {
    path,
    label,
    ...(words.description ? { help: words.description } : {}),
    control: words.control ?? controlOf(one, shown, choices),
    value: shown,
    optional: isOptional(schema),
    ...(choices ? { choices } : {}),
    ...boundsOf(one),
  };
}

function scalar(value: unknown): FieldValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function choicesOf(schema: Schema, named: Named): ContentField['choices'] {
  const inside = bare(schema);
  const target = references.get(inside)?.to;
  if (target) return named(target);
  if (isDay(inside)) return codesOf(schema).map(([, said]) => ({ value: said, label: said }));
  if (!(inside instanceof z.ZodEnum)) return undefined;
  const words = wordsOf(schema).choices ?? {};
  return inside.options.map((option) => ({ value: String(option), label: words[String(option)] ?? String(option) }));
}

/** Whether a value is a day, or a code that stands for it. */
function isDay(schema: Schema): boolean {
  if (!(schema instanceof z.ZodUnion)) return schema instanceof z.ZodISODate;
  const others = schema.options.filter((option) => !(option instanceof z.ZodISODate));
  return others.length < schema.options.length && others.every((option) => option instanceof z.ZodLiteral);
}

/** Longer texts get a field of several lines. */
const oneLine = 70;

function controlOf(schema: Schema, value: ContentField['value'], choices: ContentField['choices']): FieldControl {
  const inside = bare(schema);
  if (references.get(inside)?.to === 'picture') return 'picture';
  if (isDay(inside)) return 'day';
  if (choices) return 'choice';
  if (inside instanceof z.ZodBoolean || inside instanceof z.ZodLiteral) return 'yes-no';
  if (inside instanceof z.ZodNumber) return 'number';
  if (inside instanceof z.ZodURL) return 'address';
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return texts.some((text) => typeof text === 'string' && (text.length > oneLine || text.includes('\n')))
    ? 'paragraph'
    : 'line';
}
