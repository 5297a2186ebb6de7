import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './test-page.css';
import { Toaster, type ToastMessage } from './toaster.tsx';

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

beforeEach(() => {
  closed.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass for the toasts, in milliseconds. Waiting for an element has already moved the clock a little. */
async function pass(time: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time));
}

test('shows a toast 356 px wide and hands it back after 4 seconds', async () => {
  await page.viewport(1024, 768);
  const screen = await render(<Notices />);
  await screen.getByRole('button', { name: 'Guardar' }).click();
  const text = screen.getByText('Preferencias guardadas');
  await expect.element(text).toBeVisible();
  expect(text.element().closest('li')?.offsetWidth).toBe(356);
  await pass(3500);
  expect(closed).not.toHaveBeenCalled();
  await pass(500);
  expect(closed.mock.calls).toEqual([['saved']]);
  await expect.element(text).not.toBeInTheDocument();
});

test('a toast stays while it has the focus, and goes 4 seconds after', async () => {
  const screen = await render(<Notices />);
  const save = screen.getByRole('button', { name: 'Guardar' });
  await save.click();
  const close = screen.getByRole('button', { name: 'Cerrar aviso' });
  await expect.element(close).toBeVisible();
  close.element().focus();
  await pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  save.element().focus();
  await pass(3500);
  expect(closed).not.toHaveBeenCalled();
  await pass(500);
  expect(closed.mock.calls).toEqual([['saved']]);
});

test('a toast stays while it is pointed at', async () => {
  const screen = await render(<Notices />);
  const save = screen.getByRole('button', { name: 'Guardar' });
  await save.click();
  await screen.getByText('Preferencias guardadas').hover();
  await pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  await save.hover();
  await pass(4000);
  expect(closed.mock.calls).toEqual([['saved']]);
});

test('a toast that comes up under a resting pointer goes after 4 seconds', async () => {
  const screen = await render(
    <div
      style={{ position: 'fixed', insetInline: 0, insetBlockEnd: '2rem', display: 'grid', justifyContent: 'center' }}
    >
      <Notices />
    </div>,
  );
  await screen.getByRole('button', { name: 'Guardar' }).click();
  const toast = screen.getByRole('listitem');
  await expect.poll(() => toast.element().matches(':hover')).toBe(true);
  await pass(4000);
  expect(closed.mock.calls).toEqual([['saved']]);
});

test('the close button closes it', async () => {
  const screen = await render(<Notices />);
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await screen.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});

test('three are shown, 14 px apart; the oldest give way', async () => {
  const toasts = ['uno', 'dos', 'tres', 'cuatro'].map((text) => ({ id: text, text }));
  const screen = await render(<Toaster toasts={toasts} onClose={closed} label="Avisos" closeLabel="Cerrar aviso" />);
  const shown = screen.getByRole('listitem').elements();
  expect(shown.map((item) => item.textContent)).toEqual(['dos', 'tres', 'cuatro']);
  const [first, second] = shown.map((item) => item.getBoundingClientRect());
  expect(second!.top - first!.bottom).toBeCloseTo(14, 0);
});
