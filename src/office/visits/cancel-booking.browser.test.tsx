import { afterEach, expect, test, vi } from 'vitest';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { OfficeBooking } from '../../schema/office-visits.ts';
import { CancelBooking } from './cancel-booking.tsx';

afterEach(() => vi.restoreAllMocks());

test('a booking that is kept after the question is not cancelled', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const booking = { id: 'x', name: 'Ana', email: 'ana@example.com', language: 'es' } as OfficeBooking;
  const screen = await renderInOffice(<CancelBooking visit="open-day" booking={booking} onDone={vi.fn()} />);
  screen.container.querySelector('button')!.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  [...screen.container.querySelectorAll('button')].at(-1)!.click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
