import { createStore } from '../../../browser/create-store.ts';
import type {
  ChangeRequest,
  ContentChange,
  ContentFileView,
  FieldConflict,
  FieldPath,
  FieldValue,
} from '../../../schema/office-content.ts';
import type { ConflictAnswer } from '../../../schema/office-content-routes.ts';
import { call, Refusal, sessionEnded } from '../../data/call.ts';
import { queryClient } from '../../data/query-client.ts';
import { filesWithTyped, keepTyped, readTyped, type TypedValue } from '../../typed-texts.ts';
import { askForFile, fileKey, takeFile } from '../data/content.ts';
import { forgetMoved } from '../fields/shown-problems.ts';
import { pathKey } from './paths.ts';

/** Delay between the last key and the request, and between a failed request and the next one, in milliseconds. */
const patience = 400;
const again = 5000;

/** The state of a file that is being edited. */
export type Editing = {
  /** Values that the server has not confirmed, by the keys of their paths. */
  typed: Typed;
  state: 'kept' | 'typed' | 'sending' | 'away' | 'refused';
  keptAt: Date | null;
  /** Fields that another person has changed. Each field is decided separately. */
  conflicts: readonly FieldConflict[];
  /** The server's reason for refusing a value. */
  refusal: Error | null;
};

export type FileEditor = {
  /** Stores a value in this browser at once, and sends it to the server once the person pauses. */
  write: (path: FieldPath, value: FieldValue) => void;
  /** Adds, moves or removes an item of a list, or makes several changes as one; resolves to whether it succeeded. */
  reshape: (...changes: ContentChange[]) => Promise<boolean>;
  /** Resolves a conflict with the person's own value or the other person's. */
  decide: (conflict: FieldConflict, whose: 'mine' | 'theirs') => void;
  /** Sends unsent values at once. */
  flush: () => Promise<void>;
};

const fresh: Editing = { typed: new Map(), state: 'kept', keptAt: null, conflicts: [], refusal: null };

/** The initial state has the values that an earlier visit left unsent. */
const editings = createStore<ReadonlyMap<string, Editing>>(
  new Map(filesWithTyped().map((file) => [file, restored(file)])),
);

function restored(file: string): Editing {
  return { ...fresh, typed: new Map(readTyped(file).map((value) => [pathKey(value.path), value])), state: 'typed' };
}

/** The state of an edited file, for a component. */
export function useEditing(file: string): Editing {
  return editings.useValue().get(file) ?? fresh;
}

