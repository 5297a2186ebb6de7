import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import { MailProgram } from './mail-program.tsx';

const mail = { to: 'ana@example.com', bcc: null, subject: 'Hola', text: 'palabra '.repeat(1000) };

test('a copied text that is changed afterwards can be copied again', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderInOffice(<MailProgram mail={mail} isMarking={false} mark={() => {}} />);
  await userEvent.click(screen.getByText('Responder desde mi programa de correo'));
  await userEvent.click(screen.getByRole('button', { name: 'Copiar el texto' }));
  await expect.element(screen.getByRole('button', { name: 'Texto copiado' })).toBeVisible();
  const changed = `${mail.text}más`;
  await screen.rerender(<MailProgram mail={{ ...mail, text: changed }} isMarking={false} mark={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copiar el texto' }));
  expect(write).toHaveBeenLastCalledWith(changed);
});

test('if the browser refuses to copy a long answer, the screen says how to copy it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const screen = await renderInOffice(<MailProgram mail={mail} isMarking={false} mark={() => {}} />);
  await userEvent.click(screen.getByText('Responder desde mi programa de correo'));
  await userEvent.click(screen.getByRole('button', { name: 'Copiar el texto' }));
  const problem = 'El navegador no deja copiar: selecciona el texto de la respuesta y cópialo.';
  await expect.element(screen.getByRole('alert')).toHaveTextContent(problem);
});
