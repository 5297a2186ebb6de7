import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { FoundGuest } from '../../schema/office.ts';
import { readPlace } from '../address.ts';
import { FoundGuests } from './found-guests.tsx';

test('somebody without an enquiry is shown with address and bookings, which lead to the screen of visits', async () => {
  const title = { es: 'Puertas abiertas', en: 'Open day' };
  const found: FoundGuest[] = [
    {
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      bookings: [
        { id: 'x', at: '2026-03-03T10:00:00Z', title, startsAt: '2026-04-01T10:00:00Z', party: 1, state: 'place' },
      ],
      waitsFor: [],
    },
  ];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(found));
  const screen = await renderInOffice(<FoundGuests words="ana" place={readPlace('/')} isOpen />);
  await expect.element(screen.getByText('1 persona sin consulta')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'ana@example.com' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^Reservó Puertas abiertas/ }))
    .toHaveAttribute('href', '/visitas');
});
