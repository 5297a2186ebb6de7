import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { respondTo } from '../../../tests/respond-to.ts';
import { bookConfirmed, sampleBooking, sampleVisit } from '../../../tests/sample-booking.ts';
import { siteCentre } from '../../../tests/sample-centre.ts';
import { openedStores } from '../../../tests/opened-stores.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import type { VisitFacts } from '../../../src/schema/booking.ts';
import type { OfficeBooking, OfficeVisit, OfficeVisits } from '../../../src/schema/office-visits.ts';
import type { OfficeRequest } from '../office-route.ts';
import { visitRoutes } from './visit-routes.ts';

const { openBoth } = openedStores();
const { emptyFolder } = temporaryFolders('visit-routes');

async function openRoutes() {
  let time = new Date('2026-03-02T09:00:00.000Z');
  const now = () => time;
  const { database, store } = await openBoth({ now });
  const site = { centre: siteCentre, visits: [sampleVisit({ places: 3 })] as VisitFacts[] };
  const folder = emptyFolder();
  writeFileSync(
    join(folder, 'visits.yaml'),
    `visits: [{ id: another, title: { es: Torre }, day: 2026-04-01 }, { id: ${sampleVisit().id} }]`,
  );
  const content = { draft: { folder, state: () => Promise.reject(new Error('away')) } };
  const routes = visitRoutes({
    ...database,
    store,
    content,
    facts: site,
    env: { SITE_URL: 'https://www.example.com' },
    now,
  });
  const ask = async (path: string, request: Partial<OfficeRequest> = {}) => {
    const params = { visit: sampleVisit().id };
    const route = routes.find((each) => each.path === path);
    return respondTo(route, { params, ...request });
  };
  const json = async (path: string, request?: Partial<OfficeRequest>) => {
    const answered = await ask(path, request);
    return 'json' in answered ? answered.json : null;
  };
  return {
    site,
    store,
    ask,
    json,
    pass: (ms: number) => void (time = new Date(time.getTime() + ms)),
    book: (name: string, party = 1) =>
      bookConfirmed(
        store,
        sampleBooking({ visit: site.visits[0]!, name, party, email: `${name}@example.com`.toLowerCase() }),
      ),
    line: async () => ((await json('/api/visits')) as OfficeVisits).visits[0] as OfficeVisit,
    letters: async () => {
      const claimed = await store.claim({ kinds: ['booking-mail', 'visit-mail'], limit: 100, leaseMs: 60_000 });
      for (const delivery of claimed) await store.markSent(delivery);
      return claimed.map((delivery) => ('letter' in delivery ? delivery.letter : null));
    },
  };
}

test('a visit shows its bookings, waiting list and attendance, and can be exported as a list', async () => {
  const { ask, book, json, line } = await openRoutes();
  await book('Zoe', 2);
  await book('Ana');
  await book('Eva');
  expect(await line()).toMatchObject({
    coming: 3,
    waiting: 1,
    places: 3,
    isOver: false,
    isGone: false,
    change: null,
    at: 1,
  });
  const bookings = async () => ((await json('/api/visits/:visit')) as { bookings: OfficeBooking[] }).bookings;
  expect((await bookings()).map(({ name, state, came }) => [name, state, came])).toEqual([
    ['Ana', 'place', null],
    ['Zoe', 'place', null],
    ['Eva', 'waiting', null],
  ]);
  expect(JSON.stringify(await bookings())).not.toMatch(/token|email_key/);
  const zoe = (await bookings())[1]!;
  await ask('/api/visits/:visit/came', { body: { id: zoe.id, came: 1 } });
  expect((await bookings())[1]?.came).toBe(1);
  for (const body of [null, {}, { id: zoe.id, came: 4 }, { id: 'x', came: 1 }])
    await expect(ask('/api/visits/:visit/came', { body })).rejects.toMatchObject({ status: 422 });
  const other = ask('/api/visits/:visit/came', { body: { id: zoe.id, came: 1 }, params: { visit: 'other' } });
  await expect(other).rejects.toMatchObject({ status: 404, message: 'gone' });
  const cancel = (body: unknown) => ask('/api/visits/:visit/cancel', { body });
  await expect(cancel({ id: 'x' })).rejects.toMatchObject({ status: 422 });
  await cancel({ id: zoe.id });
  await expect(cancel({ id: zoe.id })).rejects.toMatchObject({ status: 404, message: 'booking-gone' });
  expect((await bookings()).map(({ name, state }) => [name, state])).toEqual([
    ['Ana', 'place'],
    ['Eva', 'place'],
  ]);
  for (const path of ['/api/visits/:visit', '/api/visits/:visit/visit.xlsx'])
    await expect(ask(path, { params: { visit: 'a text of somebody' } })).rejects.toMatchObject({ status: 404 });
  const answered = await ask('/api/visits/:visit/visit.xlsx');
  if (!('file' in answered && Buffer.isBuffer(answered.file))) throw new Error('no file');
  expect(answered.name).toBe('open-day-2026-03-14-madrid.xlsx');
  expect((await readSheet(answered.file)).map(([, party]) => party)).toEqual(['Personas', 1, 1]);
});

