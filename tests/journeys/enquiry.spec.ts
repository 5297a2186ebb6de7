import { expect, type FrameLocator, type Page } from '@playwright/test';
import { waitOutFillTime } from '../contact-form.ts';
import { listed } from '../enquiries.ts';
import { test } from '../site-test.ts';

/** Scrolls to the form, as a person would, so that its frame loads. */
async function openFrame(page: Page): Promise<FrameLocator> {
  await page.locator('#contact-section').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe[data-form]');
  await expect(frame.getByRole('textbox', { name: /Nombre|Name/ })).toBeVisible();
  return frame;
}

async function fillIn(form: FrameLocator | Page, name: string): Promise<void> {
  await form.getByRole('textbox', { name: /^(Nombre|Name)/ }).fill(name);
  await form.getByRole('textbox', { name: /Correo|E-mail/ }).fill('ana@visitor.example');
  await form.getByRole('textbox', { name: /Mensaje|Observaciones|Message|Remarks/ }).fill('¿Puedo entrar con gafas?');
  await form.locator('input[name="privacy"]').check();
  await waitOutFillTime(form);
}

test('an enquiry through the frame reaches the database and the mailbox', async ({ page, site, mailbox }) => {
  const name = 'Ana de la Torre';
  await page.goto(`${site.url}/contacto?gclid=Te-St_1`);
  const frame = await openFrame(page);
  await fillIn(frame, name);
  await frame.getByRole('button', { name: /Enviar|Presentar|Solicitar/ }).click();
  await expect(page).toHaveURL(/\/exito/);
  await expect(page.getByText(/Tu referencia: [0-9A-F]{8}/)).toBeVisible();

  const enquiry = (await listed(site)).find((one) => one.name === name);
  expect(enquiry).toMatchObject({
    form: 'contact',
    language: 'es',
    email: 'ana@visitor.example',
    page: `${site.url}/contacto`,
  });
  const mails = () => mailbox.messages.filter(({ mail }) => mail.messageId?.includes(enquiry!.id));
  await expect.poll(() => mails().length).toBe(2);
  expect(mails().map(({ to }) => to[0])).toContain('ana@visitor.example');
});

test('without JavaScript the form document accepts an enquiry and leads to the thanks', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/contact`);
  await page.goto(`${site.url}/forms/contact?lang=en`);
  await fillIn(page, 'Anne Without Script');
  await page.getByRole('button', { name: /Send|File|Request/ }).click();
  await expect(page).toHaveURL(/\/success/);
  const names = (await listed(site)).map(({ name }) => name);
  expect(names).toContain('Anne Without Script');
  await context.close();
});

test('phone number and direct link replace a form that fails, until a retry succeeds', async ({ page, site }) => {
  await page.route('**/forms/**', (route) => route.abort());
  await page.goto(`${site.url}/contacto`);
  await page.locator('#contact-section').scrollIntoViewIfNeeded();
  const fallback = page.locator('#contact-section');
  await expect(fallback.getByRole('link', { name: /formulario/i })).toBeVisible();
  await expect(fallback.locator('a[href^="tel:"]').first()).toBeVisible();
  await page.unroute('**/forms/**');
  await fallback.getByRole('button', { name: 'Volver a intentarlo' }).press('Enter');
  await expect(fallback.locator('[data-fields]')).toBeFocused();
  await expect(page.frameLocator('#contact-section iframe').getByLabel('Nombre')).toBeVisible();
});
