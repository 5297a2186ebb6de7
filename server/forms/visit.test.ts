import { beforeEach, expect, test } from 'vitest';
import { sampleVisit } from '../../tests/sample-booking.ts';
import { openedStores } from '../../tests/opened-stores.ts';
import type { EnquiryStore } from '../enquiries/store/store.ts';
import type { BookingDelivery } from '../enquiries/outbox/delivery.ts';
import { formTestServer, hiddenOf } from '../../tests/form-app.ts';

const { emptyDatabase, open } = openedStores();

const visit = sampleVisit({ places: 3 });
const address = `/forms/visit?lang=es&visit=${visit.id}`;
const typed = { name: 'Nuria', email: 'nuria@example.com', party: '2', message: '¿Hay aparcamiento?', privacy: 'yes' };
const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

let server: Awaited<ReturnType<typeof formTestServer>>;
let store: EnquiryStore;
beforeEach(async () => {
  const clock = { now: () => new Date() };
  store = await open(await emptyDatabase(), { now: () => clock.now() });
  const visits = [visit, sampleVisit({ id: 'sample', isSample: true }), sampleVisit({ id: 'off', cancelled: true })];
  server = await formTestServer({ store, visits });
  clock.now = () => server.state.now;
});

async function book(changes: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const { hidden } = await server.open(address);
  server.wait(5000);
  return server.send({ ...hidden, ...typed, ...changes }, address, headers);
}

/** Books, and presses the button behind the link of the mail. */
async function bookConfirmed(changes: Record<string, string> = {}) {
  const answer = await book(changes);
  for (const { booking } of await mails()) await press('confirm', booking.token);
  return answer;
}

async function press(path: 'confirm' | 'cancel', token: string) {
  const url = `/forms/visit/${path}?lang=es`;
  return server.app.inject({ method: 'POST', url, headers: asForm, payload: `token=${token}` });
}

async function mails(): Promise<BookingDelivery[]> {
  const claimed = await store.claim({ kinds: ['booking-mail', 'visit-mail'], limit: 100, leaseMs: 60_000 });
  for (const delivery of claimed) await store.markSent(delivery);
  return claimed as BookingDelivery[];
}

test('the form shows the session, its hour in both time zones, the places left, and its purpose', async () => {
  const { page } = await server.open(address);
  for (const words of [
    'Sábado, 14 de marzo de 2026, a las 11:00 (10:00 en Canarias)',
    'Quedan 3 plazas',
    'Gestionar tu reserva: confirmarla',
    'quiero que uséis mis datos para gestionar mi reserva',
  ])
    expect(page.body).toContain(words);
  await bookConfirmed({ email: 'one@example.com' });
  expect((await server.open(address)).page.body).toContain('Queda 1 plaza');
  await bookConfirmed({ email: 'two@example.com', party: '1' });
  const full = (await server.open(address.replace('es', 'en'))).page.body;
  expect(full).toContain('Full: waiting list');
  expect(full).toContain('Join the waiting list');
});

test('a second booking of an address gets the same response, takes no place, and resends the first mail', async () => {
  const first = await bookConfirmed();
  const again = await book({ email: 'Nuria@Example.com', party: '3' });
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.body).toBe(first.body.replace('nuria@example.com', 'Nuria@Example.com'));
  expect(await store.seats()).toEqual({ [visit.id]: 2 });
  expect((await mails()).map(({ letter, booking }) => [letter, booking.party])).toEqual([
    ['place', 2],
    ['place', 2],
  ]);
});

test('the places left tell nothing about an address, and every address may be tried as often', async () => {
  await bookConfirmed({ party: '1' });
  const places = async () => (await server.app.inject('/forms/visit/seats')).body;
  const before = await places();
  const statuses: number[][] = [];
  for (const [n, email] of ['nuria@example.com', 'new@example.com'].entries()) {
    const from = { 'x-forwarded-for': `192.0.2.${n}` };
    const own: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) own.push((await book({ email, party: '1' }, from)).statusCode);
    expect(await places()).toBe(before);
    statuses.push(own);
  }
  expect(statuses[0]).toEqual(statuses[1]);
});

test('opening the link of the mail confirms nothing; the button does, once, and says what it gave', async () => {
  await book();
  const [{ letter, booking }] = (await mails()) as [BookingDelivery];
  expect(letter).toBe('confirm');
  // A mail program may mangle the link.
  for (const token of [booking.token, `3D${booking.token}.`]) {
    const { body } = await server.app.inject(`/forms/visit/confirm?lang=es&token=${token}`);
    expect(body).toContain('Sí, confirmar');
  }
  expect(await store.seats()).toEqual({});
  expect((await press('confirm', booking.token)).body).toContain('Tienes plaza');
  expect((await press('confirm', booking.token)).body).toContain('Tienes plaza');
  expect(await store.seats()).toEqual({ [visit.id]: 2 });
  expect((await mails()).map((mail) => mail.letter)).toEqual(['place']);
  await book({ email: 'eva@example.com' });
  const [late] = (await mails()) as [BookingDelivery];
  expect((await press('confirm', late.booking.token)).body).toContain('Estás en la lista de espera');
  expect((await server.app.inject(`/forms/visit/confirm?token=${late.booking.token}`)).body).not.toContain('<button');
  expect((await press('confirm', 'unknown')).statusCode).toBe(404);
});

