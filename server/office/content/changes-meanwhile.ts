import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, FieldPath } from '../../../src/schema/office-content.ts';
import { isReshaped, valueAt, valuesOf } from './file-values.ts';
import type { Clash } from './merge-values.ts';

/** The conflicts of changes that were made from an earlier text of a file. */
export type Meanwhile = {
  /** Fields that somebody else has changed since, to another value. */
  clashes: Pick<Clash, 'path' | 'mine' | 'theirs'>[];
  /** Whether items of a list were added, removed or moved since, so that its indexes have changed. */
  isOutdated: boolean;
};

/**
 * Compares changes with the present text of a file.
 * @param texts `from`: the text from which the changes were made; `before`: the present one
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

/** Whether a list on the path was reshaped, see `isReshaped`. */
function isMoved(from: unknown, now: unknown, path: FieldPath): boolean {
  return path.some((_, depth) => {
    const [was, is] = [valueAt(from, path.slice(0, depth)), valueAt(now, path.slice(0, depth))];
    return Array.isArray(was) && (!Array.isArray(is) || isReshaped(was, is));
  });
}
