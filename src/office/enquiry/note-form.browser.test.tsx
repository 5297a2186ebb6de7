import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import { NoteForm } from './note-form.tsx';

test('a note cannot be changed while it is being saved, and its field keeps the focus', async () => {
  const saved = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(saved.promise);
  const screen = await renderInOffice(<NoteForm enquiry="2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11" />);
  const field = screen.getByRole('textbox');
  await userEvent.fill(field, 'Llamar mañana');
  (field.element() as HTMLTextAreaElement).form?.requestSubmit();
  await expect.element(field).toHaveAttribute('readonly');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(' por la tarde');
  await expect.element(field).toHaveValue('Llamar mañana');

  saved.resolve(Response.json({}));
  await expect.element(field).toHaveValue('');
  await expect.element(field).not.toHaveAttribute('readonly');
});