test.each(['sample', 'off', 'unknown', ''])('the session “%s” cannot be booked', async (id) => {
  const { page } = await server.open(`/forms/visit?lang=es&visit=${id}`);
  expect(page.statusCode).toBe(404);
  expect(page.body).not.toContain('<form');
  const { hidden } = await server.open(address);
  server.wait(5000);
  const sent = await server.send({ ...hidden, ...typed, visit: id }, address);
  expect(sent.statusCode).toBe(409);
  expect(await store.seats()).toEqual({});
});

test('faults are shown at their fields, with the typed values; an invalid number of people counts as one', async () => {
  const wrong = await book({ email: 'nuria@' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('<option value="2" selected="">2</option>');
  expect(hiddenOf(wrong)['visit']).toBe(visit.id);
  await bookConfirmed({ party: '1e9' });
  expect(await store.seats()).toEqual({ [visit.id]: 1 });
});

test('many bookings of one sender are refused', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await book({ email: `n${n}@example.com` })).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test('opening the cancellation link changes nothing; the button on its page cancels once', async () => {
  await bookConfirmed();
  const [{ booking }] = (await mails()) as [BookingDelivery];
  const link = `/forms/visit/cancel?lang=es&token=${booking.token}`;
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const opened = await server.app.inject({ method, url: link });
    expect([opened.statusCode, opened.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  }
  expect(await store.seats()).toEqual({ [visit.id]: 2 });
  const shown = await server.app.inject(link);
  expect(shown.body).toContain('Puertas abiertas en Madrid');
  expect(shown.body).not.toContain('nuria@example.com');
  expect((await press('cancel', booking.token)).body).toContain('Reserva anulada');
  expect(await store.seats()).toEqual({});
  const second = await press('cancel', booking.token);
  expect([second.statusCode, second.body.includes('no hay ninguna reserva')]).toEqual([404, true]);
  expect(JSON.stringify(server.said)).not.toContain(booking.token);
});

test('after the session has begun, the cancellation link cancels nothing', async () => {
  await bookConfirmed();
  const [{ booking }] = (await mails()) as [BookingDelivery];
  server.wait(Date.parse(visit.startsAt) - server.state.now.getTime());
  const answer = await server.app.inject({
    method: 'POST',
    url: `/forms/visit/cancel?lang=en&token=${booking.token}`,
    headers: asForm,
    payload: '',
  });
  expect(answer.body).toContain('The session has already started');
  expect(await store.seats()).toEqual({ [visit.id]: 2 });
});

test('a sender of many unknown tokens is refused without a database query', async () => {
  let asked = 0;
  const findBooking = async () => {
    asked += 1;
    return null;
  };
  const guarded = await formTestServer({ store: { ...store, findBooking }, visits: [visit] });
  const statuses = new Set<number>();
  for (let n = 0; n < 40; n += 1) {
    const { statusCode } = await guarded.app.inject({
      method: 'POST',
      url: '/forms/visit/cancel?lang=es',
      headers: asForm,
      payload: `token=guess-${n}`,
    });
    statuses.add(statusCode);
  }
  expect([[...statuses], asked]).toEqual([[404, 429], 30]);
});

test('without the database, the form can be opened and keeps its text, and a link explains the failure', async () => {
  const broken = async () => Promise.reject(new Error('disk'));
  const failing = { ...store, seats: broken, book: broken, findBooking: broken };
  server = await formTestServer({ store: failing, visits: [visit] });
  const sent = await book();
  expect([sent.statusCode, sent.body.includes('¿Hay aparcamiento?')]).toEqual([503, true]);
  const link = await server.app.inject('/forms/visit/cancel?lang=es&token=x');
  expect([link.statusCode, link.body.includes('tu reserva sigue como estaba')]).toEqual([503, true]);
  const seats = await server.app.inject('/forms/visit/seats');
  expect([seats.statusCode, seats.headers['retry-after'], seats.body]).toEqual([503, '60', '']);
  expect(server.said.map(({ msg }) => msg).slice(-2)).toEqual([
    'a booking could not be read or cancelled',
    'the places left of the visits could not be read',
  ]);
});

test('the places left can be requested, without personal data', async () => {
  await bookConfirmed();
  const { headers, body } = await server.app.inject('/forms/visit/seats');
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body)).toEqual({ [visit.id]: 1, sample: 40, off: 40 });
});
