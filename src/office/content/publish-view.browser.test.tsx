import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { ContentDraft, FieldProblem, Publication, Publishing } from '../../schema/office-content.ts';
import { PublishView } from './publish-view.tsx';

const [ana, luis] = ['ana@example.com', 'luis@example.com'];
const draft: ContentDraft = {
  documents: [
    {
      file: 'courses/block-1-tower.yaml',
      title: 'Bloque 1',
      by: [{ who: luis, at: '2026-11-23T10:00:00Z' }],
      lines: [{ file: 'courses/block-1-tower.yaml', title: 'Bloque 1', field: 'precio', from: '1', to: '2' }],
      pages: [],
      isUnfinished: false,
    },
    {
      file: 'articles/a-day/es.md',
      title: 'Un día',
      by: [{ who: ana, at: '2026-11-23T10:00:00Z' }],
      lines: [{ file: 'articles/a-day/es.md', title: 'Un día', field: 'archivo', from: '', to: 'nuevo' }],
      pages: [],
      isUnfinished: true,
    },
  ],
  isShown: true,
};
/** A problem of the unfinished article. */
const problems: FieldProblem[] = [
  {
    file: 'articles/a-day/en.md',
    path: ['sources'],
    line: 1,
    label: 'Fuentes',
    message: { es: 'Falta una fuente.', en: 'No source.' },
  },
];
const running = (by: string): Publishing => ({ state: 'running', step: 'draw', since: '2026-11-23T10:00:00Z', by });

/** The office's server, which refuses a publication while another one is running. */
let publishing: Publishing;
let asked = 0;
let histories = 0;
let isRecent = false;
let past: Publication[] = [];
const sent: unknown[] = [];
async function answer(address: unknown, init?: RequestInit): Promise<Response> {
  const path = String(address).replace('/api/content/', '');
  if (path === 'draft') return Response.json(draft);
  if (path === 'problems') return Response.json(problems);
  if (path === 'preview') return Response.json({ root: '/preview/x' });
  if (path.startsWith('undo?')) return Response.json({ lines: draft.documents[0]!.lines });
  if (path === 'history') {
    histories += 1;
    return Response.json(past);
  }
  if (init?.method !== 'POST') return Response.json(publishing);
  asked += 1;
  const body = JSON.parse(init.body as string) as { files?: string[]; sure?: boolean };
  sent.push(body);
  if (isRecent && body.sure === false) return Response.json({ problem: 'recent', who: [luis] }, { status: 409 });
  if (publishing.state === 'running') return Response.json({ problem: 'publishing' }, { status: 409 });
  publishing = running(ana);
  return Response.json(publishing);
}
afterEach(() => {
  [isRecent, past] = [false, []];
  sent.length = 0;
});

/** A publication that has ended. */
const done = (id: string): Extract<Publishing, { state: 'done' }> => ({
  state: 'done',
  seconds: 9,
  publication: { id, at: '2026-11-23T10:00:00Z', by: luis, lines: [], undoes: null },
});

test('a publication requested while another one is running waits, then starts by itself, and can be cancelled', async () => {
  publishing = running(luis);
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const screen = await renderInOffice(<PublishView />);
  const sign = screen.getByRole('button', { name: 'Publicar', exact: true });
  const waits = screen.getByText(/^Se está publicando otra cosa \(luis\)/);
  await expect.element(sign).toBeEnabled();
  await userEvent.click(sign);
  await expect.element(waits).toBeVisible();
  await expect.element(sign).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'No esperar' }));
  await expect.element(waits).not.toBeInTheDocument();
  await expect.element(sign).toBeEnabled();
  await userEvent.click(sign);
  await expect.element(waits).toBeVisible();
  expect(asked).toBe(2);

  publishing = { state: 'failed', problem: { es: '', en: '' }, problems: [] };
  await expect.element(screen.getByText('Yo: publicando…')).toBeVisible();
  expect(asked).toBe(3);
  await expect.element(waits).not.toBeInTheDocument();
});

