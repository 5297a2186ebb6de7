import { z } from 'zod';
import { languages } from '../../../src/i18n/language.ts';
import { fromKeys } from '../../../src/i18n/from-keys.ts';
import type {
  ContentField,
  ContentGroup,
  ContentList,
  FieldControl,
  FieldPath,
  FieldValue,
} from '../../../src/schema/office-content.ts';
import { references } from '../../../src/schema/references.ts';
import { inEachLanguage, isForOffice, isOneValue, wordsOf } from './field-words.ts';
import { bare, childOf, isOptional, optionOf, type Schema } from './schema-parts.ts';
import { variantsOf, type Variant } from './variants.ts';

/** What the fields of a file may name in other files, by the kind of reference. */
export type Named = (target: string) => readonly { value: string; label: string }[];

/** A part of a file: its schema, its value and its place. */
type Part = { schema: Schema; value: unknown; path: FieldPath; label: string };

/** The fields of a value in slices: every map and every list of it is a group. */
export function groupsOf(schema: Schema, value: unknown, named: Named): ContentGroup[] {
  const { fields, groups } = insideOf({ schema, value, path: [], label: '' }, named);
  return fields.length > 0 ? [{ id: 'general', label: 'Datos generales', fields, groups: [] }, ...groups] : groups;
}

/** The fields and groups of the parts of a map. */
function insideOf({ schema, value, path }: Part, named: Named): Pick<ContentGroup, 'fields' | 'groups'> {
  const inside = bare(schema);
  const parts: Part[] =
    inside instanceof z.ZodObject
      ? Object.entries(inside.shape).map(([key, part]) => partAt(key, part, value, path, wordsOf(part).title ?? key))
      : Object.keys(value ?? {}).map((key) =>
          partAt(key, (inside as z.ZodRecord).valueType, value, path, nameOfItem(childOf(value, key)) ?? key),
        );
  const shown = parts.filter((part) => isForOffice(part.schema) && !isConstant(part.schema));
  return {
    fields: shown.filter((part) => isField(part.schema)).map((part) => fieldOf(part, named)),
    groups: shown.filter((part) => !isField(part.schema) && isWorthShowing(part)).map((part) => groupOf(part, named)),
  };
}

function partAt(key: string, schema: Schema, value: unknown, path: FieldPath, label: string): Part {
  return { schema, value: childOf(value, key), path: [...path, key], label };
}

/** A value in one cell, or in one for each language. */
export function isField(schema: Schema): boolean {
  const each = inEachLanguage(schema);
  return isOneValue(each ?? schema);
}

/** A value that its schema allows no choice in: the kind of a page's sections, the currency. */
function isConstant(schema: Schema): boolean {
  return schema instanceof z.ZodLiteral;
}

/** Whole sections that a file leaves out are not offered; a few fields that it leaves out are. */
function isWorthShowing({ schema, value }: Part): boolean {
  const inside = bare(schema);
  return (
    value !== undefined ||
    !isOptional(schema) ||
    !(inside instanceof z.ZodObject) ||
    Object.values(inside.shape).every((part) => isField(part) || variantsOf(part).length > 0)
  );
}

function groupOf(part: Part, named: Named): ContentGroup {
  const { schema, value, path, label } = part;
  const inside = bare(schema);
  const id = path.join('.');
  const each = inEachLanguage(schema);
  if (each) {
    const names = { es: 'en español', en: 'en inglés' };
    const groups = languages.map((language) =>
      groupOf(
        { schema: each, value: childOf(value, language), path: [...path, language], label: names[language] },
        named,
      ),
    );
    return { id, label, fields: [], groups };
  }
  if (inside instanceof z.ZodArray) return listGroup(part, inside, named);
  if (inside instanceof z.ZodTuple) {
    const items = inside.def.items.map((item, index) =>
      itemGroup(
        { schema: item, value: childOf(value, index), path: [...path, index], label: String(index + 1) },
        named,
      ),
    );
    return { id, label, fields: [], groups: items };
  }
  const variants = variantsOf(schema);
  if (inside instanceof z.ZodUnion) {
    const option = value === undefined || value === null ? null : optionOf(inside, value);
    const choice = isForOffice(inside) && variants.length > 1 ? [variantField(part, variants, option)] : [];
    if (!option) return { id, label, fields: choice, groups: [] };
    if (isField(option)) {
      const isSaid = bare(option) instanceof z.ZodLiteral;
      return {
        id,
        label,
        fields: [...choice, ...(isSaid ? [] : [fieldOf({ ...part, schema: option }, named)])],
        groups: [],
      };
    }
    const { fields, groups } = insideOf({ ...part, schema: option }, named);
    return { id, label, fields: [...choice, ...fields], groups };
  }
  return { id, label, ...insideOf(part, named) };
}

