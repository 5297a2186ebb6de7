import { expect, test } from 'vitest';
import { asking } from '../../../tests/respond-to.ts';
import { tokenOf } from '../../../tests/subscription-stage.ts';
import { siteCentre } from '../../../tests/sample-centre.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import { openedStores } from '../../../tests/opened-stores.ts';
import type { EditionsRecord } from '../../../src/schema/editions.ts';
import type { SubscriptionRequest } from '../../../src/schema/subscription.ts';
import type { OfficeRequest } from '../office-route.ts';
import { waitingRoutes } from './waiting-routes.ts';

const { openBoth } = openedStores();

const now = () => new Date('2026-03-02T09:00:00.000Z');
const open = {
  id: 'block-1-2026-11-madrid',
  course: 'block-1-tower',
  campus: 'madrid',
  start: { day: '2026-11-02' },
} as const;
const path = { es: '/bloque-1', en: '/block-1' };
const record: EditionsRecord = {
  editions: [open, { ...open, id: 'full', full: true }],
  courses: [
    { id: 'block-1-tower', name: { es: 'Básico y torre', en: 'Basic and tower' }, locations: ['madrid'], path },
  ],
  campuses: [],
  changes: [],
};

async function openRoutes(said: EditionsRecord = record) {
  const { store } = await openBoth({ now });
  const parts = { store, facts: { centre: siteCentre }, env: { SITE_URL: 'https://www.example.com' }, now };
  const json = asking(waitingRoutes(parts, async () => said));
  const ask = (address: string, request: Partial<OfficeRequest> = {}) =>
    json(`${request.body === undefined ? 'GET' : 'POST'} ${address}`, request);
  const wait = async (isConfirmed: boolean, changes: Partial<SubscriptionRequest> = {}) => {
    const request = sampleRequest({ at: now(), ...changes });
    await store.subscribe(request);
    if (isConfirmed) await store.confirmSubscription(await tokenOf(store, request.email));
  };
  const announce = (body: unknown) => ask('/api/waiting/announce', { body });
  return { store, ask, wait, announce };
}

test('subscribers are counted by course and campus, the group with the most confirmed ones first', async () => {
  const { ask, wait } = await openRoutes();
  await wait(false, { campus: 'canarias', at: new Date('2026-03-01T08:00:00Z') });
  await wait(true, { campus: 'madrid', at: new Date('2026-02-27T08:00:00Z') });
  await wait(true, { campus: 'madrid' });
  await wait(false);
  const group = { course: 'block-1-tower', unconfirmed: 1, confirmed: 0 };
  expect(await ask('/api/waiting')).toEqual({
    groups: [
      { ...group, campus: 'madrid', confirmed: 2, unconfirmed: 0, since: '2026-02-27T08:00:00.000Z' },
      { ...group, campus: null, since: now().toISOString() },
      { ...group, campus: 'canarias', since: '2026-03-01T08:00:00.000Z' },
    ],
    confirmed: 2,
    unconfirmed: 2,
  });
});

test('the people of a group are listed with their addresses, the one who has waited longest first', async () => {
  const { ask, wait } = await openRoutes();
  await wait(true, { campus: 'madrid', email: 'ana@example.com' });
  await wait(false, { campus: 'madrid', email: 'luis@example.com', at: new Date('2026-02-27T08:00:00Z') });
  await wait(true, { email: 'eva@example.com' });
  const query = new URLSearchParams({ course: 'block-1-tower', campus: 'madrid' });
  expect(await ask('/api/waiting/people', { query })).toMatchObject([
    { email: 'luis@example.com', since: '2026-02-27T08:00:00.000Z', isConfirmed: false },
    { email: 'ana@example.com', isConfirmed: true },
  ]);
  query.delete('campus');
  expect(await ask('/api/waiting/people', { query })).toMatchObject([{ email: 'eva@example.com' }]);
});

test('an edition of the site is announced once to the subscribers that were counted', async () => {
  const { announce, ask, store, wait } = await openRoutes();
  await wait(true);
  await wait(true, { campus: 'madrid' });
  await wait(true, { campus: 'canarias' });
  const [edition, full] = ((await ask('/api/waiting/editions')) as { editions: object[] }).editions;
  expect(edition).toMatchObject({ state: 'open', canBeAnnounced: true, waiting: 2, told: 0, toTell: 2 });
  expect(edition).toMatchObject({ start: { es: '2 de noviembre de 2026', en: 'November 2, 2026' } });
  expect(full).toMatchObject({ id: 'full', state: 'full', canBeAnnounced: false, waiting: 2 });
  const asked = { edition: open.id, expected: 2 };
  await wait(true);
  const changed = { status: 409, message: 'count-changed', more: { toTell: 3 } };
  await expect(announce(asked)).rejects.toMatchObject(changed);
  expect((await store.outboxSummary())['edition-mail'].waiting).toBe(0);
  expect(await announce({ ...asked, expected: 3 })).toEqual({ queued: 3 });
  await expect(announce({ ...asked, expected: 3 })).rejects.toMatchObject({ ...changed, more: { toTell: 0 } });
  expect((await store.outboxSummary())['edition-mail'].waiting).toBe(3);
});

test('an edition that is not on the site, or has no places, is not announced', async () => {
  const { announce, wait } = await openRoutes();
  await wait(true);
  const gone = announce({ edition: 'block-1-2027-01-madrid', expected: 1 });
  await expect(gone).rejects.toMatchObject({ status: 409, message: 'not-on-the-site' });
  const full = announce({ edition: 'full', expected: 1 });
  await expect(full).rejects.toMatchObject({ status: 409, message: 'no-places', more: { state: 'full' } });
  for (const body of [null, {}, { edition: open.id }, { edition: open.id, expected: 0 }]) {
    await expect(announce(body)).rejects.toMatchObject({ status: 422 });
  }
});

test('the mail can be previewed in both languages, without a link of a subscriber', async () => {
  const { ask } = await openRoutes();
  const mail = (edition: string) => ask('/api/waiting/editions/:edition/mail', { params: { edition } });
  const { es, en } = (await mail(open.id)) as Record<string, { subject: string; text: string }>;
  expect(es?.subject).toBe('Hay plazas: Básico y torre – Centro ATCO');
  expect(es?.text).toContain('https://www.example.com/bloque-1');
  expect(en?.text).toContain('November 2, 2026');
  expect(`${es?.text}${en?.text}`).not.toMatch(/unsubscribe|token/);
  await expect(mail('other')).rejects.toMatchObject({ status: 409, message: 'not-on-the-site' });
});

test('with sample dates, an edition has its state on the sample day, and the response has that day', async () => {
  const { ask } = await openRoutes({ ...record, asOf: '2027-01-01' });
  expect(await ask('/api/waiting/editions')).toMatchObject({
    sampleDay: '2027-01-01',
    editions: [{ state: 'started' }, {}],
  });
});

test('an edition with a sample date can be neither announced nor previewed', async () => {
  const { announce, ask, store, wait } = await openRoutes({ ...record, asOf: '2026-03-02' });
  await wait(true);
  const refused = { status: 409, message: 'sample-dates' };
  await expect(announce({ edition: open.id, expected: 1 })).rejects.toMatchObject(refused);
  const preview = ask('/api/waiting/editions/:edition/mail', { params: { edition: open.id } });
  await expect(preview).rejects.toMatchObject(refused);
  expect((await store.outboxSummary())['edition-mail'].waiting).toBe(0);
  expect(await ask('/api/waiting/editions')).toMatchObject({
    editions: [{ state: 'open', canBeAnnounced: false }, {}],
  });
});
