import { z } from 'zod';
import type { FieldPath } from '../../../src/schema/office-content.ts';

export type Schema = z.core.$ZodType;

/** The schema inside of `optional`, `nullable` and `default`. */
export function bare(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;
}

/** Whether a value may be absent. */
export function isOptional(schema: Schema): boolean {
  return z.safeParse(schema, undefined).success;
}

/** Whether an absent value is written as `null`. */
export function isNullable(schema: Schema): boolean {
  if (schema instanceof z.ZodNullable) return true;
  return (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) && isNullable(schema.unwrap());
}

/** The keys with a constant value, such as `screen: block-course`. */
export function constantsOf(schema: z.ZodObject): [string, unknown][] {
  return Object.entries(schema.shape).flatMap(([key, part]) =>
    part instanceof z.ZodLiteral ? [[key, [...part.values][0]] as [string, unknown]] : [],
  );
}

/**
 * The option of a union for a value: the first that accepts it, or else the one with most of its constants and keys.
 */
export function optionOf(schema: z.ZodUnion, value: unknown): Schema {
  const accepted = schema.options.find((option) => z.safeParse(option, value).success);
  if (accepted) return accepted;
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  const objects = schema.options.filter((option) => bare(option) instanceof z.ZodObject === isMap);
  const known = (option: Schema) => {
    const object = bare(option);
    if (!(object instanceof z.ZodObject) || !isMap) return 0;
    const names = Object.keys(value).filter((key) => key in object.shape).length;
    const constants = constantsOf(object).filter(([key, constant]) => Reflect.get(value, key) === constant).length;
    return names + 100 * constants;
  };
  return objects.toSorted((one, other) => known(other) - known(one))[0] ?? schema.options[0]!;
}

/** The schema of a key or item; null if there is none. */
export function partOf(schema: Schema, key: string | number, value: unknown): Schema | null {
  const inside = bare(schema);
  if (inside instanceof z.ZodUnion) {
    const options = inside.options.filter((option) => partOf(option, key, value) !== null);
    const present = optionOf(inside, value);
    const option = options.some((each) => each === present) ? present : options[0];
    return option ? partOf(option, key, value) : null;
  }
  if (inside instanceof z.ZodObject) return Object.hasOwn(inside.shape, key) ? inside.shape[key]! : null;
  if (inside instanceof z.ZodRecord) return inside.valueType;
  if (inside instanceof z.ZodArray) return typeof key === 'number' ? inside.element : null;
  if (inside instanceof z.ZodTuple) return inside.def.items[Number(key)] ?? null;
  return null;
}

/** The schema at a path of a value; null if there is none. */
export function schemaAt(schema: Schema, path: FieldPath, value: unknown): Schema | null {
  let [part, inside]: [Schema | null, unknown] = [schema, value];
  for (const key of path) {
    part = part && partOf(part, key, inside);
    inside = childOf(inside, key);
  }
  return part;
}

export function childOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce(childOf, value);
}
