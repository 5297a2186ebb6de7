import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { authorsOf, type Author } from './authors.ts';
import { gitProblem, ifNone } from './git.ts';
import { inTurn } from '../../queues.ts';
import { isContentPath, readPlainFile, writeWhole } from './plain-files.ts';
import type { ChangedBlob, Repository } from './repository.ts';

/** The branch of the content repository with the changes that are not published yet. */
const branch = 'draft';

/** How long saved changes wait for their push to the repository, in milliseconds: typing saves one each second. */
const pushAfter = 10_000;

/** A file with unpublished changes, and its authors since it was last published, newest first. */
export type ChangedFile = ChangedBlob & { by: Author[] };

/** The draft at one moment: its commit, the published commit that it contains, and the difference. */
export type DraftState = { commit: string; head: string; changed: readonly ChangedFile[] };

/** Access to the draft's files for one task. A failed task changes nothing. */
export type DraftFiles = {
  /** The folder `content/`. */
  folder: string;
  read: (file: string) => Promise<Buffer | null>;
  text: (file: string) => Promise<string | null>;
  /** Writes a file; null deletes it. */
  write: (file: string, bytes: Buffer | string | null) => Promise<void>;
  /** Gives a file back its published content. */
  restore: (file: string, published: string | null) => Promise<void>;
};

export type Draft = ReturnType<typeof sharedDraft>;

/**
 * The draft that all people of the office share: the branch `draft`, checked out in the clone. Each saved change is a
 * commit in its author's name. The branch is pushed soon after, as its backup.
 */
