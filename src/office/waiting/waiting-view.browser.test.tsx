import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { WaitingEdition } from '../../schema/office-waiting.ts';
import { CallForm } from './call-form.tsx';
import { WaitingView } from './waiting-view.tsx';

const edition: WaitingEdition = {
  id: 'tower-2027-03',
  course: 'tower',
  campus: 'madrid',
  state: 'places-available',
  start: { es: '1 de marzo de 2027', en: 'March 1, 2027' },
  canBeAnnounced: true,
  waiting: 2,
  told: 0,
  toTell: 2,
};
const mail = { subject: 'Hay plazas', text: 'Hola' };

/** The office's server: after the announcement nobody is left to tell. */
function server(sampleDay: string | null = null) {
  let told = 0;
  return async (address: unknown, init?: RequestInit): Promise<Response> => {
    const path = String(address).replace('/api/waiting', '');
    if (path === '/announce' && init?.method === 'POST') return Response.json({ queued: (told = 2) });
    if (path.endsWith('/mail')) return Response.json({ es: mail, en: mail });
    if (path === '/editions') return Response.json({ editions: [{ ...edition, told, toTell: 2 - told }], sampleDay });
    return Response.json({ groups: [], confirmed: 2, unconfirmed: 0 });
  };
}

test('the number of mails is shown after an announcement, even if no edition is left to announce', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(server());
  const screen = await renderInOffice(<WaitingView />);
  await userEvent.click(screen.getByRole('button', { name: 'Ver antes' }).first());
  await userEvent.click(screen.getByRole('button', { name: 'Avisar a 2 personas' }));
  await expect.element(screen.getByRole('status').filter({ hasText: 'Salen 2 correos' })).toBeVisible();
  await expect.element(screen.getByText(/^Ahora no hay ninguna edición/)).toBeVisible();
});

test('the mails about ENAIRE’s call are hidden once a date of the call is changed', async () => {
  const preview = { mails: { es: mail, en: mail }, toTell: 1, told: 0 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(preview));
  const screen = await renderInOffice(<CallForm />);
  for (const [name, value] of Object.entries({
    year: '2026',
    source: 'https://empleo.enaire.es/',
    from: '2026-12-01',
    to: '2026-12-20',
  }))
    await userEvent.fill(screen.container.querySelector(`[name="${name}"]`)!, value);
  await userEvent.click(screen.getByRole('button', { name: 'Ver antes' }));
  const send = screen.getByRole('button', { name: /^Avisar/ });
  await expect.element(send).toBeVisible();
  await userEvent.fill(screen.container.querySelector('[name="to"]')!, '2026-12-21');
  await expect.element(send).not.toBeInTheDocument();
});

test('the addresses of a group are shown after a press', async () => {
  const group = { course: 'tower', campus: null, confirmed: 1, unconfirmed: 0, since: '2026-11-02T10:00:00Z' };
  const other = server();
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address: unknown, init?: RequestInit) => {
    if (address === '/api/waiting') return Response.json({ groups: [group], confirmed: 1, unconfirmed: 0 });
    if (!String(address).startsWith('/api/waiting/people')) return other(address, init);
    return Response.json([{ email: 'luz@example.com', language: 'en', since: group.since, isConfirmed: true }]);
  });
  const screen = await renderInOffice(<WaitingView />);
  await userEvent.click(screen.getByRole('button', { name: 'Ver las direcciones: tower, Cualquiera' }));
  await expect.element(screen.getByRole('link', { name: 'luz@example.com' })).toBeVisible();
  expect(asked.mock.calls.map(([address]) => address)).toContain('/api/waiting/people?course=tower');
});

test('with sample dates, no edition is offered for announcing, and the field that ends them is linked', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(server('2026-03-02'));
  const screen = await renderInOffice(<WaitingView />);
  await expect.element(screen.getByText(/^Las fechas de la web son de muestra/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /«Día que cuenta como hoy»/ }))
    .toHaveAttribute('href', '/cursos?file=editions.yaml&field=asOf');
  expect(screen.getByText(/1 de marzo de 2027/).elements()).toEqual([]);
});
