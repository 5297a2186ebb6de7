import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentSettings } from './content-settings.ts';
import { gitIn, gitProblem, type Git } from './git.ts';
import { inTurn } from './in-turn.ts';

/** How long a fetched head is used without fetching again, in milliseconds. */
const freshMs = 60_000;

/** Files and folders besides `content/` from which pages are drawn; operations/follow-content.sh has the same list. */
const code = ['src', 'build', 'server', 'public', 'package-lock.json'];

/** Number of commits whose file lists are cached. */
const listedAtOnce = 20;
/** Number of cached texts, of some kilobytes each. */
const textsAtOnce = 200;

/** A file below `content/` before and after a change: git blobs, null if it does not exist. */
export type ChangedBlob = { file: string; before: string | null; after: string | null };

/**
 * The office's bare clone of the repository. Each draft, and the publisher, has a work tree with only its `content/`.
 * File names are paths below `content/`.
 */
export type Repository = ReturnType<typeof openRepository>;

/**
 * Opens the clone, which is made at its first use.
 * @param folder contains the clone and its work trees; only the office writes there
 */
export function openRepository(folder: string, { repository, branch }: ContentSettings) {
  const bare = join(folder, 'repository');
  const branchRef = `refs/remotes/origin/${branch}`;
  const turn = inTurn();
  let fetchedAt = -Infinity;
  const texts = new Map<string, string>();
  let newest: string | null = null;
  let opened: Promise<Git> | null = null;
  /** The blobs by file name, for each commit that was read recently. */
  const listed = new Map<string, ReadonlyMap<string, string>>();

  /** Opens the clone. Hooks do not run, and a symbolic link becomes a text file with its target. */
  async function open(): Promise<Git> {
    await mkdir(bare, { recursive: true, mode: 0o700 });
    const run = gitIn(bare);
    if (!existsSync(join(bare, 'HEAD'))) await run('init', '-q', '--bare');
    const config = [
      '[core]\n\trepositoryformatversion = 0\n\tbare = true',
      '\tsymlinks = false\n\thooksPath = /dev/null\n\tsparseCheckout = true\n\tquotePath = false',
      `[remote "origin"]\n\turl = "${repository}"\n\tfetch = +refs/heads/${branch}:${branchRef}\n\ttagOpt = --no-tags`,
    ].join('\n');
    const place = join(bare, 'config');
    if ((await readFile(place, 'utf8').catch(() => '')) !== `${config}\n`) await writeFile(place, `${config}\n`);
    return run;
  }

  async function git(...words: string[]): Promise<string> {
    opened ??= open();
    const run = await opened.catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return run(...words);
  }

  /**
   * Fetches the head of the branch.
   * @throws GitProblem
   */
  async function fetch(): Promise<string> {
    return turn(async () => {
      try {
        await git('fetch', '-q', 'origin');
      } catch (error) {
        throw gitProblem(error);
      }
      fetchedAt = performance.now();
      return (newest = await knownHead());
    });
  }

  async function knownHead(): Promise<string> {
    return (await git('rev-parse', '--verify', `${branchRef}^{commit}`)).trim();
  }

  /**
   * The last known head, fetched again after a minute if the repository can be reached.
   * @throws GitProblem if no head was ever fetched, and fetching fails
   */
  async function head(): Promise<string> {
    if (performance.now() - fetchedAt > freshMs) {
      const before = await knownHead().catch(() => null);
      if (before === null) return fetch();
      fetchedAt = performance.now();
      await fetch().catch(() => undefined);
    }
    return (newest ??= await knownHead());
  }

  /**
   * Pushes a commit to the branch.
   * @throws GitProblem `behind` if somebody else has pushed another commit
   */
  async function push(commit: string): Promise<void> {
    try {
      await git('push', '-q', 'origin', `${commit}:refs/heads/${branch}`);
    } catch (error) {
      // The push may have succeeded although its response was lost.
      if ((await fetch().catch(() => null)) !== commit) throw gitProblem(error);
    }
    newest = commit;
  }

  async function blobText(blob: string): Promise<string> {
    const known = texts.get(blob) ?? (await git('cat-file', 'blob', blob));
    if (texts.size >= textsAtOnce) texts.clear();
    texts.set(blob, known);
    return known;
  }

  /** A file's text in a commit; null if the commit does not contain the file. */
  async function text(commit: string, file: string): Promise<string | null> {
    const blob = await blobOf(commit, file);
    return blob === null ? null : blobText(blob);
  }

  async function blobOf(commit: string, file: string): Promise<string | null> {
    if (!listed.has(commit)) {
      const lines = (await git('ls-tree', '-r', '-z', commit, '--', 'content')).split('\0').filter(Boolean);
      const blobs = lines.map((line) => /^100\d+ blob ([\da-f]+)\tcontent\/(.+)$/s.exec(line));
      if (listed.size >= listedAtOnce) listed.clear();
      listed.set(commit, new Map(blobs.flatMap((found) => (found ? [[found[2]!, found[1]!]] : []))));
    }
    return listed.get(commit)?.get(file) ?? null;
  }

  /** Files of `content/` that differ between two commits. */
  async function changedBetween(from: string, to: string): Promise<ChangedBlob[]> {
    return rawChanges(await git('diff', '--raw', '-z', '--no-abbrev', '--no-renames', from, to, '--', 'content'));
  }

  /** Whether the code that draws the site differs between two commits; false if the first commit is unknown here. */
  async function codeDiffers(from: string, to: string): Promise<boolean> {
    const names = await git('diff', '--name-only', from, to, '--', ...code).catch(() => '');
    return names !== '';
  }

  /** Creates a work tree with `content/` of a commit, in place of anything in the folder. */
  async function checkOut(place: string, commit: string): Promise<void> {
    await turn(async () => {
      await rm(place, { recursive: true, force: true });
      await git('worktree', 'prune');
      await git('worktree', 'add', '-q', '--detach', '--no-checkout', place, commit);
      const tree = gitIn(place);
      const patterns = (await tree('rev-parse', '--git-path', 'info/sparse-checkout')).trim();
      await mkdir(dirname(patterns), { recursive: true });
      await writeFile(patterns, '/content/\n');
      await tree('reset', '-q', '--hard', commit);
    });
  }

  return { folder, branch, git, fetch, head, push, text, blobText, blobOf, changedBetween, codeDiffers, checkOut };
}

/** Parses the output of `--raw -z --no-abbrev` for files below `content/`. */
function rawChanges(output: string): ChangedBlob[] {
  const words = output.split('\0');
  const changes: ChangedBlob[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [, , before = '', after = ''] = words[at]!.trim().split(' ');
    const orNull = (blob: string) => (/^0+$/.test(blob) ? null : blob);
    changes.push({ file: words[at + 1]!.replace(/^content\//, ''), before: orNull(before), after: orNull(after) });
  }
  return changes;
}
