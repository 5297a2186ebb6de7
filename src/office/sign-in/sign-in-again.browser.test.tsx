import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import { SignInAgain } from './sign-in-again.tsx';

test('the dialog of an ended session stays open however often Escape is pressed', async () => {
  const screen = await renderInOffice(<SignInAgain />);
  const dialog = screen.getByRole('dialog');
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(dialog.element()).toHaveProperty('open', true);
});
