import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './test-page.css';
import { Dialog } from './dialog.tsx';

const closed = vi.fn();
beforeEach(() => closed.mockClear());

function Enquiry() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Solicitar información
      </button>
      <Dialog
        open={open}
        onClose={() => {
          closed();
          setOpen(false);
        }}
        title="Bloque 1"
        closeLabel="Cerrar"
      >
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
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(document.activeElement).toBe(opener.element());
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
}

test('Escape closes it, gives the focus back and unlocks the scroll', async () => {
  const { opener } = await openDialog();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expectGone(opener);
});

test('asked for again before the page has heard that it was closed, it opens again', async () => {
  const { opener, dialog } = await openDialog();
  const pressAtOnce = () => (opener.element() as HTMLElement).click();
  window.addEventListener('close', pressAtOnce, { capture: true, once: true });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
});

test('the close button closes it', async () => {
  const { screen, opener } = await openDialog();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  await expectGone(opener);
});

test('a click on the backdrop closes it, one inside or a drag out of it does not', async () => {
  const { screen, opener, dialog } = await openDialog();
  const box = dialog.element();
  await screen.getByLabelText('Nombre').click();
  expect(box).toHaveAttribute('open');

  const at = (x: number, y: number) => ({ bubbles: true, clientX: x, clientY: y });
  const inside = box.getBoundingClientRect();
  box.dispatchEvent(new MouseEvent('mousedown', at(inside.left + 4, inside.top + 4)));
  box.dispatchEvent(new MouseEvent('click', at(2, 2)));
  expect(box).toHaveAttribute('open');

  box.dispatchEvent(new MouseEvent('mousedown', at(2, 2)));
  box.dispatchEvent(new MouseEvent('click', at(2, 2)));
  await expectGone(opener);
});
