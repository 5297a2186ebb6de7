import type { FieldPath, FieldValue } from '../schema/office-content.ts';
import { readStored, storedNames, writeStore } from '../browser/storage.ts';

/** A typed value that the server has not confirmed; `version` is the version of the file that the value changes. */
export type TypedValue = { path: FieldPath; value: FieldValue; version: string };

const prefix = 'office-typed:';

/** Values of a file that this browser has stored and the server has not confirmed. */
export function readTyped(file: string): TypedValue[] {
  return (readStored('localStorage', prefix + file) ?? []) as TypedValue[];
}

/** Stores typed values in this browser; an empty list deletes them. */
export function keepTyped(file: string, typed: readonly TypedValue[]): void {
  writeStore('localStorage', prefix + file, typed.length === 0 ? null : JSON.stringify(typed));
}

/** The files with typed values that the server has not confirmed. */
export function filesWithTyped(): string[] {
  return storedNames('localStorage').flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}
