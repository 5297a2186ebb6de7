import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChoiceDialog } from './choice-dialog.tsx';
import { useEscape } from './use-keys.ts';

const leave = vi.fn<() => void>();
const choose = vi.fn<(value: string) => void>();

function Screen() {
  const [asks, setAsks] = useState(false);
  useEscape(true, leave);
  return (
    <>
      <input aria-label="Precio" />
      <button type="button" onClick={() => setAsks(true)}>
        Estado
      </button>
      {asks && (
        <ChoiceDialog
          title="Estado"
          choices={[{ value: 'new', label: 'Nueva' }]}
          likely="new"
          onChoose={choose}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

test('Escape only closes an open dialog and returns the focus; a first press leaves a field, a second the screen', async () => {
  const screen = await render(<Screen />);
  const opener = screen.getByRole('button', { name: 'Estado' });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Nueva' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect([leave.mock.calls, choose.mock.calls]).toEqual([[], []]);

  const field = screen.getByRole('textbox');
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('27{Escape}');
  await expect.element(field).not.toHaveFocus();
  await expect.element(field).toHaveValue('27');
  expect(leave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(leave).toHaveBeenCalledOnce();
});
