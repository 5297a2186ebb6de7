import { z } from 'zod';
import { references, type ReferenceTarget } from '../../src/schema/references.ts';
import { didYouMean } from '../../src/site/did-you-mean.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentProblem } from './problem.ts';

/** A value that names an entry of another content file, with its path. */
type Reference = { to: ReferenceTarget; id: string; path: readonly PropertyKey[] };

/**
 * Finds all values whose schema is registered in `references`, at any depth.
 * @param value accepted by `schema`
 */
function findReferences(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[] = []): Reference[] {
  const { to } = references.get(schema) ?? {};
  if (to && typeof value === 'string') return [{ to, id: value, path }];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return findReferences(schema.unwrap(), value, path);
  }
  if (schema instanceof z.ZodUnion) {
    const branch = schema.options.find((option) => z.safeParse(option, value).success);
    return branch ? findReferences(branch, value, path) : [];
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => findReferences(schema.element, item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const part = schema instanceof z.ZodObject ? schema.shape[key] : schema instanceof z.ZodRecord && schema.valueType;
    return part ? findReferences(part, item, [...path, key]) : [];
  });
}

const places: Record<ReferenceTarget, string> = {
  picture: 'content/pictures.yaml',
  course: 'content/courses',
  'course with a page': 'content/courses',
  article: 'content/articles',
};

/** References of a file to missing pictures, courses and articles. */
export function brokenReferences(
  { file, schema, value, lineOf }: ContentFile,
  known: Record<ReferenceTarget, ReadonlySet<string>>,
): ContentProblem[] {
  return findReferences(schema, value)
    .filter(({ to, id }) => !known[to].has(id))
    .map(({ to, id, path }) => ({
      file,
      line: lineOf(path),
      place: path.join(' > '),
      message: `there is no ${to} "${id}" in ${places[to]}.${didYouMean(id, known[to])}`,
    }));
}
