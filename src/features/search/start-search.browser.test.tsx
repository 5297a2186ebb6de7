import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { searchDialogId, startSearch } from './start-search.ts';

test('Ctrl+K outside text fields and ⌘K open the search; with Shift or Alt they do not', async () => {
  document.body.innerHTML = `<input /><dialog id="${searchDialogId}"></dialog>`;
  startSearch('es');
  const [input, dialog] = [document.querySelector('input')!, document.querySelector('dialog')!];
  async function opens(keys: string): Promise<boolean> {
    await userEvent.keyboard(keys);
    const isOpen = dialog.open;
    dialog.close();
    return isOpen;
  }
  expect(await opens('{Control>}k{/Control}')).toBe(true);
  expect(await opens('{Meta>}k{/Meta}')).toBe(true);
  expect(await opens('{Control>}{Shift>}k{/Shift}{/Control}')).toBe(false);
  expect(await opens('{Control>}{Alt>}k{/Alt}{/Control}')).toBe(false);
  input.focus();
  expect(await opens('{Control>}k{/Control}')).toBe(false);
  input.focus();
  expect(await opens('{Meta>}k{/Meta}')).toBe(true);
});
