import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import { AcceptedUpload, jpeg } from '../../../tests/accepted-upload.ts';
import type { OfficePicture } from '../../schema/office-pictures.ts';
import { PictureSheet } from './picture-sheet.tsx';

const picture: OfficePicture = {
  id: 'tower',
  kind: 'photo',
  width: 1600,
  height: 1000,
  alt: { es: 'La torre', en: 'The tower' },
  credit: { es: 'Foto: Centro', en: 'Photo: Centre' },
  version: '1',
  uses: [],
};
test('choosing another file clears the texts; keeping the present picture restores them', async () => {
  vi.stubGlobal('XMLHttpRequest', AcceptedUpload);
  const screen = await renderInOffice(<PictureSheet picture={picture} leave={() => {}} />);
  const shows = screen.getByLabelText(/^Qué se ve, en español/);
  await userEvent.fill(shows, 'La torre de Madrid');
  for (const _ of [1, 2]) {
    await userEvent.upload(screen.getByLabelText('Elegir un archivo'), jpeg);
    await expect.element(shows).toHaveValue('');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Dejar la de ahora' }));
  await expect.element(shows).toHaveValue('La torre de Madrid');
});

test('a second press sends no second request while the picture is being removed', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const screen = await renderInOffice(<PictureSheet picture={picture} leave={() => {}} />);
  const remove = screen.getByRole('button', { name: 'Quitar esta imagen' });
  await userEvent.click(remove);
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(remove, { force: true });
  const removals = sent.mock.calls.filter(([, init]) => init?.method === 'POST');
  expect(removals).toHaveLength(1);
});
