import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AcceptedUpload, jpeg } from '../../../tests/accepted-upload.ts';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { OfficePicture } from '../../schema/office-pictures.ts';
import { PictureChoice } from './picture-choice.tsx';

const picture = (id: string, alt: string): OfficePicture => {
  const text = { es: alt, en: alt };
  return { id, version: '1', kind: 'photo', width: 800, height: 500, alt: text, credit: text, uses: [] };
};

test('a picture is chosen in a dialog by words of its name, and the focus returns to its field', async () => {
  const pictures = [picture('campus-madrid', 'Una fachada'), picture('night-tower', 'Luces de pista')];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(pictures));
  const onChoose = vi.fn<(id: string) => void>();
  const field = { label: 'Portada', optional: false };
  const screen = await renderInOffice(<PictureChoice field={field} value="" onChoose={onChoose} attributes={{}} />);
  const open = screen.getByRole('button', { name: 'Elegir imagen: Portada' });
  await expect.element(open).toHaveAccessibleDescription('Ninguna');
  await userEvent.click(open);
  await userEvent.keyboard('tower night');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 imagen');
  await userEvent.click(screen.getByRole('button', { name: 'Luces de pista Night tower' }));
  expect(onChoose).toHaveBeenCalledWith('night-tower');
  await expect.element(open).toHaveFocus();
});

test('a new picture is uploaded in the dialog, and is chosen once it is saved', async () => {
  vi.stubGlobal('XMLHttpRequest', AcceptedUpload);
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    return Response.json(init?.method === 'POST' ? { id: 'apron' } : []);
  });
  const onChoose = vi.fn<(id: string) => void>();
  const field = { label: 'Portada', optional: false };
  const screen = await renderInOffice(<PictureChoice field={field} value="" onChoose={onChoose} attributes={{}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Elegir imagen: Portada' }));
  await userEvent.click(screen.getByRole('button', { name: 'Añadir una imagen' }));
  await userEvent.upload(screen.getByLabelText('Elegir un archivo'), jpeg);
  await userEvent.fill(screen.getByLabelText(/^Nombre/), 'Apron');
  for (const text of screen.getByRole('dialog').getByRole('textbox').elements())
    if (text instanceof HTMLTextAreaElement && text.required) await userEvent.fill(text, 'Texto');
  const keep = screen.getByRole('button', { name: 'Guardar' });
  await expect.element(keep).toHaveAttribute('aria-disabled', 'false');
  keep.element().closest('form')!.requestSubmit();
  await expect.poll(() => onChoose.mock.calls).toEqual([['apron']]);
  expect(asked).toHaveBeenCalledWith('/api/pictures', expect.objectContaining({ method: 'POST' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
