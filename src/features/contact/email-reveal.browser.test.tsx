import { expect, test } from 'vitest';
import '../../elements/email-reveal.ts';
import { stage } from '../../elements/element-stage.tsx';
import { concealEmail } from '../../site/shell.ts';
import { EmailReveal } from './email-reveal.tsx';

test('a press shows the address as a link, which takes the focus', async () => {
  const screen = stage(<EmailReveal concealed={concealEmail('info@example.com')} />);
  expect(screen.container.innerHTML).not.toContain('info@example.com');
  await screen.getByRole('button', { name: /correo/ }).click();
  const link = screen.getByRole('link', { name: 'info@example.com' });
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute('href', 'mailto:info@example.com');
});
