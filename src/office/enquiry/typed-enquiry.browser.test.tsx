import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import { readPlace, typedPlace } from '../address.ts';
import { typedDrafts } from '../drafts.ts';
import { TypedEnquiry } from './typed-enquiry.tsx';

const before = location.pathname + location.search;
afterEach(() => {
  history.replaceState(null, '', before);
  typedDrafts.keep(typedPlace, null);
});

test('an enquiry by telephone stays typed until it is saved, and is opened then', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ problem: 'typed' }, { status: 422 }));
  const form = () => <TypedEnquiry place={readPlace(`/?enquiry=${typedPlace}`)} />;
  const first = await renderInOffice(form());
  await userEvent.fill(first.getByLabelText('Nombre'), 'Ana Ruiz');
  await userEvent.fill(first.getByLabelText('Teléfono'), 'luego');
  await userEvent.click(first.getByRole('checkbox'));
  await userEvent.click(first.getByRole('button', { name: 'Guardar consulta' }));
  await expect.element(first.getByRole('alert')).toBeVisible();
  await first.unmount();

  const again = await renderInOffice(form());
  await userEvent.fill(again.getByLabelText('Teléfono'), '600 000 000');
  fetch.mockImplementation(async () => Response.json({ id: 'stored' }));
  await userEvent.click(again.getByRole('button', { name: 'Guardar consulta' }));
  await expect.poll(() => location.search).toBe('?enquiry=stored');
  const sent = JSON.parse(fetch.mock.calls.at(-1)![1]!.body as string) as unknown;
  expect(sent).toMatchObject({ language: 'es', name: 'Ana Ruiz', phone: '600 000 000', privacy: 'on' });
  expect(typedDrafts.read(typedPlace)).toBeNull();
});
