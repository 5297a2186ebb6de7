import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ChangeLine, FieldProblem, Publication, Publishing } from '../../../src/schema/office-content.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import type { ContentDesk } from '../content-desk.ts';
import { RequestError } from '../office-route.ts';
import { commitMessage } from './commit-message.ts';
import type { ContentSite } from './content-site.ts';
import { describeFiles } from './describe-files.ts';
import { readPlainFile, writeWhole } from './draft-folder.ts';
import type { Drafts } from './drafts.ts';
import { gitIn, GitProblem, gitProblem, type Git } from './git.ts';
import { takeLock } from './lock.ts';
import { PublishingFailure } from './publishing-failure.ts';
import { lostSessions } from './booked-sessions.ts';
import type { Repository } from './repository.ts';
import { takeBack } from './undo.ts';

/** Longest wait for another publishing process, and the interval between attempts, in milliseconds. */
const [longestWait, lookEvery] = [120_000, 200];

/** Greatest number of attempts to publish when others push at the same time. */
const attempts = 3;

/** A publication whose files are in the work tree. `undoes` is the commit that it reverts. */
type Prepared = { lines: ChangeLine[]; undoes: string | null };

/** The message if the branch has code that is not deployed: its content may need that code. */
const otherCode =
  'El programa de la web que está en marcha no es el último del repositorio: hay que ponerlo antes de publicar. Avisa a quien lleva la web; tu borrador se queda como está.';

/** The message if a publication was pushed, but the site does not show it yet. */
const keptOnly = 'Está guardado, pero la web no lo enseña todavía: se enseñará con la próxima publicación.';

/** The message if the site shows a publication, but recording it in the draft or the log has failed. */
const publishedOnly = 'Está publicado, pero después ha fallado algo: avisa a quien lleva la web.';

export type Publisher = ReturnType<typeof contentPublisher>;

type PublisherParts = {
  repository: Repository;
  drafts: Drafts;
  desk: ContentDesk;
  site: ContentSite;
  /** The mail address of all authors in commits. */
  address: string;
  /** Receives the causes of unexpected failures; the person who publishes does not see them. */
  log: Pick<FastifyBaseLogger, 'error'>;
  db: Kysely<Tables>;
  now: () => Date;
};

/**
 * Publishes content by moving the head of the branch. A failure before the push changes nothing. After a later failure
 * `publishHead` shows the head, at the latest at the next start of the office.
 */
