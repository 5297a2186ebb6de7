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
  const screen = await renderInOffice(<VisitBookings visit="open-day" isOver isOpen={false} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Ana Pérez/ }), '2');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Ya no existe: se ha borrado.');
});

test('the bookings stay visible beside the error if the attendance list cannot be downloaded', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    address === visitWorkbookPath('open-day') ? new Response(null, { status: 500 }) : Response.json(detail),
  );
  const screen = await renderInOffice(<VisitBookings visit="open-day" isOver isOpen={false} />);
  await userEvent.click(screen.getByRole('button', { name: /Excel/ }));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByText('Ana Pérez')).toBeVisible();
});

test('a guest on the telephone is added from the list, which then says that a mail asks for confirmation', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    return Response.json(init?.method === 'POST' ? {} : detail);
  });
  const screen = await renderInOffice(<VisitBookings visit="open-day" isOver={false} isOpen />);
  await userEvent.click(screen.getByRole('button', { name: 'Apuntar a alguien' }));
  await userEvent.fill(screen.getByLabelText('Nombre'), 'Eva Sanz');
  await userEvent.fill(screen.getByLabelText('Correo electrónico'), 'eva@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Personas', exact: true }), '2');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Apuntar y escribirle' }));
  await expect.element(screen.getByText(/^Eva Sanz recibe un correo en eva@example.com/)).toBeVisible();
  const sent = asked.mock.calls.find(([, init]) => init?.method === 'POST')!;
  expect(sent[0]).toBe('/api/visits/open-day/book');
  const guest = { name: 'Eva Sanz', email: 'eva@example.com', party: 2, language: 'es', privacy: 'on' };
  expect(JSON.parse(sent[1]!.body as string)).toMatchObject(guest);
});
