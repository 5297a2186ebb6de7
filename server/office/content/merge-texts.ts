import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ContentDesk } from '../content-desk.ts';
import { fieldValue, hasFields, valuesOf } from './file-values.ts';
import { gitIn } from './git.ts';
import { mergeValues, setsBetween, type Clash } from './merge-values.ts';

/** Three versions of a file; null for a version in which the file does not exist. */
export type ThreeTexts = { base: string | null; mine: string | null; theirs: string | null };

/**
 * The merged text, and the fields that both people changed, which have the other person's value in the text. Null if
 * the changes cannot be merged, for example if one person changed the file and the other deleted it.
 */
export type MergedText = { text: string | null; clashes: Clash[] } | null;

/** Merges two people's changes of a file field by field. Unaffected lines and comments are kept. */
export async function mergeTexts(
  file: string,
  { base, mine, theirs }: ThreeTexts,
  desk: Pick<ContentDesk, 'change'>,
): Promise<MergedText> {
  if (mine === base || mine === theirs) return { text: theirs, clashes: [] };
  if (theirs === base) return { text: mine, clashes: [] };
  if (base === null || mine === null || theirs === null || !hasFields(file)) return null;
  const [before, own, other] = [base, mine, theirs].map((text) => valuesOf(file, text));
  if (!before || !own || !other) return null;
  const merged = mergeValues(before, own, other);
  const clashes = merged.clashes;
  if (clashes.some(({ isWhole }) => isWhole)) return null;
  const isRight = (text: string) => {
    const values = valuesOf(file, text);
    return values !== null && (merged.isReshaped || isDeepStrictEqual(values, merged.value));
  };
  const settled = settle(file, mine, clashes, desk);
  if (settled !== null) {
    const lines = await mergeLines({ base, mine: settled, theirs });
    if (lines !== null && isRight(lines)) return { text: lines, clashes };
  }
  if (merged.isReshaped) return null;
  for (const [text, values] of [
    [theirs, other],
    [mine, own],
  ] as const) {
    const sets = setsBetween(values, merged.value);
    const changed = sets && desk.change(file, text, sets);
    if (changed && 'text' in changed && isRight(changed.text)) return { text: changed.text, clashes };
  }
  return null;
}

/** This person's text, with the other person's value in each field that both changed. */
function settle(
  file: string,
  mine: string,
  clashes: readonly Clash[],
  desk: Pick<ContentDesk, 'change'>,
): string | null {
  if (clashes.length === 0) return mine;
  const sets = clashes.map(({ path, theirs }) => ({ kind: 'set' as const, path, value: fieldValue(theirs) ?? null }));
  const changed = desk.change(file, mine, sets);
  return 'text' in changed ? changed.text : null;
}

/** Merges changes of different lines; null if both changed the same or neighbouring lines. */
async function mergeLines(texts: { base: string; mine: string; theirs: string }): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'merge-'));
  try {
    for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
    const merged = await gitIn(folder)('merge-file', '-q', '-p', 'mine', 'base', 'theirs');
    return /^<{7} /m.test(merged) ? null : merged;
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
