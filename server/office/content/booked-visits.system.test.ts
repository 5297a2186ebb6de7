import { expect, test } from 'vitest';
import { contentDesk } from '../../../build/content/editing/content-desk.ts';
import { openContentOffice } from '../../../tests/content-office.ts';
import { plainDesk } from '../../../tests/content-repository.ts';
import { bookConfirmed, sampleBooking, sampleVisit } from '../../../tests/sample-booking.ts';
import type { ContentChange } from '../../../src/schema/office-content.ts';
import { valueAt, valuesOf } from './file-values.ts';

const file = 'visits.yaml';
const visits = `visits:
  - id: open-day-2026-03-14-madrid
    day: 2026-03-14
    title: { es: Puertas abiertas, en: Open day }
`;

test('an undone visit with bookings is refused, and a copy never gets the id of a removed visit', async () => {
  const office = await openContentOffice({ [file]: visits }, { ...plainDesk, change: contentDesk.change });
  const ana = await office.person('ana@example.com');
  const change = async (one: ContentChange) => {
    const { version } = await ana.view(file);
    return ana.ask<{ status: number }>('/change', { file, version, changes: [one] });
  };
  const copy = () => change({ kind: 'insert', path: ['visits'], at: 1, like: 0 });
  const shown = () => valueAt(valuesOf(file, office.site.texts()![file]!), ['visits', 1, 'id']);

  expect((await copy()).status).toBe(200);
  const first = await ana.publish();
  const id = first.state === 'done' ? first.publication.id : '';
  const booked = String(shown());
  await bookConfirmed(office.parts.store, sampleBooking({ visit: { ...sampleVisit(), id: booked } }));
  const refused = {
    state: 'failed',
    problems: [{ file, path: ['visits'], message: { es: expect.stringContaining('tiene reservas') } }],
  };
  expect(await ana.undo(id)).toMatchObject(refused);
  await change({ kind: 'remove', path: ['visits'], at: 1 });
  await copy();
  expect(await ana.publish()).toMatchObject(refused);
  expect(shown()).toBe(booked);

  // Without bookings the visit may go, and its id stays unused.
  await office.parts.db.deleteFrom('bookings').execute();
  expect((await ana.publish()).state).toBe('done');
  expect(shown()).not.toBe(booked);
  await office.close();
});
