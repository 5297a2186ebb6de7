import { z } from 'zod';
import { wordsOf } from './field-words.ts';
import { bare, optionOf, variantsOf, type Schema } from './schema-parts.ts';
import { isField, nameOfItem, variantLabel } from './view-content.ts';

const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });
const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A value as a person says it: “28.000 EUR”, “3 de marzo de 2027”, “sí”; nothing is “sin dato”. */
export function wordsOfValue(schema: Schema | null, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'sin dato';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  const words = schema ? wordsOf(schema) : {};
  const inside = schema && bare(schema);
  if (typeof value === 'number')
    return words.control === 'money'
      ? `${number.format(value)} EUR`
      : isYear(value)
        ? String(value)
        : number.format(value);
  if (typeof value === 'string')
    return choiceWords(schema, value) ?? words.choices?.[value] ?? dateWords(value) ?? value;
  if (Array.isArray(value)) {
    const element = inside instanceof z.ZodArray ? inside.element : null;
    return value.length === 0 ? 'ninguno' : value.map((item) => wordsOfValue(element, item)).join(', ');
  }
  return mapWords(schema, value as Record<string, unknown>);
}

function isYear(value: number): boolean {
  return value >= 1990 && value <= 2100;
}

function dateWords(value: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day.format(new Date(`${value}T00:00Z`));
  return /^\d{4}-\d{2}$/.test(value) ? month.format(new Date(`${value}-01T00:00Z`)) : null;
}

/** A literal among other ways of saying a value: “por anunciar”. */
function choiceWords(schema: Schema | null, value: string): string | null {
  const variant =
    schema &&
    variantsOf(schema).find(({ name, schema: option }) => name === value && bare(option) instanceof z.ZodLiteral);
  return variant ? variantLabel(variant.name, variant.schema) : null;
}

function mapWords(schema: Schema | null, value: Record<string, unknown>): string {
  const name = nameOfItem(value);
  if (name !== null) return name;
  const inside = schema && bare(schema);
  const option = inside instanceof z.ZodUnion ? bare(optionOf(inside, value)) : inside;
  if (!(option instanceof z.ZodObject))
    return Object.values(value)
      .map((part) => wordsOfValue(null, part))
      .join(', ');
  const parts = Object.entries(value).map(([key, part]) => {
    const schemaOfPart: Schema | undefined = option.shape[key];
    const label = (schemaOfPart && wordsOf(schemaOfPart).title) ?? key;
    if (part === true) return label.toLowerCase();
    const words = wordsOfValue(schemaOfPart ?? null, part);
    return isField(option) || Object.keys(value).length === 1 ? words : `${label.toLowerCase()}: ${words}`;
  });
  return parts.join(', ');
}
