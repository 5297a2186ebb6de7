import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, FieldConflict, FieldPath } from '../../../src/schema/office-content.ts';
import { fieldValue, isReshaped, valueAt, valuesOf } from './file-values.ts';

/** A field that somebody else has changed since, to another value. */
export type Clash = Pick<FieldConflict, 'path' | 'mine' | 'theirs'>;

/**
 * Compares changes with the present text of a file.
 * @param texts `from`: the text from which the changes were made; `before`: the present one
 * @returns the fields that changed meanwhile; null if items of a list were added, removed or moved, so that its indexes
 * mean others
 */
export function staleChanges(
  file: string,
  texts: { from: string; before: string },
  changes: readonly ContentChange[],
): Clash[] | null {
  if (texts.from === texts.before) return [];
  const [from, now] = [valuesOf(file, texts.from), valuesOf(file, texts.before)];
  const clashes: Clash[] = [];
  for (const change of changes) {
    const { path } = change;
    const [was, is] = [valueAt(from, path), valueAt(now, path)];
    if (!from || !now || isMoved(from, now, path)) return null;
    if (isDeepStrictEqual(was, is)) continue;
    if (change.kind !== 'set') return null;
    if (!isDeepStrictEqual(trimmed(is ?? null), trimmed(change.value)))
      clashes.push({ path, mine: change.value, theirs: fieldValue(is) ?? null });
  }
  return clashes;
}

/** A text without the empty lines around it, which files do not keep. */
function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** Whether a list on the path was reshaped, see `isReshaped`. */
function isMoved(from: unknown, now: unknown, path: FieldPath): boolean {
  return path.some((_, depth) => {
    const [was, is] = [valueAt(from, path.slice(0, depth)), valueAt(now, path.slice(0, depth))];
    return Array.isArray(was) && (!Array.isArray(is) || isReshaped(was, is));
  });
}
