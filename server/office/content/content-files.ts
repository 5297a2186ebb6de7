import { join } from 'node:path';
import { documentOf } from '../../../src/schema/content-documents.ts';
import type {
  ChangeRequest,
  ContentChange,
  ContentFileLine,
  ContentFileView,
  DraftDocument,
  FieldProblem,
} from '../../../src/schema/office-content.ts';
import type { ConflictAnswer } from '../../../src/schema/office-content-routes.ts';
import type { ContentDesk } from '../content-desk.ts';
import { RequestError } from '../office-route.ts';
import { describeFiles } from './describe-files.ts';
import type { ChangedFile, Draft, DraftState } from './draft.ts';
import type { ChangedBlob } from './repository.ts';
import { hasFields, valuesOf } from './file-values.ts';
import { inTurn } from '../../queues.ts';
import { type Lag, lagsOf, withLags } from './lagging.ts';
import { blobName, isContentPath, readPlainFile } from './plain-files.ts';
import type { Repository } from './repository.ts';
import { type Clash, staleChanges } from './stale-changes.ts';
import { languages } from '../../../src/i18n/language.ts';
import { sharedArticleValues } from '../../../src/schema/article.ts';

type FilesParts = { repository: Repository; draft: Draft; desk: ContentDesk };

/** Reads and changes the files of the draft. Refusals are RequestErrors. */
export function contentFiles({ repository, draft, desk }: FilesParts) {
  const checking = inTurn();
  let checked: { commit: string; problems: FieldProblem[] } | null = null;

  /** The problems of the draft. The check takes a second, so changes do not wait for it. */
  function problems(): Promise<FieldProblem[]> {
    return checking(async () => {
      const { commit } = await draft.state();
      if (checked?.commit !== commit) checked = { commit, problems: await desk.check(draft.folder) };
      return checked.problems;
    });
  }

  async function lines(): Promise<ContentFileLine[]> {
    const state = await draft.state();
    const names = [...new Set(state.changed.map(({ file }) => documentOf(file)))];
    const [files, lags] = await Promise.all([
      desk.files(draft.folder),
      Promise.all(names.map((file) => lagsIn(state, file))),
    ]);
    const own = new Set(state.changed.map(({ file }) => file));
    return files.map((line) => ({
      ...line,
      isChanged: own.has(line.file),
      lagging: lags.flat().filter(({ file }) => file === line.file).length,
    }));
  }

  async function view(file: string): Promise<ContentFileView> {
    const state = await draft.state();
    const bytes = isContentPath(file) ? await readPlainFile(join(draft.folder, file)) : null;
    const seen = bytes && (await desk.view(draft.folder, file));
    if (!seen) throw new RequestError(404, 'no-such-file');
    const lags = (await lagsIn(state, file)).filter((lag) => lag.file === file);
    const text = await repository.text(state.head, file);
    const published = text === null ? null : valuesOf(file, text);
    const isOnSite = published !== null && published['draft'] !== true && published['shown'] !== false;
    return { ...seen, version: blobName(bytes), groups: withLags(seen.groups, lags), isOnSite };
  }

  async function lagsIn({ head, changed }: DraftState, file: string): Promise<Lag[]> {
    if (!hasFields(file) || !changed.some((one) => documentOf(one.file) === documentOf(file))) return [];
    return lagsOf(file, {
      draft: async (name) => (await readPlainFile(join(draft.folder, name)))?.toString() ?? null,
      published: (name) => repository.text(head, name),
    });
  }

  /**
   * Changes a file in a person's name. If it has changed since the given version, fields are compared one by one.
   * @returns null; or the conflicting fields, and then nothing is changed
   */
  async function change(person: string, { file, version, changes }: ChangeRequest): Promise<ConflictAnswer | null> {
    const clashes = await draft.use(person, async ({ text, write }): Promise<Clash[] | null> => {
      const before = isContentPath(file) && hasFields(file) ? await text(file) : null;
      if (before === null) throw new RequestError(404, 'no-such-file');
      const from = version === blobName(Buffer.from(before)) ? before : await textOf(version);
      const stale = from === null ? null : staleChanges(file, { from, before }, changes);
      if (stale === null || stale.length > 0) return stale ?? [];
      await write(file, changedText(file, before, changes));
      const twin = changesOfTwin(file, changes);
      const other = twin && (await text(twin.file));
      // If the same change is impossible in the other language, the check reports the difference.
      const both = twin && other !== null ? desk.change(twin.file, other, twin.changes) : null;
      if (twin && both && 'text' in both) await write(twin.file, both.text);
      return null;
    });
    if (clashes === null) return null;
    const by = await draft.lastAuthor(file);
    return { conflicts: clashes.map((clash) => ({ ...clash, by })), view: await view(file) };
  }

  function changedText(file: string, before: string, changes: ChangeRequest['changes']): string {
    const changed = desk.change(file, before, changes);
    if ('problem' in changed) throw new RequestError(422, 'not-possible', { message: changed.problem });
    return changed.text;
  }

  /** Discards all unpublished changes of a document. */
  async function discard(person: string, file: string): Promise<void> {
    const { changed } = await draft.state();
    const own = changed.filter((one) => documentOf(one.file) === documentOf(file));
    if (own.length === 0) throw new RequestError(404, 'no-such-file');
    await draft.use(person, async ({ restore }) => {
      for (const one of own) await restore(one.file, one.before);
    });
  }

  /** The documents with unpublished changes. */
  async function documents(): Promise<DraftDocument[]> {
    const { changed } = await draft.state();
    const grouped = [...Map.groupBy(changed.filter(isWritten), ({ file }) => documentOf(file))];
    return Promise.all(
      grouped.map(async ([file, own]) => {
        const described = await describeFiles({ repository, desk }, own);
        const by = own.flatMap((one) => one.by).toSorted((one, other) => other.at.localeCompare(one.at));
        const pages = await Promise.all(own.map((one) => pagesOf(one)));
        return {
          file,
          title: (described.find((line) => line.file === file) ?? described[0])?.title ?? file,
          by: by.filter(({ who }, index) => by.findIndex((each) => each.who === who) === index),
          lines: described,
          pages: [...new Set(pages.flat())],
          isUnfinished: await isUnfinished(own.find((one) => one.file === file)),
        };
      }),
    );
  }

  /** Whether an article is a draft that is not on the site either. */
  async function isUnfinished(one: ChangedFile | undefined): Promise<boolean> {
    if (!one?.file.startsWith('articles/') || one.after === null) return false;
    const isDraft = async (blob: string | null) =>
      blob === null || valuesOf(one.file, await repository.blobText(blob))?.['draft'] === true;
    return (await isDraft(one.before)) && (await isDraft(one.after));
  }

  async function pagesOf({ file, before, after }: ChangedBlob): Promise<string[]> {
    if (!hasFields(file)) return [];
    const textAt = async (blob: string | null) => (blob === null ? null : repository.blobText(blob));
    return desk.pages(file, await textAt(before), await textAt(after));
  }

  async function textOf(version: string): Promise<string | null> {
    return /^[\da-f]{40}$/.test(version) ? repository.blobText(version).catch(() => null) : null;
  }

  /** The pages that a publication has changed, by their Spanish paths. */
  async function publishedPages(commit: string): Promise<string[]> {
    const changed = await repository.changedBetween(`${commit}^`, commit);
    return [...new Set((await Promise.all(changed.map(pagesOf))).flat())];
  }

  return { problems, lines, view, change, discard, documents, publishedPages };
}

/** Records that drawing writes beside the content are not changed by people. */
function isWritten({ file }: ChangedFile): boolean {
  return !file.endsWith('.json');
}

/** The properties of a source that both languages share; its title and notes are texts. */
const sharedOfSource: readonly unknown[] = ['url', 'dated', 'read'];

/**
 * The changes of values that both languages of an article share, such as cover and dates: the other file needs them
 * too.
 * @param file the changed file
 * @returns the other language's file with its changes; null if no shared value changed
 */
export function changesOfTwin(
  file: string,
  changes: readonly ContentChange[],
): { file: string; changes: ContentChange[] } | null {
  const article = /^(articles\/[a-z0-9-]+)\/(\w+)\.md$/.exec(file);
  const other = languages.find((language) => language !== article?.[2]);
  const shared = article ? changes.filter(isShared) : [];
  return article && other && shared.length > 0 ? { file: `${article[1]}/${other}.md`, changes: shared } : null;
}

function isShared({ kind, path: [name, , part] }: ContentChange): boolean {
  if (!Object.hasOwn(sharedArticleValues, String(name))) return false;
  return name !== 'sources' || kind !== 'set' || sharedOfSource.includes(part);
}
