import { expect, test } from 'vitest';
import { asking } from '../../../tests/respond-to.ts';
import { tokenOf } from '../../../tests/subscription-stage.ts';
import { siteCentre } from '../../../tests/sample-centre.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import { openedStores } from '../../../tests/opened-stores.ts';
import type { CallPreview } from '../../../src/schema/office-waiting.ts';
import { waitedCall } from '../../../src/schema/waited-call.ts';
import { callRoutes } from './waiting-routes.ts';

const { openBoth } = openedStores();

const now = () => new Date('2026-12-02T09:00:00.000Z');
const call = { source: 'https://empleo.enaire.es/empleo/', from: '2026-12-01', to: '2026-12-20' };

async function openRoutes() {
  const { store } = await openBoth({ now });
  const facts = { centre: siteCentre };
  const ask = asking(callRoutes({ store, facts, env: { SITE_URL: 'https://www.example.com' }, now }));
  const preview = (given: Record<string, string> = call) =>
    ask('GET /api/waiting/call', {
      query: new URLSearchParams({ year: '2026', ...given }),
    }) as Promise<CallPreview>;
  const announce = (expected: number, given: Record<string, string> = call) =>
    ask('POST /api/waiting/call', { body: { year: 2026, ...given, expected } });
  async function wait(course: string): Promise<void> {
    const request = sampleRequest({ at: now(), course, campus: null });
    await store.subscribe(request);
    await store.confirmSubscription(await tokenOf(store, request.email));
  }
  return { preview, announce, wait };
}

test('subscribers to the call are notified once a year, even if its dates are corrected', async () => {
  const { preview, announce, wait } = await openRoutes();
  await wait(waitedCall);
  await wait(waitedCall);
  await wait('block-1-tower');
  const seen = await preview();
  expect(seen).toMatchObject({ toTell: 2, told: 0 });
  expect(seen.mails.es.subject).toBe('Ha salido: Convocatoria de ENAIRE 2026 – Centro ATCO');
  expect(seen.mails.es.text).toContain('Último día: 20 de diciembre de 2026');
  expect(seen.mails.en.text).toContain('https://empleo.enaire.es/empleo/');
  await expect(announce(3)).rejects.toMatchObject({ status: 409, more: { toTell: 2 } });
  expect(await announce(2)).toEqual({ queued: 2 });
  await wait(waitedCall);
  expect(await preview({ ...call, to: '2026-12-23' })).toMatchObject({ toTell: 1, told: 2 });
  expect(await announce(1, { ...call, to: '2026-12-23' })).toEqual({ queued: 1 });
});

test.each([
  ['a missing source', { ...call, source: '' }],
  ['a script as source', { ...call, source: 'javascript:alert(1)' }],
  ['a last day before the first', { ...call, to: '2026-11-30' }],
  ['a day that does not exist', { ...call, from: '2026-02-30' }],
])('%s is refused, and no mail is queued', async (_, given) => {
  const { preview, announce, wait } = await openRoutes();
  await wait(waitedCall);
  await expect(preview(given)).rejects.toMatchObject({ status: 422 });
  await expect(announce(1, given)).rejects.toMatchObject({ status: 422 });
  expect(await preview()).toMatchObject({ told: 0 });
});
