import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import { MailDecision } from './mail-decision.tsx';

const about = '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11';

test('a mail in doubt is sent again or marked as arrived; a mail given up can only be sent again', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ mails: 1 }));
  const sent = () => fetch.mock.calls.map(([, init]) => JSON.parse((init?.body ?? 'null') as string) as unknown);
  const screen = await renderInOffice(<MailDecision about={about} uncertain={1} failed={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ha llegado' }));
  await expect.poll(sent).toContainEqual({ about, decision: 'arrived' });
  await expect
    .element(screen.getByRole('button', { name: 'Enviar otra vez' }))
    .not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar otra vez' }));
  await expect.poll(sent).toContainEqual({ about, decision: 'again' });
  const other = await renderInOffice(<MailDecision about={about} uncertain={0} failed={1} />);
  await expect.element(other.getByText('Un correo no pudo salir.', { exact: false })).toBeVisible();
  expect(other.container.querySelectorAll('button')).toHaveLength(1);
});
