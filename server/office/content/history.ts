import type { Publication } from '../../../src/schema/office-content.ts';
import type { ContentDesk } from '../content-desk.ts';
import { officeMark, undoneBy } from './commit-message.ts';
import { describeFiles } from './describe-files.ts';
import { hasFields } from './file-values.ts';
import type { ChangedBlob, Repository } from './repository.ts';
import { mergedWithout } from './undo.ts';

/** Number of publications in the list. */
const shownAtOnce = 40;

/** A publication and its changes. They are cached without limit, since a commit never changes. */
type Past = Omit<Publication, 'canBeUndone'> & { changes: ChangedBlob[] };

/** Reads the publications of the office, newest first; commits that were read are cached. */
export function publicationHistory({ repository, desk }: { repository: Repository; desk: ContentDesk }) {
  const past = new Map<string, Past>();
  const undoable = new Map<string, boolean>();

  async function history(): Promise<Publication[]> {
    const head = await repository.head();
    const format = '--format=%H%x1f%aI%x1f%an%x1f%B%x1e';
    const listed = await repository.git(
      'log',
      `-${shownAtOnce}`,
      `--grep=^${officeMark}`,
      format,
      head,
      '--',
      'content',
    );
    const publications: Publication[] = [];
    for (const entry of listed
      .split('\u001e')
      .map((text) => text.trim())
      .filter(Boolean)) {
      const [id = '', at = '', by = '', message = ''] = entry.split('\u001f');
      const known = past.get(id) ?? (await readCommit({ id, at, by, message }));
      past.set(id, known);
      const { changes, ...publication } = known;
      publications.push({ ...publication, canBeUndone: await canBeUndone(changes, head) });
    }
    return publications;
  }

  async function readCommit(commit: { id: string; at: string; by: string; message: string }): Promise<Past> {
    const { id, by, message } = commit;
    const changes = await repository.changedBetween(`${id}^`, id);
    const differences = await Promise.all(
      changes.map(async ({ file, before, after }) => ({
        file,
        before,
        after: after !== null && hasFields(file) ? await repository.blobText(after) : after,
      })),
    );
    const lines = await describeFiles({ repository, desk }, differences);
    return { id, at: new Date(commit.at).toISOString(), by, lines, undoes: undoneBy(message), changes };
  }

  /** Whether all changed places still have the commit's values, and the commit has not been undone. */
  async function canBeUndone(changes: readonly ChangedBlob[], head: string): Promise<boolean> {
    let isDone = true;
    for (const change of changes.filter(({ file }) => !file.endsWith('.json'))) {
      const now = await repository.blobOf(head, change.file);
      if (now === change.before) continue;
      isDone = false;
      if (now !== change.after && !(await isApart(change, now))) return false;
    }
    return !isDone;
  }

  async function isApart(change: ChangedBlob, now: string | null): Promise<boolean> {
    const key = [change.file, change.before, change.after, now].join(' ');
    const merged = undoable.has(key) ? null : await mergedWithout({ repository, desk }, change, now);
    const apart = undoable.get(key) ?? (merged !== null && merged.clashes.length === 0);
    undoable.set(key, apart);
    return apart;
  }

  /** Whether one of the listed publications has this commit id. */
  async function isPublication(id: string): Promise<boolean> {
    return (await history()).some((publication) => publication.id === id);
  }

  return { history, isPublication };
}