test('a guest on the telephone is booked as by the form, and has a place after confirming in the same mail', async () => {
  const { ask, json, letters, line, pass, site, store } = await openRoutes();
  const guest = {
    language: 'en',
    name: 'Eva Sanz',
    email: 'eva@example.com',
    phone: '',
    message: '',
    privacy: 'on',
    party: 2,
  };
  const id = randomUUID();
  const book = (more: object = {}) => ask('/api/visits/:visit/book', { body: { id, ...guest, ...more } });
  await Promise.all([book(), book()]);
  await expect(book({ name: 'Otra' })).rejects.toMatchObject({ status: 409, message: 'changed' });
  for (const more of [{ email: 'eva' }, { privacy: '' }, { party: 4 }, { name: '' }])
    await expect(book(more)).rejects.toMatchObject({ status: 422, message: 'guest' });
  const bookings = async () => ((await json('/api/visits/:visit')) as { bookings: OfficeBooking[] }).bookings;
  expect(await bookings()).toMatchObject([{ name: 'Eva Sanz', party: 2, language: 'en', state: 'asked' }]);
  const [mail] = await store.claim({ kinds: ['booking-mail'], limit: 9, leaseMs: 60_000 });
  if (!mail || !('booking' in mail)) throw new Error('no mail');
  await store.markSent(mail);
  await store.confirmBooking(mail.booking.token);
  expect(await line()).toMatchObject({ coming: 2 });
  expect(await letters()).toEqual(['place']);
  pass(12 * 86_400_000);
  await expect(book({ id: randomUUID() })).rejects.toMatchObject({ status: 409, message: 'visit-closed' });
  site.visits = [];
  await expect(book({ id: randomUUID() })).rejects.toMatchObject({ status: 409, message: 'not-on-the-site' });
});

test('a moved visit is announced once to everybody with outdated facts, and again when it moves back', async () => {
  const { ask, book, json, letters, line, pass, site } = await openRoutes();
  await book('Ana', 3);
  await book('Eva');
  await letters();
  const [before] = site.visits;
  const tell = (expected: number) => ask('/api/visits/:visit/tell', { body: { expected } });
  await expect(tell(1)).rejects.toMatchObject({ status: 409, message: 'count-changed', more: { toTell: 0 } });
  site.visits = [{ ...before!, startsAt: '2026-03-15T10:00:00.000Z', endsAt: '2026-03-15T12:00:00.000Z' }];
  expect(await line()).toMatchObject({ change: { kind: 'changed', toTell: 2 } });
  const { es } = (await json('/api/visits/:visit/mail')) as Record<string, { subject: string; text: string }>;
  expect(es?.subject).toBe('Cambio de hora o de lugar: Puertas abiertas en Madrid – Centro ATCO');
  expect(es?.text).toContain('Domingo, 15 de marzo de 2026');
  expect(es?.text).not.toContain('token');
  await book('Luz');
  await letters();
  const both = await Promise.allSettled([tell(2), tell(2)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected']);
  expect(await letters()).toEqual(['changed', 'changed']);
  expect(await line()).toMatchObject({ change: null });
  pass(1000);
  site.visits = [before!];
  expect(await line()).toMatchObject({ change: { toTell: 3 } });
  await tell(3);
  expect(await letters()).toEqual(['changed', 'changed', 'changed']);
});

test('the preview about an online visit contains the link to enter, without the number of people', async () => {
  const { json, site } = await openRoutes();
  site.visits = [sampleVisit({ place: 'online', join: 'https://meet.example/session' })];
  const { es, en } = (await json('/api/visits/:visit/mail')) as Record<string, { text: string }>;
  expect(es?.text).toContain('Enlace para entrar: https://meet.example/session');
  expect(en?.text).toContain('https://meet.example/session');
  expect(`${es?.text}${en?.text}`).not.toMatch(/Personas|People/);
});

test('a cancelled visit is announced once; nobody moves up or is reminded afterwards', async () => {
  const { ask, book, letters, line, site, store } = await openRoutes();
  await book('Ana', 3);
  await book('Eva');
  await letters();
  site.visits = [{ ...site.visits[0]!, cancelled: true }];
  expect(await line()).toMatchObject({ change: { kind: 'called-off', toTell: 2 } });
  await ask('/api/visits/:visit/tell', { body: { expected: 2 } });
  expect(await letters()).toEqual(['called-off', 'called-off']);
  await store.erase({ email: 'ana@example.com' });
  await store.keepVisits(site.visits);
  expect(await letters()).toEqual([]);
});

test('visits that the site does not show yet are named with their place in the draft', async () => {
  const { json } = await openRoutes();
  const { drafts } = (await json('/api/visits')) as OfficeVisits;
  expect(drafts).toEqual([{ at: 0, title: { es: 'Torre', en: '' }, day: '2026-04-01' }]);
});

test('past visits are listed with the latest first, including removed ones', async () => {
  const { book, json, pass, site } = await openRoutes();
  const [first] = site.visits;
  const later = { ...first!, id: 'later', startsAt: '2026-03-20T10:00:00.000Z', endsAt: '2026-03-20T12:00:00.000Z' };
  await book('Ana');
  site.visits = [later];
  pass(30 * 86_400_000);
  const { visits } = (await json('/api/visits')) as OfficeVisits;
  expect(visits.map(({ id }) => id)).toEqual(['later', first!.id]);
});

test('bookings of a removed visit are still shown, but no mail can be sent about it', async () => {
  const { ask, book, json, site } = await openRoutes();
  await book('Ana');
  site.visits = [];
  const { visits } = (await json('/api/visits')) as OfficeVisits;
  expect(visits).toMatchObject([{ isGone: true, coming: 1, change: null }]);
  const told = ask('/api/visits/:visit/tell', { body: { expected: 1 } });
  await expect(told).rejects.toMatchObject({ status: 409, message: 'not-on-the-site' });
});