test('an unfinished article is left out, and the recent text of a colleague is published after a question', async () => {
  publishing = { state: 'idle' };
  isRecent = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const asks = vi.spyOn(globalThis, 'confirm').mockReturnValue(true);
  const screen = await renderInOffice(<PublishView />);
  await expect.element(screen.getByRole('checkbox', { name: 'Un día' })).toBeDisabled();
  const sign = screen.getByRole('button', { name: 'Publicar', exact: true });
  await expect.element(sign).toBeEnabled();
  await userEvent.click(sign);
  await expect.element(screen.getByText('Yo: publicando…')).toBeVisible();
  expect(asks).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('luis ha escrito aquí'));
  const files = ['courses/block-1-tower.yaml'];
  expect(sent).toEqual([
    { files, sure: false },
    { files, sure: true },
  ]);
});

test('undo first shows what it changes, and asks', async () => {
  publishing = { state: 'idle' };
  past = [{ id: 'a', at: '2026-11-23T10:00:00Z', by: luis, lines: [], undoes: null }];
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const screen = await renderInOffice(<PublishView />);
  await userEvent.click(screen.getByRole('button', { name: /^Deshacer lo publicado/ }));
  const question = screen.getByRole('group', { name: 'Al deshacer cambiará esto' });
  await expect.element(question.getByRole('listitem')).toHaveTextContent('Bloque 1 · precio: 1 → pasa a 2');
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Deshacerlo' }));
  await expect.poll(() => sent).toEqual([{ id: 'a' }]);
});

test('a publication that begins and ends between two requests reloads the content too', async () => {
  publishing = done('first');
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const client = new QueryClient();
  const screen = await renderInOffice(<PublishView />, client);
  await expect.element(screen.getByText(/^luis ha publicado/)).toBeVisible();
  await expect.poll(() => client.isFetching()).toBe(0);
  const before = histories;
  publishing = done('second');
  await client.refetchQueries({ queryKey: ['content-publishing'] });
  await expect.poll(() => histories).toBeGreaterThan(before);
});

test('a publication is said to be on the site, with links to its pages, once the server of the site shows it', async () => {
  const site = { address: 'https://www.example.com', pages: ['/cursos'], isShown: false };
  const ended = (isShown: boolean): Publishing => ({ ...done('first'), site: { ...site, isShown } });
  publishing = ended(false);
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const client = new QueryClient();
  const screen = await renderInOffice(<PublishView />, client);
  await expect.element(screen.getByText(/La web aún no lo muestra/)).toBeVisible();
  expect(screen.container.textContent).not.toContain('Ya se lee en la web');
  publishing = ended(true);
  await client.refetchQueries({ queryKey: ['content-publishing'] });
  await expect.element(screen.getByText(/Ya se lee en la web/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '/cursos' })).toHaveAttribute('href', `${site.address}/cursos`);
});

test('if the browser refuses to copy the link of the preview, the screen shows the link', async () => {
  publishing = { state: 'idle' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const screen = await renderInOffice(<PublishView />);
  await userEvent.click(screen.getByText('Copiar el enlace para enseñarlo'));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(`El navegador no deja copiar. El enlace es ${location.origin}/preview/x/`);
});

test('the message about a publication is hidden once something has changed since', async () => {
  publishing = done('first');
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const client = new QueryClient();
  const screen = await renderInOffice(<PublishView />, client);
  const message = screen.getByText(/^luis ha publicado/);
  await expect.element(message).toBeVisible();
  const by = [{ who: ana, at: '2026-11-23T10:05:00Z' }];
  client.setQueryData<ContentDraft>(['content-draft'], { ...draft, documents: [{ ...draft.documents[0]!, by }] });
  await expect.element(message).not.toBeInTheDocument();
});

test('the progress of a publication is scrolled into view under a long list', async () => {
  publishing = { state: 'idle' };
  const [document] = draft.documents;
  const documents = Array.from({ length: 60 }, (_, n) => ({ ...document!, file: `courses/course-${n}.yaml` }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address: unknown, init?: RequestInit) => {
    if (address === '/api/content/problems') return Response.json([]);
    return address === '/api/content/draft' ? Response.json({ ...draft, documents }) : answer(address, init);
  });
  const screen = await renderInOffice(<PublishView />);
  const sign = screen.getByRole('button', { name: 'Publicar', exact: true });
  await expect.element(sign).toBeEnabled();
  await userEvent.click(sign);
  await expect.element(screen.getByText('Yo: publicando…')).toBeInViewport();
});
