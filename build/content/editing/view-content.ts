import { z } from 'zod';
import { languages } from '../../../src/i18n/language.ts';
import type { ContentField, ContentGroup, ContentList, FieldPath } from '../../../src/schema/office-content.ts';
import { boundsOf } from './bounds.ts';
import { inEachLanguage, isForOffice, isOneValue, wordsOf } from './field-words.ts';
import { bare, childOf, isOptional, optionOf, type Schema } from './schema-parts.ts';
import { itemWords } from './value-words.ts';
import { variantsOf, type Variant } from './variants.ts';
import { nameOfItem } from './item-names.ts';
import { fieldOf, type Named, type Part } from './view-field.ts';

/** The fields of a value in groups, one for every map and every list. */
export function groupsOf(schema: Schema, value: unknown, named: Named): ContentGroup[] {
  const { fields, groups } = insideOf({ schema, value, path: [], label: '' }, named);
  return fields.length > 0 ? [{ id: 'general', label: 'Datos generales', fields, groups: [] }, ...groups] : groups;
}

/** The fields and groups of a map. */
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

/** Whether a value has one control, or one for each language. */
function isField(schema: Schema): boolean {
  const each = inEachLanguage(schema);
  return isOneValue(each ?? schema);
}

/** Whether a value cannot be changed, such as the kind of a page's section, or the currency. */
function isConstant(schema: Schema): boolean {
  return schema instanceof z.ZodLiteral;
}

/** Whether a value is shown: an absent optional group only if each of its parts is a field or has variants. */
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
      {
        schema: list.element,
        value: item,
        path: [...path, index],
        // If an item is a single field, its value is not used as the label.
        label: (isField(list.element) ? null : itemWords(list.element, item, 'es')) ?? `${label} ${index + 1}`,
      },
      named,
    ),
  );
  const bounds = boundsOf(list);
  const least = isOptional(schema) ? 0 : (bounds.least ?? 0);
  const about: ContentList = { path, label, length: items.length, ...bounds, least };
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