export function sharedDraft(
  repository: Repository,
  { now, log }: { now: () => Date; log: Pick<FastifyBaseLogger, 'warn'> },
) {
  const { git, clone } = repository;
  const folder = join(clone, 'content');
  const secretFile = join(repository.folder, 'preview-secret');
  const turn = inTurn();
  let isReady = false;
  /** The published commit that the draft is known to contain. */
  let merged: string | null = null;
  /** Null once the branch has moved. */
  let state: DraftState | null = null;
  let waiting: NodeJS.Timeout | undefined;

  /** Runs a task on the draft, brought to the last known head; what it writes becomes one commit of this person. */
  function use<Result>(person: string, work: (files: DraftFiles) => Promise<Result>): Promise<Result> {
    return turn(async () => {
      const head = await bringTo(await repository.head());
      let isWritten = false;
      const place = (file: string) => {
        if (!isContentPath(file)) throw new Error('not a file of content');
        return join(folder, file);
      };
      const read = (file: string) => readPlainFile(place(file));
      try {
        const result = await work({
          folder,
          read,
          text: async (file) => (await read(file))?.toString('utf8') ?? null,
          async write(file, bytes) {
            isWritten = true;
            await writeWhole(place(file), bytes, repository.folder);
          },
          async restore(file, published) {
            isWritten = true;
            if (published === null) await git('rm', '-q', '-f', '--ignore-unmatch', '--', `content/${file}`);
            else await git('checkout', '-q', head, '--', `content/${file}`);
          },
        });
        if (isWritten) await commit(person);
        return result;
      } catch (error) {
        // The next task cleans up if this fails, too.
        if (isWritten) await clean().catch(() => (isReady = false));
        throw error;
      }
    });
  }

  async function commit(person: string): Promise<void> {
    state = null;
    await git('add', '-A', '--', 'content');
    const files = (await git('diff', '--cached', '--name-only', '-z', '--no-renames')).split('\0').filter(Boolean);
    if (files.length === 0) return;
    const message = files.map((file) => file.replaceAll(/\s/g, ' ')).join(', ');
    const author = repository.gitAs(person, { GIT_AUTHOR_DATE: now().toISOString() });
    await author('commit', '-q', '--no-verify', '-m', message.slice(0, 200));
    pushLater();
  }

  /** Pushes the branch after a while. Without it the draft is still on this disk, so a failure is only logged. */
  function pushLater(): void {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      void repository.send(`+refs/heads/${branch}:refs/heads/${branch}`).catch((error: unknown) => {
        log.warn({ kind: gitProblem(error).kind }, 'the draft could not be pushed');
      });
    }, pushAfter).unref();
  }

  /** Forgets everything that is not committed, such as the remains of a killed change. */
  async function clean(): Promise<void> {
    await git('reset', '-q', '--hard', branch);
    await git('clean', '-ffdxq', '--', 'content');
  }

  /** Checks the branch out at the first use. A new clone continues the pushed draft, if there is one. */
  async function prepare(head: string): Promise<void> {
    state = merged = null;
    const own = await repository.commitOf(`refs/heads/${branch}`).catch(ifNone);
    if (own === null) {
      const pushed = `refs/remotes/origin/${branch}`;
      const begun = await git('fetch', '-q', 'origin', `+refs/heads/${branch}:${pushed}`).then(
        () => pushed,
        (error: unknown) => {
          // Without an answer the pushed draft could be overwritten.
          if (!/couldn't find remote ref/i.test(String(error))) throw gitProblem(error);
          return head;
        },
      );
      await git('update-ref', `refs/heads/${branch}`, begun);
    }
    await git('symbolic-ref', 'HEAD', `refs/heads/${branch}`);
    await clean().catch(async () => {
      // A damaged index is made again.
      await writeWhole(join(repository.inside, 'index'), null, repository.folder);
      await clean();
    });
    isReady = true;
    pushLater();
  }

  /**
   * Brings the draft to a published commit. Where both changed the same lines, the draft keeps its own: the change then
   * shows in the list of changes. A draft without changes becomes the commit itself.
   */
  async function bringTo(head: string): Promise<string> {
    if (!isReady) await prepare(head);
    if (merged === head) return head;
    if (!(await isWithin(head))) await mergeIn(head);
    merged = head;
    return head;
  }

  async function mergeIn(head: string): Promise<void> {
    state = null;
    try {
      await git('merge', '-q', '-X', 'ours', '-m', 'Lo publicado', head).catch(keepOwn);
      if ((await repository.changedBetween(head, branch)).length === 0) await git('reset', '-q', '--hard', head);
    } catch (error) {
      isReady = false;
      throw error;
    }
    pushLater();
  }

  /** Ends a merge in which one side deleted a file that the other one changed: the draft keeps its own. */
  async function keepOwn(cause: unknown): Promise<void> {
    const left = (await git('diff', '--name-only', '--diff-filter=U', '-z')).split('\0').filter(Boolean);
    if (left.length === 0) throw cause;
    for (const file of new Set(left)) {
      const isOwn = await git('cat-file', '-e', `${branch}:${file}`).then(
        () => true,
        (missing: unknown) => ifNone(missing) ?? false,
      );
      await (isOwn ? git('checkout', '-q', branch, '--', file) : git('rm', '-q', '-f', '--', file));
    }
    await git('commit', '-q', '--no-verify', '-m', 'Lo publicado');
  }

  async function isWithin(commitOfHead: string): Promise<boolean> {
    return git('merge-base', '--is-ancestor', commitOfHead, branch).then(
      () => true,
      (error: unknown) => ifNone(error) ?? false,
    );
  }

  /** The present state of the draft, brought to a published commit, the last known one by default. */
  async function present(to?: string): Promise<DraftState> {
    return turn(async () => {
      const head = await bringTo(to ?? (await repository.head()));
      if (state?.head === head) return state;
      const own = await repository.commitOf(branch);
      const changed = await repository.changedBetween(head, own);
      const authors = await authorsOf(git, { head, commit: own, changed });
      return (state = { commit: own, head, changed: changed.map((one) => ({ ...one, by: authors(one) })) });
    });
  }

  /** The last person who changed a file, published or not. */
  async function lastAuthor(file: string): Promise<string> {
    return (await git('log', '-1', '--no-merges', '--format=%an', branch, '--', `content/${file}`)).trim();
  }

  /** The secret part of the preview's address: anyone who knows it may see the draft. */
  async function secret(): Promise<string> {
    const known = await readFile(secretFile, 'utf8').catch(() => null);
    if (known !== null) return known;
    const made = randomBytes(24).toString('base64url');
    await writeWhole(secretFile, made, repository.folder);
    return made;
  }

  /** Ends the preview's address; the next preview gets another one. */
  async function forgetSecret(): Promise<void> {
    await writeWhole(secretFile, null, repository.folder);
  }

  return { use, state: present, lastAuthor, secret, forgetSecret, folder };
}
