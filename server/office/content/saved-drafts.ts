import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { counted } from '../../counted.ts';
import type { ExitCode } from '../../enquiries/command-line/run-command-line.ts';
import type { Surroundings } from '../../enquiries/command-line/surroundings.ts';
import type { OfficeParts } from '../office-parts.ts';
import { changedContent, folderName, isContentPath, readPlainFile, writeWhole } from './draft-folder.ts';
import { gitIn } from './git.ts';
import type { Repository } from './repository.ts';

/** A draft in a backup: its commit, and the files that differ from it, in base64; null for a deleted file. */
const savedDraft = z.object({
  base: z.string().regex(/^[\da-f]{40}$/),
  note: z.looseObject({ by: z.string(), secret: z.string() }),
  files: z.record(z.string().refine(isContentPath), z.base64().nullable()),
});
const savedDrafts = z.array(savedDraft);
type SavedDraft = z.infer<typeof savedDraft>;

/**
 * Reads all drafts, while the office may be changing them. An unreadable one does not affect the others.
 * @param folder the office's folder for content
 */
async function readDrafts(folder: string): Promise<{ drafts: SavedDraft[]; unreadable: string[] }> {
  const names = await readdir(join(folder, 'drafts')).catch(() => []);
  const places = names.map((name) => join(folder, 'drafts', name));
  const unreadable: string[] = [];
  const read = await Promise.all(places.map((place) => readDraft(place).catch(() => (unreadable.push(place), null))));
  return { drafts: read.filter((draft) => draft !== null), unreadable };
}

async function readDraft(place: string): Promise<SavedDraft | null> {
  const note = await readFile(join(place, 'draft.json'), 'utf8').catch(() => null);
  if (note === null) return null;
  const git = gitIn(join(place, 'site'));
  const base = (await git('rev-parse', 'HEAD')).trim();
  // Git takes no optional locks, so that the office can use the draft meanwhile.
  const changed = await changedContent((...words) => git('--no-optional-locks', ...words));
  const files = await Promise.all(
    changed.map(async (file) => {
      const bytes = await readPlainFile(join(place, 'site', 'content', file));
      return [file, bytes?.toString('base64') ?? null] as const;
    }),
  );
  const draft = savedDraft.parse({ base, note: JSON.parse(note), files: Object.fromEntries(files) });
  return files.length > 0 ? draft : null;
}

/**
 * Restores a saved draft.
 * @returns false if its person already has a draft, which is kept
 */
async function makeDraft(repository: Repository, { base, note, files }: SavedDraft): Promise<boolean> {
  const place = join(repository.folder, 'drafts', folderName(note.by));
  if ((await readPlainFile(join(place, 'draft.json'))) !== null) return false;
  await repository.checkOut(join(place, 'site'), base);
  for (const [file, bytes] of Object.entries(files)) {
    await writeWhole(join(place, 'site', 'content', file), bytes === null ? null : Buffer.from(bytes, 'base64'), place);
  }
  // The record is written last: a draft without a record is made again.
  await writeWhole(join(place, 'draft.json'), JSON.stringify(note), place);
  return true;
}

/** Writes all drafts to a file, or restores them from one. */
export async function keepDrafts(
  { command, file }: { command: 'save-drafts' | 'restore-drafts'; file: string },
  { content }: Pick<OfficeParts, 'content'>,
  { err }: Pick<Surroundings, 'err'>,
): Promise<ExitCode> {
  if (!content) {
    err('There are no drafts here: CONTENT_REPOSITORY is not set.\n');
    return 1;
  }
  const { repository } = content;
  if (command === 'save-drafts') {
    const { drafts, unreadable } = await readDrafts(repository.folder);
    await writeFile(file, JSON.stringify(drafts), { mode: 0o600, flush: true });
    err(`${counted(drafts.length, 'draft is', 'drafts are')} saved.\n`);
    for (const place of unreadable) err(`${place}: cannot be read, and is not saved\n`);
    return unreadable.length === 0 ? 0 : 1;
  }
  const drafts = savedDrafts.parse(JSON.parse(await readFile(file, 'utf8')));
  await repository.fetch();
  let code: ExitCode = 0;
  for (const draft of drafts) {
    const { by } = draft.note;
    try {
      const made = await makeDraft(repository, draft);
      err(`${by}: ${made ? 'is back' : 'has a draft already, which stays'}\n`);
    } catch (error) {
      code = 1;
      err(`${by}: not restored on its commit ${draft.base}: ${error instanceof Error ? error.message : ''}\n`);
    }
  }
  return code;
}
