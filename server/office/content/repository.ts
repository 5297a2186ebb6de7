import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ContentSettings } from '../office-env.ts';
import { gitIn, gitProblem, ifNone, type Git } from './git.ts';
import { inTurn } from '../../queues.ts';

/** How long a fetched head is used without fetching again, in milliseconds. */
const freshMs = 60_000;

/** Git holds a lock for milliseconds. One that stays for this long was left behind by a killed git. */
const longestLockMs = 1_000;

/** The branch is fetched this often, once a second, after a push was cut off: it may still be accepted. */
const fetches = 10;

/** Files and folders besides `content/` from which pages are drawn; operations/follow-content.sh has the same list. */
const code = ['src', 'build', 'server', 'public', 'package-lock.json'];

/** Number of cached texts, of some kilobytes each. */
const textsAtOnce = 200;

/** A file below `content/` before and after a change: git blobs, null if it does not exist. */
export type ChangedBlob = { file: string; before: string | null; after: string | null };

/** The office's clone of the repository. File names are paths below `content/`. */
export type Repository = ReturnType<typeof openRepository>;

/**
 * Opens the clone, which is made at its first use. Its work tree is the shared draft, with `content/` only.
 * @param folder contains the clone; only the office writes there
 * @param address the mail address of all authors in commits
 */
export function openRepository(folder: string, { repository, branch }: ContentSettings, address: string) {
  const clone = join(folder, 'site');
  const inside = join(clone, '.git');
  const published = `refs/remotes/origin/${branch}`;
  const fetching = inTurn();
  const texts = new Map<string, string>();
  let fetchedAt = -Infinity;
  let newest: string | null = null;
  let opened: Promise<void> | null = null;

  /** Makes or repairs the clone. Hooks do not run, and a symbolic link becomes a text file with its target. */
  async function open(): Promise<void> {
    await mkdir(join(inside, 'info'), { recursive: true, mode: 0o700 });
    await healed(() => gitIn(clone)('init', '-q', '--initial-branch=draft'));
    const config = [
      '[core]\n\trepositoryformatversion = 0\n\tbare = false',
      '\tsymlinks = false\n\thooksPath = /dev/null\n\tsparseCheckout = true\n\tquotePath = false\n\tautocrlf = false',
      '[gc]\n\tautoDetach = false\n[merge]\n\trenames = false',
      `[remote "origin"]\n\turl = "${repository}"\n\tfetch = +refs/heads/${branch}:${published}\n\ttagOpt = --no-tags\n`,
    ].join('\n');
    const place = join(inside, 'config');
    if ((await readFile(place, 'utf8').catch(() => '')) !== config) await writeFile(place, config);
    await writeFile(join(inside, 'info', 'sparse-checkout'), '/content/\n');
  }

  /** Repeats a task once if a lock that a killed git left behind was in its way. */
  async function healed<Result>(work: () => Promise<Result>): Promise<Result> {
    return work().catch(async (error: unknown) => {
      if (!(error instanceof Error && /\.lock'?: File exists|could not lock/i.test(error.message))) throw error;
      await delay(longestLockMs);
      for (const name of await readdir(inside, { recursive: true }))
        if (name.endsWith('.lock')) await rm(join(inside, name), { force: true });
      return work();
    });
  }

  /** Git in the clone, with another index and work tree if variables name them. */
  function gitWith(variables: Readonly<Record<string, string>>): Git {
    const run = gitIn(clone, { GIT_DIR: inside, GIT_WORK_TREE: clone, ...variables });
    return async (...words) => {
      opened ??= open();
      await opened.catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return healed(() => run(...words));
    };
  }
  const git = gitWith({});

  /** Git for a commit in a person's name. */
  function gitAs(person: string, variables: Readonly<Record<string, string>> = {}): Git {
    return gitWith({ ...variables, GIT_AUTHOR_NAME: person, GIT_AUTHOR_EMAIL: address });
  }

  /**
   * Fetches the head of the published branch.
   * @throws GitProblem
   */
  async function fetch(): Promise<string> {
    return fetching(async () => {
      await git('fetch', '--progress', 'origin').catch((error: unknown) => {
        throw gitProblem(error);
      });
      fetchedAt = performance.now();
      return (newest = await commitOf(published));
    });
  }

  /** The commit that a name stands for. */
  async function commitOf(name: string): Promise<string> {
    return (await git('rev-parse', '--verify', '-q', `${name}^{commit}`)).trim();
  }

  /**
   * The last known head. After a minute it is fetched again meanwhile, so that a slow repository holds nobody up.
   * @throws GitProblem if no head was ever fetched, and fetching fails
   */
  async function head(): Promise<string> {
    if (performance.now() - fetchedAt > freshMs) {
      const before = await commitOf(published).catch(ifNone);
      if (before === null) return fetch();
      fetchedAt = performance.now();
      void fetch().catch(() => undefined);
    }
    return (newest ??= await commitOf(published));
  }

  /**
   * Pushes a commit to the published branch.
   * @throws GitProblem `behind` if somebody else has pushed another commit
   */
  async function push(commit: string): Promise<void> {
    await send(`${commit}:refs/heads/${branch}`).catch(async (error: unknown) => {
      const problem = gitProblem(error);
      // The push may have succeeded, or may succeed yet, although the connection was cut.
      for (let n = 0; n < (problem.kind === 'away' ? fetches : 1); n += 1) {
        if (n > 0) await delay(1_000);
        if ((await fetch().catch(() => null)) === commit) return;
      }
      throw problem;
    });
    await git('update-ref', published, commit);
    newest = commit;
  }

  /** Pushes a ref; progress is a sign of life while a large picture is on its way. */
  async function send(refs: string): Promise<void> {
    await git('push', '--progress', '--no-verify', '--', repository, refs);
  }

  async function blobText(blob: string): Promise<string> {
    const known = texts.get(blob) ?? (await git('cat-file', 'blob', blob));
    if (texts.size >= textsAtOnce) texts.clear();
    texts.set(blob, known);
    return known;
  }

  async function blobOf(commit: string, file: string): Promise<string | null> {
    return git('rev-parse', '--verify', '-q', `${commit}:content/${file}`).then((blob) => blob.trim(), ifNone);
  }

  /** A file's text in a commit; null if the commit does not contain the file. */
  async function text(commit: string, file: string): Promise<string | null> {
    const blob = await blobOf(commit, file);
    return blob === null ? null : blobText(blob);
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

  return {
    folder,
    clone,
    inside,
    git,
    gitWith,
    gitAs,
    fetch,
    head,
    push,
    send,
    commitOf,
    text,
    blobText,
    blobOf,
    changedBetween,
    codeDiffers,
  };
}

/** Parses the output of `--raw -z --no-abbrev` for files below `content/`. */
export function rawChanges(output: string): ChangedBlob[] {
  const words = output.split('\0');
  const changes: ChangedBlob[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [, , before = '', after = ''] = words[at]!.trim().split(' ');
    const orNull = (blob: string) => (/^0+$/.test(blob) ? null : blob);
    changes.push({ file: words[at + 1]!.replace(/^content\//, ''), before: orNull(before), after: orNull(after) });
  }
  return changes;
}
