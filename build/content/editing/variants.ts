import { z } from 'zod';
import { wordsOf } from './field-words.ts';
import { bare, constantsOf, type Schema } from './schema-parts.ts';

/** A form of a value, such as a start as a day or as a month. */
export type Variant = { name: string; label: string; schema: Schema };

/**
 * The forms of a value between which the office may choose: the options of a union, if all have words. A constant is
 * named by its value; an object by its constant, or else by the first key that not all objects have. Empty if the union
 * accepts any text or has no objects.
 */
export function variantsOf(schema: Schema): Variant[] {
  const union = bare(schema);
  if (!(union instanceof z.ZodUnion)) return [];
  const options = union.options.map((option) => bare(option));
  const objects = options.filter((option) => option instanceof z.ZodObject);
  if (objects.length === 0 || options.some((option) => option instanceof z.ZodString)) return [];
  const shared = Object.keys(objects[0]?.shape ?? {}).filter(
    (key) => objects.length > 1 && objects.every(({ shape }) => key in shape),
  );
  const variants = union.options.flatMap((option) => {
    const name = nameOf(bare(option), shared);
    const label = labelOf(name, option);
    return label === undefined ? [] : [{ name, label, schema: option }];
  });
  return variants.length === options.length ? variants : [];
}

function nameOf(option: Schema, shared: readonly string[]): string {
  if (option instanceof z.ZodLiteral) return String([...option.values][0]);
  if (!(option instanceof z.ZodObject)) return 'exact';
  const [constant] = constantsOf(option).flatMap(([, value]) => (typeof value === 'string' ? [value] : []));
  return constant ?? Object.keys(option.shape).find((key) => !shared.includes(key)) ?? 'other';
}

/** The words of a form: its own, or those of the field that distinguishes it. */
function labelOf(name: string, option: Schema): string | undefined {
  const inside = bare(option);
  const part: Schema | undefined = inside instanceof z.ZodObject ? inside.shape[name] : undefined;
  return wordsOf(option).title ?? (part && wordsOf(part).title);
}
