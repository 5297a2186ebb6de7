import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, FieldPath } from '../../../src/schema/office-content.ts';
import { fieldValue, isMap, isReshaped } from './file-values.ts';

/** A value that two people changed differently. A list or map that cannot be merged is one such value (`isWhole`). */
export type Clash = { path: FieldPath; mine: unknown; theirs: unknown; isWhole: boolean };

export type MergedValues = {
  value: unknown;
  clashes: Clash[];
  /** Whether one person reshaped a list that both changed: `value` then has the other person's list. */
  isReshaped: boolean;
};

/** Merges two people's changes of the same values. If both changed a field, the result has the other person's value. */
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

/** The changes that turn the first value into the second; null if lists or maps differ as a whole. */
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
