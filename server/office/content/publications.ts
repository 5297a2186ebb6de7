import type { Publication } from '../../../src/schema/office-content.ts';
import type { ContentDesk } from '../content-desk.ts';
import { describeFiles, officeMark, undoneBy } from './describe-files.ts';
import type { Repository, ChangedBlob } from './repository.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasFields } from './file-values.ts';
import { gitIn, ifNone } from './git.ts';
import { PublishingFailure } from './publishing-failure.ts';

/** Number of publications in the list. */
const shownAtOnce = 40;

/** Reads the publications of the office, newest first. Read commits are cached, since a commit never changes. */
export function publicationHistory({ repository, desk }: { repository: Repository; desk: ContentDesk }) {
  const past = new Map<string, Publication>();

  async function history(): Promise<Publication[]> {
    const format = '--format=%H%x1f%aI%x1f%an%x1f%B%x1e';
    const words = [`-${shownAtOnce}`, `--grep=^${officeMark}`, format, await repository.head(), '--', 'content'];
    const entries = (await repository.git('log', ...words)).split('\u001e').map((text) => text.trim());
    const publications: Publication[] = [];
    for (const entry of entries.filter(Boolean)) {
      const [id = '', at = '', by = '', message = ''] = entry.split('\u001f');
      const known = past.get(id) ?? (await readCommit({ id, at, by, message }));
      past.set(id, known);
      publications.push(known);
    }
    return publications;
  }

  async function readCommit(commit: { id: string; at: string; by: string; message: string }): Promise<Publication> {
    const { id, by, message } = commit;
    const lines = await describeFiles({ repository, desk }, await repository.changedBetween(`${id}^`, id));
    return { id, at: new Date(commit.at).toISOString(), by, lines, undoes: undoneBy(message) };
  }

  /** Whether one of the listed publications has this commit id. */
  async function isPublication(id: string): Promise<boolean> {
    return (await history()).some((publication) => publication.id === id);
  }

  return { history, isPublication };
}

/**
 * The changes that revert a publication. Later changes of other lines are kept.
 * @param id its commit
 * @param head the published commit to change
 * @throws PublishingFailure that names the later publication which changed the same lines
 */
export async function changesToUndo(repository: Repository, id: string, head: string): Promise<ChangedBlob[]> {
  const undone: ChangedBlob[] = [];
  for (const { file, before, after } of await repository.changedBetween(`${id}^`, id)) {
    const now = await repository.blobOf(head, file);
    if (now === before) continue;
    const reverted = now === after ? before : await revertedLines(repository, file, { before, after, now });
    // Records name what has been published, such as an article's address; the drawing completes them.
    if (reverted === undefined && isRecord(file)) continue;
    if (reverted === undefined) throw await laterChange(repository, { file, id, head });
    undone.push({ file, before: now, after: reverted });
  }
  return undone;
}

/** Whether a drawing writes the file beside the content. */
const isRecord = (file: string) => file.endsWith('.json');

/** The present file with the lines that it had before a change; undefined if these have changed since. */
async function revertedLines(
  repository: Repository,
  file: string,
  blobs: Record<'before' | 'after' | 'now', string | null>,
): Promise<string | undefined> {
  const { before, after, now } = blobs;
  if (!(hasFields(file) || isRecord(file)) || before === null || after === null || now === null) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'undo-'));
  try {
    for (const [name, blob] of Object.entries({ before, after, now }))
      await writeFile(join(folder, name), await repository.blobText(blob));
    const text = await gitIn(folder)('merge-file', '-q', '-p', 'now', 'after', 'before').catch(ifNone);
    if (text === null) return undefined;
    await writeFile(join(folder, 'now'), text);
    return (await repository.git('hash-object', '-w', '--no-filters', join(folder, 'now'))).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function laterChange(
  repository: Repository,
  { file, id, head }: { file: string; id: string; head: string },
): Promise<PublishingFailure> {
  const log = await repository.git('log', '-1', '--format=%an%x1f%s', `${id}..${head}`, '--', `content/${file}`);
  const [who = '', what = ''] = log.trim().split('\u001f');
  return new PublishingFailure({
    es: `Después lo ha cambiado ${who} («${what}»): ya no se puede deshacer solo. Deshaz antes lo último o cámbialo a mano.`,
    en: `${who} changed it later (“${what}”): it cannot be undone alone. Undo the later one first, or change it by hand.`,
  });
}
