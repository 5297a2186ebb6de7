import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { OfficeVisitDetail } from '../../schema/office-visits.ts';
import { VisitBookings } from './visit-bookings.tsx';

const detail: OfficeVisitDetail = {
  bookings: [
    {
      id: '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11',
      name: 'Ana Pérez',
      email: 'ana.perez@example.com',
      phone: null,
      party: 2,
      message: null,
      language: 'es',
      state: 'place',
      bookedAt: '2026-11-23T10:00:00Z',
      came: null,
      trouble: false,
    },
  ],
  untold: [],
};
afterEach(() => vi.restoreAllMocks());

test('a number of people who came that cannot be saved is reported', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    init?.method === 'POST' ? Response.json({ problem: 'gone' }, { status: 404 }) : Response.json(detail),
  );
  const screen = await renderInOffice(<VisitBookings visit="open-day" isOver />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Ana Pérez/ }), '2');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Ya no existe: se ha borrado.');
});
