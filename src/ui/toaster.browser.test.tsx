import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './test-page.css';
import type { ToastMessage } from './toaster-bar.tsx';
import { Toaster } from './toaster.tsx';

const closed = vi.fn();

function Notices() {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const take = (id: string) => {
    closed(id);
    setToasts((now) => now.filter((toast) => toast.id !== id));
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setToasts([{ id: 'saved', text: 'Preferencias guardadas', kind: 'success' }])}
      >
        Guardar
      </button>
      <Toaster toasts={toasts} onClose={take} label="Avisos" closeLabel="Cerrar aviso" />
    </>
  );
}

test('shows a toast 356 px wide and hands it back after 4 seconds', { timeout: 10_000 }, async () => {
  await page.viewport(1024, 768);
  const screen = await render(<Notices />);
  await screen.getByRole('button', { name: 'Guardar' }).click();
  const text = screen.getByText('Preferencias guardadas');
  await expect.element(text).toBeVisible();
  const shownAt = performance.now();
  expect(text.element().closest('li')?.offsetWidth).toBe(356);
  await expect.poll(() => closed.mock.calls, { timeout: 6000 }).toEqual([['saved']]);
  expect(performance.now() - shownAt).toBeGreaterThan(3500);
  await expect.poll(() => document.querySelector('[data-sonner-toast]')).toBeNull();
});

test('a toast stays while it has the focus, and goes 4 seconds after', { timeout: 20_000 }, async () => {
  closed.mockClear();
  const screen = await render(<Notices />);
  const save = screen.getByRole('button', { name: 'Guardar' });
  await save.click();
  const close = screen.getByRole('button', { name: 'Cerrar aviso' });
  await expect.element(close).toBeVisible();
  close.element().focus();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect(closed).not.toHaveBeenCalled();
  save.element().focus();
  await expect.poll(() => closed.mock.calls, { timeout: 6000 }).toEqual([['saved']]);
});

test('a toast stays while it is pointed at', { timeout: 20_000 }, async () => {
  closed.mockClear();
  const screen = await render(<Notices />);
  const save = screen.getByRole('button', { name: 'Guardar' });
  await save.click();
  await screen.getByText('Preferencias guardadas').hover();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect(closed).not.toHaveBeenCalled();
  await save.hover();
  await expect.poll(() => closed.mock.calls, { timeout: 6000 }).toEqual([['saved']]);
});

test('the close button closes it', async () => {
  closed.mockClear();
  const screen = await render(<Notices />);
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await screen.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});
