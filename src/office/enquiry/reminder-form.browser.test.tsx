import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import { ReminderForm } from './reminder-form.tsx';

test('a reminder is saved with its day and word, and removed', async () => {
  const change = vi.fn();
  const empty = await renderInOffice(<ReminderForm reminder={null} changes={{ change }} />);
  await userEvent.fill(empty.getByLabelText('Recordármelo el día'), '2026-12-01');
  await userEvent.fill(empty.getByLabelText('Para qué'), 'llamar el martes');
  await userEvent.click(empty.getByRole('button', { name: 'Guardar aviso' }));
  const reminder = { on: '2026-12-01', word: 'llamar el martes' };
  expect(change).toHaveBeenLastCalledWith({ reminder });
  await empty.unmount();

  const kept = await renderInOffice(<ReminderForm reminder={reminder} changes={{ change }} />);
  await userEvent.click(kept.getByRole('button', { name: 'Quitar aviso' }));
  expect(change).toHaveBeenLastCalledWith({ reminder: null });
});
