import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type {
  ChangeRequest,
  ContentChange,
  ContentDraft,
  ContentFileLine,
  ContentFileView,
  FieldConflict,
  FieldPath,
  FieldProblem,
} from '../../../src/schema/office-content.ts';
import type { ConflictAnswer } from '../../../src/schema/office-content-routes.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import type { ContentDesk } from '../content-desk.ts';
import { RequestError } from '../office-route.ts';
import { changesOfTwin } from './article-languages.ts';
import { changesMeanwhile } from './changes-meanwhile.ts';
import { describeFiles } from './describe-files.ts';
import { blobName, isContentPath } from './draft-folder.ts';
import type { Draft, FileConflict } from './draft.ts';
import { changedAt, draftState, type Drafts } from './drafts.ts';
import { hasFields } from './file-values.ts';
import { lagsIn, noteLags, sayRight, withLags } from './lagging.ts';
import type { Repository } from './repository.ts';
import { conflictOf, lastAuthor } from './sync-draft.ts';

/** Number of cached check results. */
const remembered = 50;

/** Longest wait for the check before a file is shown, in milliseconds: a person who is typing should not wait. */
const patience = 3_000;

type FilesParts = { repository: Repository; drafts: Drafts; desk: ContentDesk; db: Kysely<Tables>; now: () => Date };

