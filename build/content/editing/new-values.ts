import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { isForOffice } from './field-words.ts';
import { bare, isOptional, type Schema } from './schema-parts.ts';
import type { Variant } from './variants.ts';

/**
 * A new item to fill in: empty texts, first choices, constants. Numbers and dates are left out until somebody enters
 * them.
 * @param siblings the items of its list
 */
export function emptyValue(schema: Schema, siblings: readonly unknown[] = []): unknown {
  const inside = bare(schema);
  if (inside instanceof z.ZodObject) {
    const entries = Object.entries(inside.shape)
      .filter(([, part]) => !isOptional(part))
      .map(([key, part]) => [key, isId(key, part) ? freshId(siblings) : emptyValue(part)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (inside instanceof z.ZodLiteral) return [...inside.values][0];
  if (inside instanceof z.ZodEnum)
    return inside.options.find((option) => !siblings.includes(option)) ?? inside.options[0];
  if (inside instanceof z.ZodBoolean) return false;
  if (inside instanceof z.ZodArray) return [];
  if (inside instanceof z.ZodTuple) return inside.def.items.map((item) => emptyValue(item));
  if (inside instanceof z.ZodUnion) return emptyUnion(inside);
  return inside instanceof z.ZodString && siblings.every((item) => typeof item === 'string') ? '' : undefined;
}

function emptyUnion(union: z.ZodUnion): unknown {
  const constant = union.options.find((option) => bare(option) instanceof z.ZodLiteral);
  return constant && emptyValue(constant);
}

/** Whether a key is an id that addresses and other files refer to: it is generated, and hidden from the office. */
export function isId(key: string, schema: Schema): boolean {
  return key === 'id' && !isForOffice(schema) && bare(schema) instanceof z.ZodString;
}

/**
 * A new id for an item of a list: the words with which the other ids begin, and random letters. An id is never given
 * twice, even after its item was removed, because bookings, calendars and links keep it.
 */
export function freshId(siblings: readonly unknown[]): string {
  const words = siblings.flatMap((item) => {
    const id: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : undefined;
    return typeof id === 'string' ? [id.split('-')] : [];
  });
  const first = words[0] ?? [];
  const differs = first.findIndex(
    (word, index) => /^\d{4}$/.test(word) || words.some((other) => other[index] !== word),
  );
  return [...(differs < 0 ? first : first.slice(0, differs)), randomLetters()].join('-');
}

/** Eight random letters, without vowels, so that they form no word. */
export function randomLetters(): string {
  const letters = 'bcdfghjkmnpqrstvwxz';
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}

/** Converts a value to another form: shared parts are kept, and a day becomes its month. */
export function variantValue({ name, schema }: Variant, old: unknown): unknown {
  const inside = bare(schema);
  const [said] = scalarsOf(old);
  if (!(inside instanceof z.ZodObject)) return inside instanceof z.ZodLiteral ? name : fitting(schema, said);
  const entries = Object.entries(inside.shape).flatMap(([key, part]) => {
    const same: unknown = typeof old === 'object' && old !== null ? Reflect.get(old, key) : undefined;
    const value = same ?? fitting(part, said) ?? (isOptional(part) ? undefined : emptyValue(part));
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

function scalarsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalarsOf) : [value];
}

/** Converts a text or number so that a schema accepts it: a day to its month or year, a month to its first day. */
function fitting(schema: Schema, said: unknown): unknown {
  const inside = bare(schema);
  if (inside instanceof z.ZodLiteral || inside instanceof z.ZodEnum || isOptional(schema)) return undefined;
  const forms = typeof said === 'string' ? [said, said.slice(0, 7), `${said}-01`, Number(said.slice(0, 4))] : [said];
  return forms.find((form) => form !== undefined && z.safeParse(schema, form).success);
}
