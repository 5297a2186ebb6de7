import { z } from 'zod';

/**
 * The keys that a schema has at a path of a value, for advice about a misspelt one. For a union these are the keys of
 * all options; empty if the path has no map.
 */
export function knownNames(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return knownNames(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodPipe) return knownNames(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => knownNames(option, path));
  if (schema instanceof z.ZodIntersection) {
    return [schema.def.left, schema.def.right].flatMap((part) => knownNames(part, path));
  }
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray) return key === undefined ? [] : knownNames(schema.element, rest);
  if (schema instanceof z.ZodRecord) return key === undefined ? [] : knownNames(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  if (key === undefined) return Object.keys(schema.shape);
  const part: z.core.$ZodType | undefined = schema.shape[String(key)];
  return part ? knownNames(part, rest) : [];
}
