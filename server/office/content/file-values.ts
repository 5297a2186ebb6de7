import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../../src/schema/front-matter.ts';
import type { FieldPath, FieldValue } from '../../../src/schema/office-content.ts';

/** The values of a file of content, without their spelling: maps, lists and single values. */
export type Values = Readonly<Record<string, unknown>>;

/** The name of a Markdown file's text, used beside the names of its front matter. */
export const bodyName = 'body';

/** Whether a file has fields: all others, such as pictures, are changed as a whole. */
export function hasFields(file: string): boolean {
  return /\.(?:yaml|md)$/.test(file);
}

/** Reads a file's values; null where it cannot be read. */
export function valuesOf(file: string, text: string): Values | null {
  try {
    if (file.endsWith('.yaml')) return asMap(parse(text));
    const parts = splitFrontMatter(text);
    return { ...asMap(parse(parts?.frontMatter ?? '')), [bodyName]: trimmed(parts?.body ?? text) };
  } catch {
    return null;
  }
}

/** The value at a place; undefined where there is none. */
export function valueAt(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inside, key) => (isCollection(inside) ? inside[String(key)] : undefined), values);
}

/** A value as a field has it: null for none, undefined for maps and lists. */
export function fieldValue(value: unknown): FieldValue | undefined {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return isCollection(value) && !Array.isArray(value);
}

/** Whether items of a list were added, removed or moved, so that indexes mean other items. */
export function isReshaped(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return true;
  return after.some(
    (item, at) =>
      !isDeepStrictEqual(item, before[at]) &&
      before.some((other, from) => from !== at && isCollection(other) && isDeepStrictEqual(item, other)),
  );
}

function isCollection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function asMap(value: unknown): Values {
  return isMap(value) ? value : {};
}

/** Blanks around a body say nothing. */
function trimmed(body: string): string {
  return body.trim();
}
