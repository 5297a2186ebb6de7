import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './test-page.css';
import { Dialog, dialogCommand } from './dialog.tsx';

function Enquiry() {
  return (
    <>
      <button type="button" {...dialogCommand('show-modal', 'enquiry')}>
        Solicitar información
      </button>
      <Dialog id="enquiry" title="Bloque 1" closeLabel="Cerrar">
        <input aria-label="Nombre" />
      </Dialog>
    </>
  );
}

async function openDialog() {
  const screen = await render(<Enquiry />);
  const opener = screen.getByRole('button', { name: 'Solicitar información' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Bloque 1' });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog };
}

async function expectGone(opener: Awaited<ReturnType<typeof openDialog>>['opener']) {
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  expect(document.activeElement).toBe(opener.element());
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
}

test('Escape closes the dialog, restores the focus and unlocks the scroll', async () => {
  const { opener } = await openDialog();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expectGone(opener);
});

test('the close button closes the dialog, which can be opened again', async () => {
  const { screen, opener, dialog } = await openDialog();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  await expectGone(opener);
  await opener.click();
  await expect.element(dialog).toBeVisible();
});
