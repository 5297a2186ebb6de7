import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { OfficeBooking } from '../../schema/office-visits.ts';
import { CancelBooking } from './cancel-booking.tsx';

const booking = { id: 'x', name: 'Ana', email: 'ana@example.com', language: 'es' } as OfficeBooking;

test('a booking that is kept after the question is not cancelled', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const screen = await renderInOffice(<CancelBooking visit="open-day" booking={booking} onDone={vi.fn()} />);
  screen.container.querySelector('button')!.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  [...screen.container.querySelectorAll('button')].at(-1)!.click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('a reason is sent with the cancellation', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const screen = await renderInOffice(<CancelBooking visit="open-day" booking={booking} onDone={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: /^Anular.*Ana$/ }));
  await userEvent.fill(screen.getByLabelText('Un motivo para el invitado, en español (opcional)'), 'Hay obras.');
  await userEvent.click(screen.getByRole('button', { name: /^Anularla/ }));
  await expect.poll(() => asked.mock.calls[0]?.[1]?.body).toBe('{"id":"x","reason":"Hay obras."}');
});
