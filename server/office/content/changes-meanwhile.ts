import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, FieldPath } from '../../../src/schema/office-content.ts';
import { isReshaped, valueAt, valuesOf } from './file-values.ts';
import type { Clash } from './merge-values.ts';

/** Finds conflicts of changes that were made from an earlier text of a file. */
export type Meanwhile = {
  /** Changed fields whose value somebody else has changed meanwhile. */
  clashes: Pick<Clash, 'path' | 'mine' | 'theirs'>[];
  /** A list was reshaped: indexes in it mean other items. */
  isOutdated: boolean;
};

/**
 * Compares changes with the later state of a file.
 * @param texts `from`: the text that the changes were made from; `before`: the present one
 */
export function changesMeanwhile(
  file: string,
  texts: { from: string; before: string },
  changes: readonly ContentChange[],
): Meanwhile {
  const clashes: Meanwhile['clashes'] = [];
  if (texts.from === texts.before) return { clashes, isOutdated: false };
  const [from, now] = [valuesOf(file, texts.from), valuesOf(file, texts.before)];
  let isOutdated = !from || !now;
  for (const change of changes) {
    const { path } = change;
    const [was, is] = [valueAt(from, path), valueAt(now, path)];
    if (isMoved(from, now, path) || (change.kind !== 'set' && !isDeepStrictEqual(was, is))) isOutdated = true;
    else if (change.kind === 'set' && !isDeepStrictEqual(was, is) && !isDeepStrictEqual(is ?? null, change.value)) {
      clashes.push({ path, mine: change.value, theirs: is });
    }
  }
  return { clashes, isOutdated };
}

/** Whether a list around the place was reshaped. */
function isMoved(from: unknown, now: unknown, path: FieldPath): boolean {
  return path.some((_, depth) => {
    const [was, is] = [valueAt(from, path.slice(0, depth)), valueAt(now, path.slice(0, depth))];
    return Array.isArray(was) && (!Array.isArray(is) || isReshaped(was, is));
  });
}
