import type { Publication } from '../../../src/schema/office-content.ts';
import type { ContentDesk } from '../content-desk.ts';
import { describeFiles, officeMark, undoneBy } from './describe-files.ts';
import type { Repository } from './repository.ts';

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
