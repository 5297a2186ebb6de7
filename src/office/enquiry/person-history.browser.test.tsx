import { expect, test } from 'vitest';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { EnquiryDetail } from '../../schema/office.ts';
import { readPlace } from '../address.ts';
import { PersonHistory } from './person-history.tsx';

test("a person's enquiries, bookings and courses waited for are in one list, newest first", async () => {
  const title = { es: 'Puertas abiertas', en: 'Open day' };
  const detail = {
    others: [
      {
        id: 'one',
        name: 'Ana Ruiz',
        receivedAt: '2026-03-02T10:00:00Z',
        state: 'new',
        reminder: null,
        proposal: null,
        assignee: null,
      },
    ],
    bookings: [
      { id: 'two', at: '2026-03-03T10:00:00Z', title, startsAt: '2026-04-01T10:00:00Z', party: 2, state: 'place' },
    ],
    waitsFor: [{ at: '2026-03-01T10:00:00Z', course: 'block-1-tower', campus: null, confirmed: false }],
  } as unknown as EnquiryDetail;
  const { container } = await renderInOffice(<PersonHistory detail={detail} place={readPlace('/')} />);
  const links = [...container.querySelectorAll('a')];
  expect(links.map(({ pathname, search }) => pathname + search)).toEqual([
    '/visitas',
    '/?enquiry=one',
    '/quien-espera',
  ]);
  expect(links[0]?.textContent).toBe('Reservó Puertas abiertas, 1 de abril de 2026: 2 personas (con plaza)');
  expect(links[2]?.textContent).toMatch(/^Espera noticias de .* \(sin confirmar\)$/);
});
