import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../../src/schema/front-matter.ts';
import type { FieldPath, FieldValue } from '../../../src/schema/office-content.ts';

/** The parsed values of a content file. */
export type Values = Readonly<Record<string, unknown>>;

/** The field name of a Markdown file's text, beside the names in its front matter. */
export const bodyName = 'body';

/** Whether a file has fields. Others, such as pictures, are changed as a whole. */
export function hasFields(file: string): boolean {
  return /\.(?:yaml|md)$/.test(file);
}

/** Parses a file; null if it cannot be parsed. */
export function valuesOf(file: string, text: string): Values | null {
  try {
    if (file.endsWith('.yaml')) return asMap(parse(text));
    const parts = splitFrontMatter(text);
    return { ...asMap(parse(parts?.frontMatter ?? '')), [bodyName]: trimmed(parts?.body ?? text) };
  } catch {
    return null;
  }
}

/** The value at a path; undefined if there is none. */
export function valueAt(values: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inside, key) => (isCollection(inside) ? inside[String(key)] : undefined), values);
}

/** A single value, null if it is absent, undefined for a map or a list. */
export function fieldValue(value: unknown): FieldValue | undefined {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return isCollection(value) && !Array.isArray(value);
}

/** Whether the indexes of a list have changed: its length differs, or an item was moved. */
export function isReshaped(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return true;
  return after.some(
    (item, at) =>
      !isDeepStrictEqual(item, before[at]) &&
      before.some((other, from) => from !== at && isDeepStrictEqual(item, other)),
  );
}

function isCollection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function asMap(value: unknown): Values {
  return isMap(value) ? value : {};
}

/** Leading and trailing blanks of a Markdown text do not matter. */
function trimmed(body: string): string {
  return body.trim();
}
