import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { documentOf } from '../../../src/schema/content-documents.ts';
import type { ChangeLine, Publication, Publishing, UndoPreview } from '../../../src/schema/office-content.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import type { ContentDesk } from '../content-desk.ts';
import { RequestError } from '../office-route.ts';
import { lostVisits } from './booked-visits.ts';
import { commitMessage, describeFiles } from './describe-files.ts';
import type { Draft } from './draft.ts';
import { GitProblem, gitProblem } from './git.ts';
import { takeLock } from './lock.ts';
import { PublishingFailure, whyNot } from './publishing-failure.ts';
import { publishingTree } from './publishing-tree.ts';
import type { ChangedBlob, Repository } from './repository.ts';
import { changesToUndo } from './publications.ts';
import type { DrawingStep, DrawnContent } from '../../publish/draw-content.ts';

/** Longest wait for another publishing process, and the interval between attempts, in milliseconds. */
const [longestWait, retryEvery] = [120_000, 200];

/** Greatest number of attempts to publish when others push at the same time. */
const attempts = 3;

/** Changes of others within this time, in milliseconds, are published only if the person confirms it. */
const recentMs = 10 * 60_000;

type PublisherParts = {
  repository: Repository;
  draft: Draft;
  desk: ContentDesk;
  site: ContentSite;
  /** Receives the causes of unexpected failures; the person who publishes does not see them. */
  log: Pick<FastifyBaseLogger, 'error'>;
  db: Kysely<Tables>;
  now: () => Date;
};

/**
 * Publishes content by moving the head of the branch. A failure before the push changes nothing. After a later failure
 * `publishHead` shows the head, at the latest at the next start of the office.
 */
