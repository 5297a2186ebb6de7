import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeRequest, ContentFileView } from '../../../schema/office-content.ts';

const file = 'pages/home.yaml';
const kept = new Map<string, string>();
/** The requests to the server so far, and its next answers. */
let sent: ChangeRequest[] = [];
let answers: { status: number; body: unknown }[] = [];

const view = (version: string): ContentFileView => ({ file, title: 'Portada', version, groups: [], pages: [] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  kept.clear();
  sent = [];
  answers = [];
  const localStorage = Object.assign(Object.create(null), {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', {
    localStorage: new Proxy(localStorage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (path !== '/api/content/change') return Response.json(view('1'));
    sent.push(JSON.parse(body!) as ChangeRequest);
    const { status, body: answer } = answers.shift() ?? { status: 200, body: view(`${sent.length + 1}`) };
    return Response.json(answer, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A freshly loaded module of the editor, as in a newly opened document, with a file. */
async function openDocument() {
  const { editorOf } = await import('./file-editor.ts');
  const { queryClient } = await import('../../data/query-client.ts');
  const { fileKey } = await import('../data/content.ts');
  queryClient.setQueryData(fileKey(file), view('1'));
  return editorOf(file);
}

test('typed text is stored in the browser at once, and sent soon after the last key', async () => {
  const editor = await openDocument();
  editor.write(['title'], 'Haz');
  await vi.advanceTimersByTimeAsync(300);
  editor.write(['title'], 'Hazte controlador');
  expect(kept.get(`office-typed:${file}`)).toContain('Hazte controlador');
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  const changes = [{ kind: 'set', path: ['title'], value: 'Hazte controlador' }];
  expect(sent).toEqual([{ file, version: '1', changes }]);
  expect(kept.size).toBe(0);
});

test('a failed change is sent again, also after the document is reopened', async () => {
  answers = [{ status: 503, body: {} }];
  const editor = await openDocument();
  editor.write(['title'], 'Sin red');
  await vi.advanceTimersByTimeAsync(1100);
  expect(kept.size).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent.length, kept.size]).toEqual([2, 0]);

  answers = [{ status: 503, body: {} }];
  editor.write(['title'], 'Otra vez');
  await vi.advanceTimersByTimeAsync(1100);
  vi.resetModules();
  await openDocument();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.at(-1)?.changes).toEqual([{ kind: 'set', path: ['title'], value: 'Otra vez' }]);
  expect(kept.size).toBe(0);
});

test('a field that two people have changed is a conflict to decide; the other fields are sent', async () => {
  const conflict = { path: ['title'], label: 'Título', mine: 'Lo mío', theirs: 'Lo suyo', by: 'hugo@example.com' };
  answers = [{ status: 409, body: { problem: 'changed-meanwhile', conflicts: [conflict], view: view('7') } }];
  const editor = await openDocument();
  editor.write(['title'], 'Lo mío');
  editor.write(['text'], 'Texto');
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent[1]).toEqual({ file, version: '7', changes: [{ kind: 'set', path: ['text'], value: 'Texto' }] });
  expect(kept.get(`office-typed:${file}`)).toContain('Lo mío');

  editor.decide(conflict, 'mine');
  await vi.advanceTimersByTimeAsync(100);
  expect(sent[2]?.changes).toEqual([{ kind: 'set', path: ['title'], value: 'Lo mío' }]);
  expect(kept.size).toBe(0);
});

test('a list is changed only after the server has saved everything typed before', async () => {
  const editor = await openDocument();
  editor.write(['items', 1, 'name'], 'Ana');
  expect(await editor.reshape({ kind: 'remove', path: ['items'], at: 0 })).toBe(true);
  expect(sent.map(({ changes }) => changes[0]?.kind)).toEqual(['set', 'remove']);
  expect(sent[1]?.version).toBe('2');

  answers = [{ status: 503, body: {} }];
  editor.write(['items', 0, 'name'], 'Eva');
  expect(await editor.reshape({ kind: 'remove', path: ['items'], at: 0 })).toBe(false);
  expect(sent).toHaveLength(3);
});

test('an item added to a list of an article is sent once, and both of its files are read again', async () => {
  const { reshapeList } = await import('./file-editor.ts');
  const { queryClient } = await import('../../data/query-client.ts');
  const { fileKey } = await import('../data/content.ts');
  const files = ['articles/a-day/es.md', 'articles/a-day/en.md'] as const;
  for (const each of files) queryClient.setQueryData(fileKey(each), { ...view('old'), file: each });
  const insert = { kind: 'insert', path: ['tags'], at: 0 } as const;
  answers = [{ status: 200, body: { ...view('new'), file: files[0] } }];
  expect(await reshapeList(files, insert)).toBe(true);
  expect(sent.map((request) => request.file)).toEqual([files[0]]);
  expect(queryClient.getQueryData<ContentFileView>(fileKey(files[1]))?.version).toBe('1');
});

test('an item is added even if the other file of the article cannot be read again', async () => {
  const { reshapeList } = await import('./file-editor.ts');
  const { queryClient } = await import('../../data/query-client.ts');
  const { fileKey } = await import('../data/content.ts');
  const files = ['articles/a-day/es.md', 'articles/a-day/en.md'] as const;
  queryClient.setQueryData(fileKey(files[0]), { ...view('old'), file: files[0] });
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/content/change' ? Response.json(view('new')) : Response.json({}, { status: 404 }),
  );
  expect(await reshapeList(files, { kind: 'insert', path: ['tags'], at: 0 })).toBe(true);
});
