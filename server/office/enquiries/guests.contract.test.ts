import { expect, test } from 'vitest';
import { bookConfirmed, sampleBooking } from '../../../tests/sample-booking.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import { findGuests } from './guest-queries.ts';
import { officeStage } from '../../../tests/office-stage.ts';

const { openOffice } = officeStage();

test('people with only a booking or a course waited for are found by name and address; those with an enquiry are not', async () => {
  const { db, store, accept, now } = await openOffice();
  await bookConfirmed(store, sampleBooking({ name: 'Íñigo Peña', email: 'inigo@example.com' }));
  await store.subscribe(sampleRequest({ email: 'inigo@example.com', at: now() }));
  await store.subscribe(sampleRequest({ email: 'Waits@example.com', at: now() }));
  await bookConfirmed(store, sampleBooking({ name: 'Eva Peña', email: 'eva@example.com' }));
  await accept({ email: 'eva@example.com' });
  const found = async (words: string) => (await findGuests(db, words)).map(({ email }) => email);
  expect(await findGuests(db, 'inigo pena')).toMatchObject([
    {
      name: 'Íñigo Peña',
      email: 'inigo@example.com',
      bookings: [{ title: { es: 'Puertas abiertas en Madrid' }, party: 1, state: 'place' }],
      waitsFor: [{ course: 'block-1-tower', campus: null, confirmed: false }],
    },
  ]);
  expect(await found('waits@EXAMPLE.com')).toEqual(['Waits@example.com']);
  expect(await found('peña')).toEqual(['inigo@example.com']);
  expect(await found(' ')).toEqual([]);
});
