import { randomBytes, createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentDesk } from '../content-desk.ts';
import { blobName, changedContent, folderName, isContentPath, readPlainFile, writeWhole } from './draft-folder.ts';
import { hasFields } from './file-values.ts';
import { gitIn, type Git } from './git.ts';
import type { ChangedFile, Draft, FileConflict } from './draft.ts';
import { inTurn, type InTurn } from './in-turn.ts';
import type { Repository } from './repository.ts';
import { syncDraft } from './sync-draft.ts';

/** The record of a draft, beside its work tree. */
type DraftNote = { by: string; secret: string; conflicts: FileConflict[] };

export type Drafts = ReturnType<typeof contentDrafts>;

/**
 * The drafts of all people.
 * @param desk is used to merge two people's changes of a file
 */
export function contentDrafts(repository: Repository, desk: ContentDesk) {
  const drafts = join(repository.folder, 'drafts');
  const turns = new Map<string, InTurn>();
  /** The base commits of opened drafts, cached because no other process changes them. */
  const bases = new Map<string, string>();

  function turnOf(person: string): InTurn {
    const turn = turns.get(person) ?? inTurn();
    turns.set(person, turn);
    return turn;
  }

  /**
   * Brings a person's draft to the last known head, and runs a task on it. Tasks on one draft run one after the other.
   */
  function use<Result>(person: string, work: (draft: Draft) => Promise<Result>): Promise<Result> {
    return turnOf(person)(async () => {
      const head = await repository.head();
      const draft = await open(person, head);
      if (draft.base === head) return work(draft);
      await syncDraft(draft, head, { repository, desk });
      return work(await open(person, head));
    });
  }

  /**
   * Makes a published commit the base of the person's draft, and keeps changes made since.
   * @param records files that the commit has in addition to the person's changes
   */
  async function published(person: string, commit: string, records: readonly string[]): Promise<void> {
    await turnOf(person)(async () => {
      const draft = await open(person, commit);
      if (records.length > 0)
        await draft.git('checkout', '-q', commit, '--', ...records.map((file) => `content/${file}`));
      await draft.moveTo(commit);
    });
  }

  async function open(person: string, head: string): Promise<Draft> {
    const place = join(drafts, folderName(person));
    const noteFile = join(place, 'draft.json');
    const tree = join(place, 'site');
    let note = await readNote(noteFile);
    if (!note) {
      await mkdir(place, { recursive: true, mode: 0o700 });
      await repository.checkOut(tree, head);
      note = { by: person, secret: randomBytes(24).toString('base64url'), conflicts: [] };
      await writeWhole(noteFile, JSON.stringify(note), place);
    }
    const git = gitIn(tree);
    if (!bases.has(person)) {
      await removeLocks((await git('rev-parse', '--absolute-git-dir')).trim());
      bases.set(person, (await git('rev-parse', 'HEAD')).trim());
    }
    return draftOf({ place, tree, git, base: bases.get(person)!, note, noteFile });
  }

  function draftOf(parts: DraftParts): Draft {
    const { place, tree, git, base, note, noteFile } = parts;
    const folder = join(tree, 'content');
    const inside = (file: string) => {
      if (!isContentPath(file)) throw new Error('not a file of content');
      return join(folder, file);
    };
    const read = (file: string) => readPlainFile(inside(file));
    return {
      by: note.by,
      secret: note.secret,
      folder,
      git,
      base,
      conflicts: note.conflicts,
      read,
      text: async (file) => (await read(file))?.toString('utf8') ?? null,
      async changed() {
        return Promise.all(
          (await changedContent(git)).map(async (file) => ({
            file,
            before: await repository.blobOf(base, file),
            after: await read(file),
          })),
        );
      },
      async write(file, bytes) {
        await writeWhole(inside(file), bytes, place);
        // Stores the text as a git blob: the next change may be made from it.
        if (bytes !== null && hasFields(file)) await git('hash-object', '-w', '--no-filters', '--', `content/${file}`);
      },
      keepConflicts: (conflicts) => writeWhole(noteFile, JSON.stringify({ ...note, conflicts }), place),
      async moveTo(commit) {
        await git('reset', '-q', commit);
        bases.set(note.by, commit);
      },
    };
  }

  /** All people with a draft. */
  async function people(): Promise<string[]> {
    const names = await readdir(drafts).catch(() => []);
    const notes = await Promise.all(names.map((name) => readNote(join(drafts, name, 'draft.json'))));
    return notes.flatMap((note) => (note ? [note.by] : []));
  }

  /** Finds the draft of a preview by its secret; null for an unknown one. */
  async function personOf(secret: string): Promise<{ by: string; folder: string } | null> {
    for (const name of await readdir(drafts).catch(() => [])) {
      const note = await readNote(join(drafts, name, 'draft.json'));
      if (note?.secret === secret) return { by: note.by, folder: join(drafts, name, 'site', 'content') };
    }
    return null;
  }

  return { use, published, people, personOf };
}

type DraftParts = { place: string; tree: string; git: Git; base: string; note: DraftNote; noteFile: string };

async function readNote(file: string): Promise<DraftNote | null> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as DraftNote,
    () => null,
  );
}

/** Removes locks that a killed git left behind: no other process uses the draft. */
async function removeLocks(gitFolder: string): Promise<void> {
  for (const name of ['index.lock', 'HEAD.lock']) await rm(join(gitFolder, name), { force: true });
}

/** A hash of a draft's state: equal for the same files on the same base. */
export function draftState({ base }: Pick<Draft, 'base'>, changed: readonly ChangedFile[]): string {
  const parts = changed.map(({ file, after }) => `${file} ${after === null ? 'gone' : blobName(after)}`);
  return createHash('sha1')
    .update([base, ...parts].join('\n'))
    .digest('hex');
}

/** When a draft was last changed, in ISO 8601. */
export async function changedAt({ folder }: Pick<Draft, 'folder'>, changed: readonly ChangedFile[]): Promise<string> {
  const times = await Promise.all(
    changed.map(({ file }) =>
      stat(join(folder, file)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return new Date(Math.max(0, ...times)).toISOString();
}
