import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { OfficeVisitDetail } from '../../schema/office-visits.ts';
import { visitWorkbookPath } from '../data/visits.ts';
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

test('an error is shown if the number of people who came cannot be saved', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    init?.method === 'POST' ? Response.json({ problem: 'gone' }, { status: 404 }) : Response.json(detail),
  );
  const screen = await renderInOffice(<VisitBookings visit="open-day" isOver />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Ana Pérez/ }), '2');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Ya no existe: se ha borrado.');
});

test('the bookings stay visible beside the error if the attendance list cannot be downloaded', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    address === visitWorkbookPath('open-day') ? new Response(null, { status: 500 }) : Response.json(detail),
  );
  const screen = await renderInOffice(<VisitBookings visit="open-day" isOver />);
  await userEvent.click(screen.getByRole('button', { name: /Excel/ }));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByText('Ana Pérez')).toBeVisible();
});