/** Reads and changes the files of drafts. Refusals are RequestErrors. */
export function contentFiles({ repository, drafts, desk, db, now }: FilesParts) {
  const checked = new Map<string, Promise<FieldProblem[]>>();
  const lastSeen = new Map<string, FieldProblem[]>();

  /** Checks a draft. The check is slow, so its results are cached by content. */
  async function problemsOf(draft: Draft): Promise<FieldProblem[]> {
    const state = draftState(draft, await draft.changed());
    const known = checked.get(state) ?? desk.check(draft.folder);
    if (checked.size >= remembered) checked.clear();
    checked.set(state, known);
    known.then(
      (problems) => lastSeen.set(draft.by, problems),
      () => checked.delete(state),
    );
    return known;
  }

  /** The problems of a draft, or of its last checked content if the check takes too long. */
  async function problemsSoon(draft: Draft): Promise<FieldProblem[]> {
    const before = delay(patience, lastSeen.get(draft.by) ?? [], { ref: false });
    return Promise.race([problemsOf(draft), before]);
  }

  async function lines(draft: Draft): Promise<ContentFileLine[]> {
    const [files, changed, problems, lags] = await Promise.all([
      desk.files(draft.folder),
      draft.changed(),
      problemsOf(draft),
      lagsIn(db, draft.text),
    ]);
    const own = new Set(changed.map(({ file }) => file));
    return files.map((line) => ({
      ...line,
      isChanged: own.has(line.file),
      problems: [...problems, ...draft.conflicts].filter(({ file }) => file === line.file).length,
      lagging: lags.filter(({ file }) => file === line.file).length,
    }));
  }

  async function view(draft: Draft, file: string): Promise<ContentFileView> {
    const bytes = isContentPath(file) ? await draft.read(file) : null;
    const seen = bytes && (await desk.view(draft.folder, file));
    if (!seen) throw new RequestError(404, 'no-such-file');
    const [problems, lags] = await Promise.all([problemsSoon(draft), lagsIn(db, draft.text, [file])]);
    const conflicts = ownConflicts(draft.conflicts, file);
    return {
      ...seen,
      version: blobName(bytes),
      groups: withLags(
        seen.groups,
        lags.filter((lag) => lag.file === file),
      ),
      problems: problems.filter((problem) => problem.file === file),
      ...(conflicts.length > 0 ? { conflicts } : {}),
    };
  }

  /**
   * Changes a file of a draft. If it has changed since the given version, fields are compared one by one.
   * @returns the new view; or the conflicting fields, and then nothing is changed
   */
  async function change(draft: Draft, request: ChangeRequest): Promise<ContentFileView | ConflictAnswer> {
    const { file, version, changes } = request;
    const before = isContentPath(file) ? await draft.text(file) : null;
    if (before === null || !(await isListed(draft, file))) throw new RequestError(404, 'no-such-file');
    const from = version === blobName(Buffer.from(before)) ? before : await textOf(version);
    const meanwhile =
      from === null ? { clashes: [], isOutdated: true } : changesMeanwhile(file, { from, before }, changes);
    if (meanwhile.isOutdated || meanwhile.clashes.length > 0) {
      const by = await whoPublished(draft, file);
      const clashes = meanwhile.clashes.map((clash) => toDecide(conflictOf(desk, { file, text: before, by }, clash)));
      return { conflicts: [...ownConflicts(draft.conflicts, file), ...clashes], view: await view(draft, file) };
    }
    const changed = desk.change(file, before, changes);
    if ('problem' in changed) throw new RequestError(422, 'not-possible', { message: changed.problem });
    const after = changed.text;
    await draft.write(file, after);
    const twin = changesOfTwin(file, changes);
    if (twin) await changeTwin(draft, twin);
    const published = await repository.text(draft.base, file);
    await noteLags(db, { file, before, after, published, at: now() }, draft.text);
    const set = new Set(changes.flatMap((one) => (one.kind === 'set' ? [JSON.stringify(one.path)] : [])));
    const left = draft.conflicts.filter(
      (one) => (one.file !== file && one.file !== twin?.file) || one.isWhole || !set.has(JSON.stringify(one.path)),
    );
    if (left.length < draft.conflicts.length) await draft.keepConflicts(left);
    return view({ ...draft, conflicts: left }, file);
  }

  /**
   * Makes the shared changes of an article in its other language. If that is impossible, the check reports the
   * difference.
   */
  async function changeTwin(
    draft: Draft,
    { file, changes }: { file: string; changes: ContentChange[] },
  ): Promise<void> {
    const before = await draft.text(file);
    const changed = before === null ? null : desk.change(file, before, changes);
    if (changed && 'text' in changed) await draft.write(file, changed.text);
  }

  /**
   * Discards a person's changes of a file; for `pictures.yaml`, also the changes of the pictures. Returns null if the
   * file existed only in this draft.
   */
  async function discard(draft: Draft, file: string): Promise<ContentFileView | null> {
    const isOf = (name: string) => name === file || (file === 'pictures.yaml' && name.startsWith('pictures/'));
    const changed = (await draft.changed()).filter((one) => isOf(one.file));
    const left = draft.conflicts.filter((one) => !isOf(one.file));
    for (const { file: name, before } of changed) {
      if (before === null) await draft.write(name, null);
      else await draft.git('checkout', '-q', draft.base, '--', `content/${name}`);
    }
    if (left.length < draft.conflicts.length) await draft.keepConflicts(left);
    const isGone = changed.some((one) => one.file === file && one.before === null);
    return isGone ? null : view({ ...draft, conflicts: left }, file);
  }

  async function right(draft: Draft, file: string, path: FieldPath): Promise<ContentFileView> {
    if (!isContentPath(file)) throw new RequestError(404, 'no-such-file');
    await sayRight(db, file, path, draft.text);
    return view(draft, file);
  }

  /** All drafts with unpublished changes, the person's own first. */
  async function allDrafts(person: string): Promise<ContentDraft[]> {
    const others = (await drafts.people()).filter((other) => other !== person);
    const found = await Promise.all([person, ...others].map((by) => drafts.use(by, summary)));
    return found.flatMap((draft) => draft ?? []);
  }

  async function summary(draft: Draft): Promise<ContentDraft | null> {
    const changed = await draft.changed();
    if (changed.length === 0) return null;
    const pages = await Promise.all(
      changed
        .filter(({ file }) => hasFields(file))
        .map(async ({ file, before, after }) => {
          const old = before === null ? null : await repository.blobText(before);
          return [file, desk.pages(file, old, after?.toString() ?? null)] as const;
        }),
    );
    return {
      by: draft.by,
      changedAt: await changedAt(draft, changed),
      lines: await describeFiles({ repository, desk }, changed),
      problems: [...draft.conflicts.map(undecided), ...(await problemsOf(draft))],
      pages: Object.fromEntries(pages),
      preview: previewRoot(draft),
    };
  }

  async function isListed(draft: Draft, file: string): Promise<boolean> {
    return (await desk.files(draft.folder)).some((line) => line.file === file);
  }

  async function textOf(version: string): Promise<string | null> {
    return /^[\da-f]{40}$/.test(version) ? repository.blobText(version).catch(() => null) : null;
  }

  async function whoPublished(draft: Draft, file: string): Promise<string> {
    return lastAuthor(repository, `${draft.base}~1`, draft.base, file)
      .then((name) => name || draft.by)
      .catch(() => draft.by);
  }

  return { lines, view, change, discard, right, allDrafts, problemsOf };
}

/** Path prefix of a draft's preview on the office's host. */
export function previewRoot({ secret }: Pick<Draft, 'secret'>): string {
  return `/preview/${secret}`;
}

function ownConflicts(conflicts: readonly FileConflict[], file: string): FieldConflict[] {
  return conflicts.filter((one) => one.file === file).map(toDecide);
}

function toDecide({ path, label, mine, theirs, by }: FileConflict): FieldConflict {
  return { path, label, mine, theirs, by };
}

function undecided({ file, path, label, by }: FileConflict): FieldProblem {
  return { file, path, line: 1, message: `También lo ha cambiado ${by}: decide qué vale (${label}).` };
}
