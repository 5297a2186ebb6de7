import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import type { SiteServer } from '../site-server.ts';
import { test } from '../site-test.ts';

async function syllabus(page: Page, site: SiteServer): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  await page.goto(`${site.url}/bloque-1-habilitacion-torre`);
  const href = await page.locator('a[href$=".pdf"]').first().getAttribute('href');
  const answer = await page.request.get(new URL(href!, site.url).href);
  return { name: 'plan.pdf', mimeType: 'application/pdf', buffer: await answer.body() };
}

async function fillIn(form: FrameLocator, email: string): Promise<void> {
  await form.getByRole('checkbox', { name: 'Formación de unidad' }).check();
  await form.locator('#field-people').fill('12');
  await form.locator('#field-deadline').fill('2027-01-15');
  await form.locator('#field-airspace').fill('Torre de prueba');
  await form.locator('#field-organisation').fill('Aeródromo de Prueba');
  await form.locator('#field-name').fill('Nuria Peñalver');
  await form.locator('#field-email').fill(email);
}

test('a draft of a request is kept, sent with a PDF and shown', async ({ page, context, site, office, mailbox }) => {
  const email = 'nuria@org.example';
  const document = await syllabus(page, site);
  await page.goto(`${site.url}/servicios`);
  await page.getByRole('main').getByRole('link', { name: 'Pedir una propuesta' }).first().press('Enter');
  await expect(page).toHaveURL(`${site.url}/propuesta`);
  const form = page.frameLocator('iframe[data-form="proposal"]');
  await fillIn(form, email);
  await expect(form.locator('[data-summary="purposes"] dd')).toHaveText('Formación de unidad');
  await expect(form.locator('[data-summary="deadline"] dd')).toHaveText('15 de enero de 2027');

  await page.reload();
  await expect(form.locator('#field-airspace')).toHaveValue('Torre de prueba');
  await expect(form.getByText('se guarda en este navegador')).toBeVisible();
  await form.locator('#field-documents').setInputFiles({ ...document, buffer: Buffer.from('no PDF') });
  await form.getByRole('checkbox', { name: 'He leído' }).press('Space');
  const send = form.getByRole('button', { name: 'Pedir la propuesta' });
  await send.press('Enter');
  await expect(form.locator('#error-documents')).toContainText('no es un PDF entero');
  await form.locator('#field-documents').setInputFiles(document);
  await send.press('Enter');
  await expect(form.getByRole('heading', { name: 'Petición recibida' })).toBeFocused();
  await expect(form.locator('.asked')).toContainText('plan.pdf');
  await expect(form.getByRole('button', { name: 'Imprimir el resumen' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('proposal-draft'))).toBeNull();

  const mailTo = (isVisitor: boolean) =>
    mailbox.messages.find(
      ({ to, mail }) => (to[0] === email) === isVisitor && (isVisitor || mail.text?.includes(email)),
    )?.mail;
  await expect.poll(() => [mailTo(true), mailTo(false)].includes(undefined)).toBe(false);
  const [visitor, centre] = [mailTo(true), mailTo(false)];
  expect(visitor?.text).toContain('Para qué: Formación de unidad');
  expect(visitor?.text).toContain('Documentos: 1');
  expect(visitor?.text).not.toContain('Torre de prueba');
  expect(centre?.text).toContain('Torre de prueba');
  expect([visitor, centre].flatMap((mail) => mail?.attachments ?? [])).toEqual([]);
  expect(readdirSync(join(site.dataDir, 'uploads'))).toEqual([]);

  await office.signIn(context, 'eva@example.com');
  const desk = await context.newPage();
  await desk.goto(`${office.url}/?proposal=received`);
  await desk.getByRole('main').getByRole('link', { name: 'Nuria Peñalver' }).click();
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Descargar plan.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plan.pdf');
  // The amount is sent before the state is saved: both come from one person, and both are kept.
  const pressed = Promise.withResolvers<void>();
  await desk.route('**/api/enquiries/marks', (route) => pressed.promise.then(() => route.continue()));
  await desk.getByRole('button', { name: 'Enviada' }).click();
  await desk.getByLabel('Importe en euros').fill('57.000');
  await desk.getByRole('button', { name: 'Guardar importe' }).click();
  pressed.resolve();
  await expect(desk.getByText('propuesta «enviada», 57.000 EUR')).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
});
