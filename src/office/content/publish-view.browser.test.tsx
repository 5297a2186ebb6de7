import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { officeFacts } from '../../../tests/office-facts.ts';
import type { ContentDraft, Publishing } from '../../schema/office-content.ts';
import { FactsContext } from '../data/facts.ts';
import { PublishView } from './publish-view.tsx';

const [ana, luis] = ['ana@example.com', 'luis@example.com'];
const facts = { ...officeFacts, people: [ana, luis] };
const draft: ContentDraft = {
  by: ana,
  changedAt: '2026-11-23T10:00:00Z',
  lines: [{ file: 'courses/block-1-tower.yaml', title: 'Bloque 1', field: 'precio', from: '1', to: '2' }],
  problems: [],
  pages: {},
  preview: '/preview/x/',
};
const running = (by: string): Publishing => ({ state: 'running', step: 'draw', since: '2026-11-23T10:00:00Z', by });

/** The office's server, which refuses a publication while another one is running. */
let publishing: Publishing;
let asked = 0;
async function answer(address: unknown, init?: RequestInit): Promise<Response> {
  const path = String(address).replace('/api/content/', '');
  if (path === 'drafts') return Response.json([draft]);
  if (path === 'history') return Response.json([]);
  if (init?.method !== 'POST') return Response.json(publishing);
  asked += 1;
  if (publishing.state === 'running') return Response.json({ problem: 'publishing' }, { status: 409 });
  publishing = running(ana);
  return Response.json(publishing);
}
afterEach(() => vi.restoreAllMocks());

test('a publication requested while another one is running waits, then starts by itself, and can be cancelled', async () => {
  publishing = running(luis);
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <FactsContext value={facts}>
        <PublishView />
      </FactsContext>
    </QueryClientProvider>,
  );
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

  publishing = { state: 'failed', problem: '', problems: [] };
  await expect.element(screen.getByText('Yo: publicando…')).toBeVisible();
  expect(asked).toBe(3);
  await expect.element(waits).not.toBeInTheDocument();
});
