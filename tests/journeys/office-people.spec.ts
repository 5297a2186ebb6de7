import { expect } from '@playwright/test';
import { sessionIdleMs } from '../../src/schema/office.ts';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { answersQueued, join, line, open, pane, receive, state } from '../office-steps.ts';
import { test } from '../site-test.ts';

test('a link creates a passkey, the passkey signs in, and the link works once', async ({ page, office }) => {
  const link = await join(office, page, 'ana@example.com');
  await page.getByRole('button', { name: 'ana@example.com' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar en la oficina' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Consultas' })).toBeVisible();

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(page.getByRole('alert')).toContainText('ya se ha usado');
});

test('of two people on one enquiry, the second sees the first’s change', async ({ browser, office }) => {
  await receive(office, 'Dora Vives');
  const mails = await answersQueued(office);
  const mine = await browser.newContext();
  const theirs = await browser.newContext();
  const page = await open(office, mine);
  await line(page, 'Dora Vives').click();
  await expect(state(page)).toHaveText('Nueva');
  const other = await open(office, theirs, { person: 'hugo@example.com', path: new URL(page.url()).search });
  await pane(other).getByRole('button', { name: 'No le interesa' }).click();
  await expect(state(other)).toHaveText('No le interesa');

  await pane(page).getByRole('button', { name: 'En curso' }).click();
  await expect(pane(page).getByRole('alert')).toContainText(/Esta consulta ha cambiado .*hugo/);
  await expect(state(page)).toHaveText('No le interesa');
  expect(await accessibilityFaults(page)).toEqual([]);
  await pane(page).getByRole('button', { name: 'Cambiarla a «En curso»' }).click();
  await expect(state(page)).toHaveText('En curso');

  await pane(page).getByRole('button', { name: 'Responder', exact: true }).click();
  await expect(pane(page).getByLabel('Respuesta a')).toBeFocused();
  await pane(page).getByRole('button', { name: 'Ver antes' }).click();
  await expect(pane(page).getByText('Para', { exact: true })).toBeInViewport({ ratio: 1 });
  await other.reload();
  await pane(other).getByRole('button', { name: 'Responder', exact: true }).click();
  await pane(other).getByText('Responder desde mi programa de correo').click();
  await pane(other).getByRole('button', { name: 'marcar como contestada' }).click();
  await expect(state(other)).toHaveText('Contestada');
  await pane(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(pane(page).getByRole('alert')).toContainText(/ha salido otra respuesta \(hugo/);
  expect(await answersQueued(office)).toBe(mails);
  await pane(page).getByRole('button', { name: 'Enviar de todos modos' }).click();
  await expect(pane(page).getByText('Yo: respuesta')).toBeVisible();
  await mine.close();
  await theirs.close();
});

test('the end of a session is announced; typed text is there after the next sign-in', async ({ page, office }) => {
  await page.clock.install();
  await receive(office, 'Félix Roca');
  await join(office, page, 'luz@example.com');
  await line(page, 'Félix Roca').click();
  await pane(page).getByRole('button', { name: 'Responder', exact: true }).click();
  await pane(page).getByLabel('Respuesta a').fill('Hola, Félix: seguimos en contacto.');
  await pane(page).getByLabel('Nota para la oficina').fill('Sin guardar todavía.');
  const notice = page.getByText('Si no tocas nada, la sesión termina a las');
  const seenAt = new Date(Date.now() - sessionIdleMs + 4 * 60_000).toISOString();
  await office.parts.db.updateTable('office_sessions').set({ seen_at: seenAt }).execute();
  await page.clock.fastForward('01:30');
  await expect(notice).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Shift');
  await page.clock.fastForward('00:21');
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(pane(page).getByLabel('Nota para la oficina')).toHaveValue('Sin guardar todavía.');
  await pane(page).getByRole('button', { name: 'Ver antes' }).click();
  await office.parts.db.deleteFrom('office_sessions').where('email', '=', 'luz@example.com').execute();
  await pane(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'La sesión ha terminado' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await expect(pane(page).getByLabel('Nota para la oficina')).toHaveValue('Sin guardar todavía.');
  await pane(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(state(page)).toHaveText('Contestada');
});