function variantField({ path, schema }: Part, variants: readonly Variant[], present: Schema | null): ContentField {
  return {
    path,
    label: 'Cómo se indica',
    control: 'choice',
    value: variants.find((variant) => variant.schema === present)?.name ?? null,
    optional: isOptional(schema),
    choices: variants.map(({ name, label }) => ({ value: name, label })),
  };
}

function listGroup({ schema, value, path, label }: Part, list: z.ZodArray, named: Named): ContentGroup {
  const items: unknown[] = Array.isArray(value) ? value : [];
  const groups = items.map((item, index) =>
    itemGroup(
      { schema: list.element, value: item, path: [...path, index], label: nameOfItem(item) ?? String(index + 1) },
      named,
    ),
  );
  const { least, most } = lengthsOf(list);
  const about: ContentList = {
    path,
    label,
    length: items.length,
    least: isOptional(schema) ? 0 : least,
    ...(most === undefined ? {} : { most }),
  };
  return { id: path.join('.'), label, fields: [], list: about, groups };
}

function itemGroup(part: Part, named: Named): ContentGroup {
  const { schema, path, label } = part;
  if (!isField(schema)) return groupOf(part, named);
  return {
    id: path.join('.'),
    label,
    fields: [fieldOf({ ...part, label: wordsOf(schema).title ?? label }, named)],
    groups: [],
  };
}

/** The fewest and most items of a list, or characters of a text. */
function lengthsOf(schema: Schema): { least: number; most?: number } {
  const bounds = schema._zod.bag as { minimum?: number; maximum?: number; length?: number };
  const most = bounds.length ?? bounds.maximum;
  return { least: bounds.length ?? bounds.minimum ?? 0, ...(most === undefined ? {} : { most }) };
}

/** What an item is called: the first text of it, in Spanish. */
export function nameOfItem(item: unknown): string | null {
  if (typeof item === 'string') return item.length > 60 ? `${item.slice(0, 59).trimEnd()}…` : item || null;
  if (typeof item !== 'object' || item === null) return null;
  const { es } = item as { es?: unknown };
  if (es !== undefined) return nameOfItem(es);
  const names = ['title', 'name', 'label', 'question', 'term', 'alt', 'subject', 'text'];
  const named = names.map((key) => childOf(item, key)).find((value) => nameOfItem(value) !== null);
  return named === undefined ? null : nameOfItem(named);
}

function fieldOf({ schema, value, path, label }: Part, named: Named): ContentField {
  const each = inEachLanguage(schema);
  const one = each ?? schema;
  const words = { ...wordsOf(one), ...wordsOf(schema) };
  const isOn = bare(schema) instanceof z.ZodLiteral;
  const shown = each
    ? fromKeys(languages, (language) => scalar(childOf(value, language)))
    : isOn
      ? value !== undefined
      : scalar(value);
  const choices = choicesOf(one, named);
  const { least, most } = boundsOf(bare(one));
  return {
    path,
    label,
    ...(words.description ? { help: words.description } : {}),
    control: words.control ?? controlOf(one, shown, choices),
    value: shown,
    optional: isOptional(schema),
    ...(choices ? { choices } : {}),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
  };
}

function scalar(value: unknown): FieldValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function boundsOf(schema: Schema): { least?: number; most?: number } {
  const { minimum, maximum } = schema._zod.bag as { minimum?: number; maximum?: number };
  const isNamed = (bound: number | undefined): bound is number =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return { ...(isNamed(minimum) ? { least: minimum } : {}), ...(isNamed(maximum) ? { most: maximum } : {}) };
}

function choicesOf(schema: Schema, named: Named): ContentField['choices'] {
  const inside = bare(schema);
  const target = references.get(inside)?.to;
  if (target && target !== 'picture') return named(target);
  if (!(inside instanceof z.ZodEnum)) return undefined;
  const words = wordsOf(schema).choices ?? {};
  return inside.options.map((option) => ({ value: String(option), label: words[String(option)] ?? String(option) }));
}

/** A text longer than this is written in a field of several lines. */
const oneLine = 70;

function controlOf(schema: Schema, value: ContentField['value'], choices: ContentField['choices']): FieldControl {
  const inside = bare(schema);
  if (references.get(inside)?.to === 'picture') return 'picture';
  if (choices) return 'choice';
  if (inside instanceof z.ZodBoolean || inside instanceof z.ZodLiteral) return 'yes-no';
  if (inside instanceof z.ZodNumber) return 'number';
  if (inside instanceof z.ZodISODate) return 'day';
  if (inside instanceof z.ZodURL) return 'address';
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return texts.some((text) => typeof text === 'string' && (text.length > oneLine || text.includes('\n')))
    ? 'paragraph'
    : 'line';
}
