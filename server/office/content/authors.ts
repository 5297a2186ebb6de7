import type { Git } from './git.ts';
import { rawChanges, type ChangedBlob } from './repository.ts';

/** A person who changed a file, and when they last did, in ISO 8601. */
export type Author = { who: string; at: string };

/** The author of a commit and its changes. */
type Step = Author & { changes: ChangedBlob[] };

/**
 * Finds the authors of unpublished changes: those of the draft's commits since the file last was as it is published.
 * @returns the authors of one changed file, newest first
 */
export async function authorsOf(
  git: Git,
  { head, commit, changed }: { head: string; commit: string; changed: readonly ChangedBlob[] },
): Promise<(one: ChangedBlob) => Author[]> {
  if (changed.length === 0) return () => [];
  const words = ['--no-merges', '--raw', '-z', '--no-abbrev', '--no-renames', '--format=%x1e%an%x1f%aI%x1f'];
  const log = await git('log', ...words, `${head}..${commit}`, '--', 'content');
  const steps = log.split('\u001e').slice(1).map(asStep);
  return ({ file, before }) => {
    const authors = new Map<string, Author>();
    for (const { who, at, changes } of steps) {
      const change = changes.find((each) => each.file === file);
      if (!change) continue;
      if (!authors.has(who)) authors.set(who, { who, at });
      if (change.before === before) break;
    }
    return [...authors.values()];
  };
}

function asStep(text: string): Step {
  const [who = '', at = '', raw = ''] = text.split('\u001f');
  return { who, at: new Date(at).toISOString(), changes: rawChanges(raw.replace(/^[\0\n]+/, '')) };
}
