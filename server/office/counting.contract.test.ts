import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inOne } from '../../tests/in-one.ts';
import { openedStores } from '../../tests/opened-stores.ts';
import { sampleBooking } from '../../tests/sample-booking.ts';
import { sampleEnquiry } from '../../tests/sample-enquiry.ts';
import { sampleEdition, sampleRequest } from '../../tests/sample-subscription.ts';
import type { Subscription } from '../../src/schema/subscription.ts';
import type { EnquirySelection } from '../../src/schema/office-enquiries.ts';
import type { StoredEnquiry } from '../enquiries/store/enquiries.ts';
import type { EnquiryStoreEnv } from '../enquiries/store/store.ts';
import { storeAnswer } from './answers/answer-queries.ts';

const at = new Date('2026-03-02T09:00:00.000Z');

const { openBoth } = openedStores();

async function openOffice(given?: EnquiryStoreEnv) {
  const { env, database, store } = await openBoth({ now: () => at }, given);
  const answer = (enquiry: string) => {
    const sent = { enquiry, submission: randomUUID(), revision: 0, subject: 'Sí', text: 'Hay plazas.' };
    return storeAnswer({ ...database, now: () => at }, sent, 'ana@centro.example');
  };
  return { env, database, store, answer };
}

test('the data of an address, in any capitals, or of one id are counted, and an erasure deletes what was counted', async () => {
  const { answer, database, store } = await openOffice();
  const email = 'ana@example.com';
  const [first, second, other] = [sampleEnquiry({ email }), sampleEnquiry({ email }), sampleEnquiry()];
  for (const enquiry of [first, second, other]) await store.accept(enquiry);
  await answer(first.id);
  await store.subscribe(sampleRequest({ email, at }));
  const [subscription] = (await store.subscriptions()) as [Subscription];
  await store.confirmSubscription(subscription.token);
  await store.announce(sampleEdition);
  await store.book(sampleBooking({ email }));
  const none = { enquiries: 0, events: 0, subscriptions: 0, bookings: 0, deliveries: 0 };
  const whole = { enquiries: 2, events: 1, subscriptions: 1, bookings: 1, deliveries: 8 };
  expect(await store.erasable({ email: ' ANA@example.com ' })).toEqual(whole);
  expect(await store.erasable({ id: first.id })).toEqual({
    ...none,
    enquiries: 1,
    events: 1,
    deliveries: 3,
  });
  expect(await store.erasable({ id: subscription.id })).toEqual({
    ...none,
    subscriptions: 1,
    deliveries: 2,
  });
  expect(await store.erasable({ email: 'nobody@example.com' })).toEqual(none);
  expect(await store.erase({ email })).toMatchObject({
    enquiries: 2,
    subscriptions: 1,
    bookings: 1,
    deliveries: 8,
  });
  expect(await store.erasable({ email })).toEqual(none);
  expect(await database.db.selectFrom('events').selectAll().execute()).toEqual([]);
});

test('an export has the enquiries of a selection with deliveries and state', async () => {
  const { answer, store } = await openOffice();
  const [one, two] = [sampleEnquiry({ receivedAt: at }), sampleEnquiry({ receivedAt: at, course: null })];
  for (const enquiry of [one, two]) await store.accept(enquiry);
  await answer(one.id);
  const exported = async (selection: EnquirySelection) => {
    const all: StoredEnquiry[] = [];
    for await (const some of store.batches(selection)) all.push(...some);
    return all;
  };
  const [row, ...others] = await exported({ state: 'answered' });
  expect(others).toEqual([]);
  expect(row?.enquiry).toEqual(one);
  const mark = { state: 'answered', assignee: 'ana@centro.example', answeredAt: at, proposal: null, amount: null };
  expect(row?.mark).toEqual(mark);
  expect(row?.deliveries.map(({ kind }) => kind)).toEqual(['answer-mail', 'centre-mail', 'visitor-mail']);
  expect(await exported({})).toHaveLength(2);
  expect(await store.count({ state: 'answered' })).toBe(1);
});

test('figures contain states and times to the first answer', async () => {
  const { answer, store } = await openOffice();
  const [one, two] = [sampleEnquiry({ receivedAt: at }), sampleEnquiry({ receivedAt: at, page: null })];
  for (const enquiry of [one, two]) await store.accept(enquiry);
  await answer(one.id);
  const enquiries = await inOne(store.figureEnquiries(at));
  const byId = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]));
  expect(byId.get(one.id)).toMatchObject({
    state: 'answered',
    answeredAt: at,
    page: one.page,
    campaign: one.campaign,
  });
  expect(byId.get(two.id)).toMatchObject({ state: 'new', answeredAt: null, page: null });
  expect(await store.oldestWaiting()).toMatchObject({ 'answer-mail': at });
});