export function contentPublisher({ repository, drafts, desk, site, address, log, db, now }: PublisherParts) {
  const tree = join(repository.folder, 'publishing');
  let state: Publishing = { state: 'idle' };

  /**
   * Starts to publish a person's draft.
   * @throws RequestError if another publication is running
   */
  function publish(by: string, done: (publication: Publication) => Promise<void>): Publishing {
    return begin(by, (head) => takeDraft(by, head), done);
  }

  /**
   * Starts to undo a publication.
   * @param id its commit
   * @throws RequestError if another publication is running
   */
  function undo(by: string, id: string, done: (publication: Publication) => Promise<void>): Publishing {
    return begin(
      by,
      async (head, git) => ({ lines: await takeBack({ repository, desk }, { id, head, tree, git }), undoes: id }),
      done,
    );
  }

  function begin(by: string, prepare: Prepare, done: (publication: Publication) => Promise<void>): Publishing {
    if (state.state === 'running') throw new RequestError(409, 'publishing');
    const since = now();
    const say = (step: Step) => (state = { state: 'running', step, since: since.toISOString(), by });
    say('check');
    const publishing = ownLock().then((lock) => run(by, prepare, say).finally(lock.release));
    void finish(publishing, { since, done });
    return state;
  }

  /** Waits for the lock, which an office may hold for seconds while it starts. */
  async function ownLock(): Promise<{ release: () => void }> {
    for (let waited = 0; waited < longestWait; waited += lookEvery) {
      const lock = takeLock(repository.folder);
      if (lock) return lock;
      await delay(lookEvery);
    }
    throw new PublishingFailure('Se está publicando otra cosa desde hace rato. Prueba más tarde.');
  }

  async function finish(
    running: Promise<Publication>,
    { since, done }: { since: Date; done: (publication: Publication) => Promise<void> },
  ): Promise<void> {
    try {
      const publication = await running;
      await afterwards(done(publication));
      state = { state: 'done', publication, seconds: (now().getTime() - since.getTime()) / 1000 };
    } catch (error) {
      const cause = error instanceof PublishingFailure ? error.cause : error;
      if (cause !== undefined) log.error({ err: cause }, 'publishing failed');
      state = failed(error);
    }
  }

  async function run(by: string, prepare: Prepare, say: (step: Step) => void): Promise<Publication> {
    for (let attempt = 1; ; attempt += 1) {
      say('check');
      const head = await deployedHead();
      await repository.checkOut(tree, head);
      const git = gitIn(tree);
      const { lines, undoes } = await prepare(head, git);
      if ((await git('status', '--porcelain', '--', 'content')) === '')
        throw new PublishingFailure('No hay nada que publicar.');
      await refuseLostSessions(head);
      const { id, records } = await draw(say);
      say('keep');
      for (const [file, text] of Object.entries(records))
        await writeWhole(join(tree, 'content', file), text, repository.folder);
      const commit = await commitAs(git, by, commitMessage(lines, undoes));
      const problem = await repository.push(commit).then(() => null, gitProblem);
      if (problem?.kind === 'behind' && attempt < attempts) continue;
      if (problem) throw problem;
      say('switch');
      // The content is published now, even if a later step fails. The commit becomes the base of the draft. If it
      // cannot be shown, the next start of the office shows it.
      try {
        if (undoes === null) await afterwards(drafts.published(by, commit, Object.keys(records)));
      } finally {
        show(id);
      }
      return { id: commit, at: now().toISOString(), by, lines, undoes, canBeUndone: true };
    }
  }

  /** Copies a person's changes into the work tree, after bringing their draft to this head. */
  async function takeDraft(by: string, head: string): Promise<Prepared> {
    return drafts.use(by, async (draft) => {
      if (draft.base !== head) throw new GitProblem('behind', 'Alguien ha publicado a la vez. Prueba otra vez.');
      if (draft.conflicts.length > 0) {
        throw new PublishingFailure(
          'Otra persona ha cambiado lo mismo que tú: decide antes qué vale.',
          draft.conflicts.map(asProblem),
        );
      }
      const changed = await draft.changed();
      const lines = await describeFiles({ repository, desk }, changed);
      for (const { file, after } of changed) await writeWhole(join(tree, 'content', file), after, repository.folder);
      return { lines, undoes: null };
    });
  }

  /** @throws PublishingFailure if the content in the work tree lacks a session with bookings */
  async function refuseLostSessions(head: string): Promise<void> {
    const [before, after] = await Promise.all([
      repository.text(head, 'visits.yaml'),
      readPlainFile(join(tree, 'content', 'visits.yaml')),
    ]);
    const problems = await lostSessions({ db, now }, { before, after: after?.toString('utf8') ?? null });
    if (problems.length > 0) throw new PublishingFailure('Se quitaría una sesión con reservas.', problems);
  }

  async function draw(say: (step: Step) => void): Promise<{ id: string; records: Readonly<Record<string, string>> }> {
    const content = join(tree, 'content');
    const drawn = await site
      .draw(content, (step) => say(step))
      .catch((cause: unknown) => {
        throw new PublishingFailure('Las páginas no se han podido dibujar. La web está como estaba.', [], { cause });
      });
    if (!('problems' in drawn)) return drawn;
    // Finds the same problems again, in Spanish and with their fields.
    const inSpanish = await desk.check(content).catch(() => []);
    const asDrawn = drawn.problems.map(({ file, line, message }) => ({
      file: file.replace(/^content\//, ''),
      path: null,
      line,
      message,
    }));
    throw new PublishingFailure('Falta arreglar algo antes de publicar.', inSpanish.length > 0 ? inSpanish : asDrawn);
  }

  async function commitAs(git: Git, by: string, message: string): Promise<string> {
    await git('add', '-A', '--', 'content');
    const name = by.replaceAll(/[<>\n]/g, '');
    await git('commit', '-q', '--no-verify', `--author=${name} <${address}>`, '-m', message);
    return (await git('rev-parse', 'HEAD')).trim();
  }

  function show(id: string): void {
    try {
      site.show(id);
    } catch (cause) {
      throw new PublishingFailure(keptOnly, [], { cause });
    }
  }

  /**
   * The head of the branch.
   * @throws PublishingFailure if it has code that is not deployed
   */
  async function deployedHead(): Promise<string> {
    const head = await repository.fetch();
    if (site.commit !== null && (await repository.codeDiffers(site.commit, head)))
      throw new PublishingFailure(otherCode);
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
      await repository.checkOut(tree, head);
      if (await site.shows(join(tree, 'content'))) return { commit: head, drawn: false };
      const { id } = await draw(() => undefined);
      show(id);
      return { commit: head, drawn: true };
    } finally {
      lock.release();
    }
  }

  return { publish, undo, publishHead, state: () => state, content: join(tree, 'content') };
}

type Step = Extract<Publishing, { state: 'running' }>['step'];
type Prepare = (head: string, git: Git) => Promise<Prepared>;

/** Waits for a step after a publication. @throws PublishingFailure which says that the content is public */
async function afterwards(step: Promise<void>): Promise<void> {
  await step.catch((cause: unknown) => {
    throw new PublishingFailure(publishedOnly, [], { cause });
  });
}

function failed(error: unknown): Publishing {
  if (error instanceof PublishingFailure)
    return { state: 'failed', problem: error.message, problems: [...error.problems] };
  if (error instanceof GitProblem) return { state: 'failed', problem: error.message, problems: [] };
  return { state: 'failed', problem: 'No se ha podido publicar. La web está como estaba.', problems: [] };
}

function asProblem({
  file,
  path,
  label,
  by,
}: {
  file: string;
  path: FieldProblem['path'];
  label: string;
  by: string;
}): FieldProblem {
  return { file, path, line: 1, message: `${label}: también lo ha cambiado ${by}.` };
}
