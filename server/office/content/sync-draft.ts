import type { ContentDesk } from '../content-desk.ts';
import type { Draft, FileConflict } from './draft.ts';
import { fieldValue, hasFields } from './file-values.ts';
import type { Clash } from './merge-values.ts';
import { mergeTexts } from './merge-texts.ts';
import type { Repository } from './repository.ts';

/**
 * Rebases a draft on a newer head. Files that were changed in both are merged field by field. A field that was changed
 * in both gets the published value, as a conflict for the person to resolve. A conflict is recorded before its file
 * is written, and the base commit changes last, so that calling this function again completes an interrupted run.
 */
export async function syncDraft(
  draft: Draft,
  head: string,
  { repository, desk }: { repository: Repository; desk: ContentDesk },
): Promise<void> {
  const published = await repository.changedBetween(draft.base, head);
  const own = new Map((await draft.changed()).map((change) => [change.file, change]));
  const others = published.filter(({ file }) => !own.has(file));
  let { conflicts } = draft;
  const record = async (found: readonly FileConflict[]) => {
    if (found.length === 0) return;
    conflicts = withNew(conflicts, found);
    await draft.keepConflicts(conflicts);
  };
  for (const { file, before, after } of published.filter((change) => own.has(change.file))) {
    const mine = own.get(file)!.after;
    if (mine !== null && after !== null && (await isBlob(draft, file, after))) continue;
    const by = await lastAuthor(repository, draft.base, head, file);
    const textOf = async (blob: string | null) => (blob && hasFields(file) ? repository.blobText(blob) : blob);
    const [base, theirs] = [await textOf(before), await textOf(after)];
    const merged = await mergeTexts(file, { base, mine: mine?.toString('utf8') ?? null, theirs }, desk);
    if (!merged) {
      await record([{ file, path: [], label: 'todo el texto', mine: null, theirs: null, by, isWhole: true }]);
      continue;
    }
    await record(merged.clashes.map((clash) => conflictOf(desk, { file, text: merged.text!, by }, clash)));
    await draft.write(file, merged.text);
  }
  const present = others.filter(({ after }) => after !== null).map(({ file }) => `content/${file}`);
  if (present.length > 0) await draft.git('checkout', '-q', head, '--', ...present);
  for (const { file } of others.filter(({ after }) => after === null)) await draft.write(file, null);
  await draft.moveTo(head);
}

/** A new conflict replaces an earlier one of the same field. */
function withNew(kept: readonly FileConflict[], found: readonly FileConflict[]): FileConflict[] {
  const key = ({ file, path }: FileConflict) => JSON.stringify([file, path]);
  const fresh = new Set(found.map(key));
  return [...kept.filter((conflict) => !fresh.has(key(conflict))), ...found];
}

/**
 * Describes a conflict, with the label of the change that would restore this person's value.
 * @param place the file with the other person's value
 */
export function conflictOf(
  desk: Pick<ContentDesk, 'change' | 'describe'>,
  { file, text, by }: { file: string; text: string; by: string },
  { path, mine, theirs }: Pick<Clash, 'path' | 'mine' | 'theirs'>,
): FileConflict {
  const value = fieldValue(mine) ?? null;
  const decided = desk.change(file, text, [{ kind: 'set', path, value }]);
  const [line] = 'text' in decided ? desk.describe(file, text, decided.text) : [];
  return { file, path, label: line?.field ?? path.join(' '), mine: value, theirs: fieldValue(theirs) ?? null, by };
}

async function isBlob(draft: Draft, file: string, blob: string): Promise<boolean> {
  return (await draft.git('hash-object', '--no-filters', '--', `content/${file}`)).trim() === blob;
}

/** The author of the last commit that changed a file. */
export async function lastAuthor(repository: Repository, from: string, to: string, file: string): Promise<string> {
  return (await repository.git('log', '-1', '--format=%an', `${from}..${to}`, '--', `content/${file}`)).trim();
}
