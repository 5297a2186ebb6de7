import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, FieldPath } from '../../../src/schema/office-content.ts';
import { fieldValue, isMap, isReshaped } from './file-values.ts';

/**
 * A place that two people changed differently. For a list or block that no single value can settle, it is the whole
 * list or block.
 */
export type Clash = { path: FieldPath; mine: unknown; theirs: unknown; isWhole: boolean };

export type MergedValues = {
  value: unknown;
  clashes: Clash[];
  /** A list was reshaped by one of the two: `value` does not say where its items are. */
  isReshaped: boolean;
};

/**
 * Merges two people's changes of the same values, field by field. Where both changed a field, the other person's value
 * stays.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): MergedValues {
  const clashes: Clash[] = [];
  let reshaped = false;

  function merge(before: unknown, own: unknown, other: unknown, path: FieldPath): unknown {
    if (isDeepStrictEqual(own, before)) return other;
    if (isDeepStrictEqual(other, before) || isDeepStrictEqual(own, other)) return own;
    if (isMap(before) && isMap(own) && isMap(other)) {
      const keys = new Set([...Object.keys(other), ...Object.keys(own)]);
      const entries = [...keys].map((key) => [key, merge(before[key], own[key], other[key], [...path, key])] as const);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    if (Array.isArray(before) && Array.isArray(own) && Array.isArray(other)) {
      if (!isReshaped(before, own) && !isReshaped(before, other)) {
        return other.map((item, at) => merge(before[at], own[at], item, [...path, at]));
      }
      reshaped = true;
      return other;
    }
    const isWhole = [own, other].some((value) => fieldValue(value) === undefined);
    clashes.push({ path, mine: own, theirs: other, isWhole });
    return other;
  }

  return { value: merge(base, mine, theirs, []), clashes, isReshaped: reshaped };
}

/** The single values in which two states differ, as changes of the first; null where lists or blocks differ too. */
export function setsBetween(before: unknown, after: unknown, path: FieldPath = []): ContentChange[] | null {
  if (isDeepStrictEqual(before, after)) return [];
  const pairs = pairsOf(before, after);
  if (pairs) {
    const sets = pairs.map(([key, one, other]) => setsBetween(one, other, [...path, key]));
    return sets.some((set) => set === null) ? null : sets.flatMap((set) => set ?? []);
  }
  const value = fieldValue(after);
  return value === undefined || fieldValue(before) === undefined ? null : [{ kind: 'set', path, value }];
}

function pairsOf(before: unknown, after: unknown): [string | number, unknown, unknown][] | null {
  if (isMap(before) && isMap(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key) => [key, before[key], after[key]]);
  }
  if (Array.isArray(before) && Array.isArray(after) && !isReshaped(before, after)) {
    return after.map((item, at) => [at, before[at], item]);
  }
  return null;
}