export function contentPublisher(parts: PublisherParts) {
  const { repository, draft, desk, site, log, now } = parts;
  const tree = publishingTree(repository);
  let state: Publishing = { state: 'idle' };
  /** The commit whose content the site shows. */
  let shown: string | null = null;

  /**
   * Starts to publish documents of the draft.
   * @param sure whether to publish also what others have just changed
   * @throws RequestError `publishing` if another publication is running; `recent` with the people in `who`
   */
  async function publish(by: string, { files, sure }: { files: readonly string[]; sure: boolean }, done: Done) {
    const chosen = ({ file }: ChangedBlob) => files.includes(documentOf(file));
    const since = now().getTime() - recentMs;
    const authors = (await draft.state()).changed.filter(chosen).flatMap((one) => one.by);
    const who = authors.filter((one) => one.who !== by && Date.parse(one.at) > since).map((one) => one.who);
    if (who.length > 0 && !sure) throw new RequestError(409, 'recent', { who: [...new Set(who)] });
    return begin(by, null, async (head) => (await draft.state(head)).changed.filter(chosen), done);
  }

  /**
   * Starts to undo a publication.
   * @param id its commit
   * @throws RequestError if another publication is running
   */
  function undo(by: string, id: string, done: Done): Publishing {
    return begin(by, id, (head) => changesToUndo(repository, id, head), done);
  }

  /** The changes by undoing a publication, or the reason why it cannot be undone. */
  async function undoPreview(id: string): Promise<UndoPreview> {
    try {
      const changes = await changesToUndo(repository, id, await repository.head());
      const [lost] = await lostVisits(parts, changes);
      if (lost) return { problem: lost.message };
      const lines = await describeFiles({ repository, desk }, changes);
      return lines.length > 0 ? { lines } : { problem: whyNot.nothing };
    } catch (error) {
      if (error instanceof PublishingFailure) return { problem: error.words };
      throw error;
    }
  }

  function begin(by: string, undoes: string | null, changes: Changes, done: Done): Publishing {
    if (state.state === 'running') throw new RequestError(409, 'publishing');
    const since = now();
    const say = (step: Step) => (state = { state: 'running', step, since: since.toISOString(), by });
    say('check');
    const publishing = ownLock().then((lock) => run({ by, undoes, changes }, say).finally(lock.release));
    void finish(publishing, { since, done });
    return state;
  }

  /** Waits for the lock, which an office may hold for seconds while it starts. */
  async function ownLock(): Promise<{ release: () => void }> {
    for (let waited = 0; waited < longestWait; waited += retryEvery) {
      const lock = takeLock(repository.folder);
      if (lock) return lock;
      await delay(retryEvery);
    }
    throw new PublishingFailure(whyNot.otherProgram);
  }

  async function finish(running: Promise<Publication>, { since, done }: { since: Date; done: Done }): Promise<void> {
    try {
      const publication = await running;
      await afterwards(done(publication));
      state = { state: 'done', publication, seconds: (now().getTime() - since.getTime()) / 1000 };
      // Each saved change leaves small objects behind.
      await repository.git('gc', '--auto', '-q').catch(() => undefined);
    } catch (error) {
      const cause = error instanceof PublishingFailure ? error.cause : error;
      if (cause !== undefined) log.error({ err: cause }, 'publishing failed');
      state = failed(error);
    }
  }

  async function run(
    { by, undoes, changes }: { by: string; undoes: string | null; changes: Changes },
    say: (step: Step) => void,
  ): Promise<Publication> {
    for (let attempt = 1; ; attempt += 1) {
      say('check');
      const head = await deployedHead();
      const changed = await changes(head);
      const lost = await lostVisits(parts, changed);
      if (lost.length > 0) throw new PublishingFailure(whyNot.lostVisits, lost);
      const lines = await describeFiles({ repository, desk }, changed);
      if (!(await tree.checkOut(head, changed))) {
        if (shown === head) throw new PublishingFailure(whyNot.nothing);
        await showTree(head, say);
        return publicationOf(head, { by, lines, undoes });
      }
      const { id, records } = await draw(say);
      say('keep');
      const commit = await tree.commit(head, { records, by, message: commitMessage(lines, undoes) });
      const problem = await repository.push(commit).then(() => null, gitProblem);
      if (problem?.kind === 'behind' && attempt < attempts) continue;
      if (problem) throw problem;
      say('switch');
      // The content is published now, even if a later step fails. If it cannot be shown, the next start shows it.
      try {
        await afterwards(draft.state(commit));
      } finally {
        show(id, commit);
      }
      return publicationOf(commit, { by, lines, undoes });
    }
  }

  function publicationOf(id: string, rest: { by: string; lines: ChangeLine[]; undoes: string | null }): Publication {
    return { id, at: now().toISOString(), ...rest };
  }

  async function draw(say: (step: Step) => void): Promise<{ id: string; records: Readonly<Record<string, string>> }> {
    const drawn = await site.draw(tree.content, say).catch((cause: unknown) => {
      throw new PublishingFailure(whyNot.notDrawn, [], { cause });
    });
    if (!('problems' in drawn)) return drawn;
    // Finds the same problems again, in both languages and with their fields.
    const known = await desk.check(tree.content).catch(() => []);
    const asDrawn = drawn.problems.map(({ file, line, message }) => ({
      file: file.replace(/^content\//, ''),
      path: null,
      line,
      message: { es: message, en: message },
    }));
    throw new PublishingFailure(whyNot.problems, known.length > 0 ? known : asDrawn);
  }

  async function showTree(commit: string, say: (step: Step) => void): Promise<void> {
    const { id } = await draw(say);
    show(id, commit);
  }

  function show(id: string, commit: string): void {
    try {
      site.show(id);
      shown = commit;
    } catch (cause) {
      throw new PublishingFailure(whyNot.notShown, [], { cause });
    }
  }

  /**
   * The head of the branch.
   * @throws PublishingFailure if it has code that is not deployed
   */
  async function deployedHead(): Promise<string> {
    const head = await repository.fetch();
    if (site.commit !== null && (await repository.codeDiffers(site.commit, head)))
      throw new PublishingFailure(whyNot.otherCode);
    return head;
  }

  /**
   * Shows the head of the branch on this machine if it is not shown yet.
   * @returns the commit, and whether something was drawn
   * @throws PublishingFailure, GitProblem; RequestError if another publication is running
   */
  async function publishHead(): Promise<{ commit: string; drawn: boolean }> {
    const lock = takeLock(repository.folder);
    if (!lock) throw new RequestError(409, 'publishing');
    try {
      const head = await deployedHead();
      await tree.checkOut(head, []);
      const isShown = await site.shows(tree.content);
      if (isShown) shown = head;
      else await showTree(head, () => undefined);
      return { commit: head, drawn: !isShown };
    } finally {
      lock.release();
    }
  }

  return {
    publish,
    undo,
    undoPreview,
    publishHead,
    state: () => state,
    /** Whether the site shows the last known head of the branch. */
    isShown: async () => shown === (await repository.head()),
    content: tree.content,
  };
}

type Step = Extract<Publishing, { state: 'running' }>['step'];
type Changes = (head: string) => Promise<readonly ChangedBlob[]>;
type Done = (publication: Publication) => Promise<void>;

/** Waits for a step after a publication. @throws PublishingFailure which says that the content is public */
async function afterwards(step: Promise<unknown>): Promise<void> {
  await step.catch((cause: unknown) => {
    throw new PublishingFailure(whyNot.onlyPublished, [], { cause });
  });
}

function failed(error: unknown): Publishing {
  if (error instanceof PublishingFailure)
    return { state: 'failed', problem: error.words, problems: [...error.problems] };
  return { state: 'failed', problem: error instanceof GitProblem ? error.words : whyNot.unknown, problems: [] };
}

/** The site on this machine: draws it from content, and switches to a drawn content. */
export type ContentSite = {
  /** The commit of the deployed code; null if it is unknown, as in a checkout. */
  commit: string | null;
  draw: (content: string, onStep: (step: DrawingStep) => void) => Promise<DrawnContent>;
  /** Switches the site to a drawn content. */
  show: (id: string) => void;
  /** Whether the site already shows the content of this folder. */
  shows: (content: string) => Promise<boolean>;
};