/** The states of the files of a document as one: the worst of them, and the time of the last save. */
export function useDocumentState(files: readonly string[]): Pick<Editing, 'state' | 'keptAt'> {
  const all = editings.useValue();
  const own = files.map((file) => all.get(file) ?? fresh);
  const times = own.flatMap(({ keptAt }) => (keptAt ? [keptAt.getTime()] : []));
  return {
    state: worstFirst.find((state) => own.some((one) => one.state === state)) ?? 'kept',
    keptAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}

const worstFirst = ['refused', 'away', 'typed', 'sending'] as const;

const editors = new Map<string, FileEditor>();

/** The editor of a file. Each file has one, which outlives the screen, so that no input is lost. */
export function editorOf(file: string): FileEditor {
  const known = editors.get(file);
  if (known) return known;
  const made = createEditor(file);
  editors.set(file, made);
  return made;
}

/**
 * Adds, moves or removes an item of a list; resolves to whether it succeeded. An article has one file in each language
 * with the same lists, and the server changes the other file too.
 */
export async function reshapeList([file, ...others]: readonly [string, ...string[]], change: ContentChange) {
  await Promise.all(others.map((other) => editorOf(other).flush()));
  const isDone = await editorOf(file).reshape(change);
  for (const other of others) {
    if (isDone) forgetMoved(other, change);
    // Unlike "fetchQuery" this does not throw: a file that could not be read is read again by the poll.
    await queryClient.prefetchQuery({ ...askForFile(other), staleTime: 0 });
  }
  return isDone;
}

// Sends the values that an earlier visit left unsent.
for (const file of filesWithTyped()) void editorOf(file).flush();

function createEditor(file: string): FileEditor {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();

  function get(): Editing {
    return editings.get().get(file) ?? fresh;
  }

  function set(next: Partial<Editing>): void {
    editings.set(new Map(editings.get()).set(file, { ...get(), ...next }));
  }

  function setTyped(typed: Typed): void {
    keepTyped(file, [...typed.values()]);
    set({ typed });
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  function versionNow(): string | undefined {
    return queryClient.getQueryData<ContentFileView>(fileKey(file))?.version;
  }

  function write(path: FieldPath, value: FieldValue): void {
    const key = pathKey(path);
    const version = get().typed.get(key)?.version ?? versionNow() ?? '';
    setTyped(new Map(get().typed).set(key, { path, value, version }));
    set({ state: 'typed', refusal: null });
    schedule(patience);
  }

  async function send(changes: ContentChange[], version: string): Promise<void> {
    const request: ChangeRequest = { file, version, changes };
    takeFile(await call<ContentFileView>('/api/content/change', { body: request }));
  }

  /** Sends typed values, except those in conflict. Values typed meanwhile are sent next. */
  async function sendTyped(): Promise<void> {
    const { typed, conflicts } = get();
    const undecided = new Set(conflicts.map(({ path }) => pathKey(path)));
    const sent = [...typed.values()].filter(({ path }) => !undecided.has(pathKey(path)));
    if (sent.length === 0) return;
    set({ state: 'sending' });
    try {
      const changes = sent.map(({ path, value }): ContentChange => ({ kind: 'set', path, value }));
      await send(changes, sent[0]!.version || (await queryClient.fetchQuery(askForFile(file))).version);
      confirm(sent);
    } catch (error) {
      failed(error);
    }
  }

  function confirm(sent: readonly TypedValue[]): void {
    const rest = new Map(get().typed);
    for (const value of sent) if (rest.get(pathKey(value.path)) === value) rest.delete(pathKey(value.path));
    setTyped(overVersion(rest, versionNow()));
    set({ state: stateOf(), keptAt: new Date(), refusal: null });
    if (get().state === 'typed') schedule(patience);
  }

  function failed(error: unknown): void {
    const conflict = conflictOf(error);
    if (conflict) {
      takeFile(conflict.view);
      setTyped(overVersion(get().typed, conflict.view.version));
      set({ conflicts: conflict.conflicts });
      set({ state: stateOf() });
      if (get().state === 'typed') schedule(0);
      return;
    }
    if (isAway(error)) schedule(again);
    set(isAway(error) ? { state: 'away' } : { state: 'refused', refusal: error as Error });
  }

  /** The state after a request: values are unsent, in conflict, or all saved. */
  function stateOf(): Editing['state'] {
    const { typed, conflicts } = get();
    if (typed.size > conflicts.length) return 'typed';
    return conflicts.length > 0 ? 'refused' : 'kept';
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (sessionEnded.get()) return schedule(again);
    // One request after another: two at once would send the same values twice, and the second would be a conflict.
    sending = sending.then(sendTyped);
    await sending;
  }

  async function reshape(...changes: ContentChange[]): Promise<boolean> {
    await flush();
    const version = versionNow();
    if (get().typed.size > 0 || version === undefined) return false;
    try {
      await send(changes, version);
      for (const change of changes) forgetMoved(file, change);
      set({ state: 'kept', keptAt: new Date(), refusal: null });
      return true;
    } catch (error) {
      const conflict = conflictOf(error);
      if (conflict) takeFile(conflict.view);
      set(isAway(error) ? { state: 'away' } : { state: 'refused', refusal: error as Error });
      return false;
    }
  }

  function decide(conflict: FieldConflict, whose: 'mine' | 'theirs'): void {
    const typed = new Map(get().typed);
    if (whose === 'theirs') typed.delete(pathKey(conflict.path));
    setTyped(typed);
    set({ conflicts: get().conflicts.filter(({ path }) => pathKey(path) !== pathKey(conflict.path)) });
    set({ state: stateOf() });
    if (get().state === 'typed') schedule(0);
  }

  return { write, reshape, decide, flush };
}

type Typed = ReadonlyMap<string, TypedValue>;

/** Typed values, marked as based on another version of the file. */
function overVersion(typed: Typed, version = ''): Typed {
  return new Map([...typed].map(([key, value]) => [key, { ...value, version }]));
}

function conflictOf(error: unknown): ConflictAnswer | null {
  return error instanceof Refusal && error.status === 409 && 'view' in error.more
    ? (error.more as ConflictAnswer)
    : null;
}

/**
 * Whether the request should be repeated: the server was not reached, failed, limits requests, or asks for a sign-in.
 */
function isAway(error: unknown): boolean {
  return !(error instanceof Refusal) || [0, 401, 429].includes(error.status) || error.status >= 500;
}
