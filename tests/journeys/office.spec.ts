import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { writeLog } from '../../server/office/log/office-log.ts';
import { commandLine } from '../../src/schema/office.ts';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { answersQueued, eva, line, open, pane, receive, state } from '../office-steps.ts';
import { sampleEnquiry } from '../sample-enquiry.ts';
import { test } from '../site-test.ts';

test('an enquiry is found by name, taken in hand, noted, answered and exported', async ({ context, office }) => {
  const mails = await answersQueued(office);
  await receive(office, 'Íñigo Zubiría Peña', 'Berta Soler', 'Carla Prieto');
  let answerList = () => {};
  const held = new Promise<void>((resolve) => (answerList = resolve));
  await context.route('**/api/enquiries?*', async (route) => held.then(() => route.continue()));
  const page = await open(office, context);
  await expect(page.getByRole('main').getByText('Un momento…')).toBeVisible();
  await expect(page.getByText('0 consultas')).toHaveCount(0);
  answerList();
  await expect(line(page, 'Carla Prieto')).toBeVisible();
  await expect(page.getByText(/^\d+ consultas · /)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type('zubiria pena');
  await expect(line(page, 'Berta Soler')).toBeHidden();
  await expect(page).toHaveURL(/search=zubiria\+pena/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(line(page, 'Íñigo Zubiría Peña')).toBeFocused();
  await page.keyboard.press('o');
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(pane(page)).toContainText('¿Puedo empezar en noviembre?');
  expect(await accessibilityFaults(page)).toEqual([]);

  await pane(page).getByRole('button', { name: 'Me la quedo' }).click();
  await expect(state(page)).toHaveText('En curso');
  await pane(page).getByLabel('Nota para la oficina').fill('Prefiere que le llamen por la tarde.');
  await pane(page).getByRole('button', { name: 'Guardar nota' }).click();
  await expect(pane(page).getByRole('listitem').filter({ hasText: 'Prefiere que le llamen' })).toBeVisible();

  await pane(page).getByRole('button', { name: 'Responder', exact: true }).click();
  await pane(page).getByLabel('Respuesta a').fill('Hola, Íñigo:\n\nPuedes empezar en enero.');
  await page.reload();
  await expect(pane(page).getByLabel('Respuesta a')).toHaveValue(/Puedes empezar en enero/);
  await pane(page).getByRole('button', { name: 'Ver antes' }).click();
  await pane(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(state(page)).toHaveText('Contestada');
  await expect(pane(page).getByText('Yo: respuesta')).toBeVisible();
  expect(await answersQueued(office)).toBe(mails + 1);

  await page.keyboard.press('Escape');
  await expect(line(page, 'Íñigo Zubiría Peña')).toBeFocused();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ]);
  const rows = await readSheet(await readFile(await saved.path()));
  expect(rows.slice(1).map((row) => row.includes('Íñigo Zubiría Peña'))).toEqual([true]);
});

test('several enquiries are changed at once, by keyboard alone, on a phone', async ({ browser, office }) => {
  await office.parts.store.accept(sampleEnquiry({ name: 'Gema Sanz', course: 'a-course-that-left-the-site' }));
  await receive(office, 'Gema Ríos', 'Gema Luna');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await open(office, context, { path: '/?search=gema' });
  await expect(line(page, 'Gema Ríos')).toBeVisible();
  const time = page.getByRole('listitem').filter({ hasText: 'Gema Sanz' }).locator('time');
  expect(await time.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(page.getByRole('navigation')).toHaveCSS('mask-image', /gradient/);
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  // The second change is chosen before the first request is answered, and builds on the first change.
  const chosen = Promise.withResolvers<void>();
  await page.route('**/api/enquiries/marks', (route) => chosen.promise.then(() => route.continue()));
  const picked = page.getByRole('group', { name: 'Consultas marcadas' });
  await picked.getByRole('button', { name: 'Estado' }).press('Enter');
  await page.getByRole('button', { name: 'Correo basura' }).press('Enter');
  await picked.getByRole('button', { name: 'La lleva' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yo' }).press('Enter');
  chosen.resolve();
  await expect(page.getByRole('link', { name: /^Correo basura .* Yo$/ })).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});

test('a screen without its code keeps the bar, and opens once the office answers', async ({ context, office }) => {
  const page = await open(office, context);
  await expect(page.getByRole('heading', { name: 'Consultas' })).toBeVisible();
  await context.route(/\/(assets|api)\//, (route) => route.abort());
  await page.getByRole('link', { name: 'Visitas' }).click();
  await expect(page.getByRole('alert')).toContainText('no se ha podido abrir');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByText('Sin conexión con la oficina')).toBeVisible();
  await context.unroute(/\/(assets|api)\//);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByRole('heading', { name: 'Próximas' })).toBeVisible();
});

test('owners’ pages are accessible; others have no link to the page of people', async ({ browser, office }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  await office.signIn(context, 'direccion@example.com', 'owner');
  const at = new Date();
  await receive(office, 'Olga Vidal');
  const { id: enquiry } = await office.parts.db
    .selectFrom('enquiries')
    .select('id')
    .where('name', '=', 'Olga Vidal')
    .executeTakeFirstOrThrow();
  await writeLog(office.parts.db, { at, by: commandLine, action: 'invited', subject: 'hugo@example.com' });
  await writeLog(office.parts.db, { at, by: eva, action: 'read', subject: enquiry });
  const page = await context.newPage();
  const words = {
    '/quien-espera': 'Quién espera',
    '/cifras': 'Cifras',
    '/personas': 'Personas',
    '/registro': 'Registro',
  };
  for (const [path, word] of Object.entries({ ...words, '/borrar-y-conservar': 'Borrar y conservar' })) {
    await page.goto(office.url + path);
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    await expect(page.getByRole('main').getByText('Un momento…')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.goto(`${office.url}/registro`);
  await expect(page.getByRole('cell', { name: 'línea de comandos' })).toBeVisible();
  await page.getByRole('link', { name: enquiry }).click();
  await expect(pane(page).getByRole('heading', { name: 'Olga Vidal' })).toBeVisible();
  const others = await open(office, await browser.newContext());
  await expect(others.getByRole('link', { name: 'Cifras' })).toBeVisible();
  await expect(others.getByRole('link', { name: 'Personas' })).toHaveCount(0);
  await others.context().close();
  await context.close();
});
