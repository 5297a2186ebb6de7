import { expect, type FrameLocator, type Page } from '@playwright/test';
import { hidden } from '../src/schema/form-submission.ts';
import { waitOutFilling } from './enquiries.ts';
import { wake } from './wake.ts';

/** A visitor's answers, which may appear only in the enquiry. */
export const written = {
  name: 'Ximena Prueba',
  email: 'ximena.prueba@visitor.example',
  phone: '+34 612 345 678',
  message: '¿Puedo entrar con gafas de miope?',
} as const;

/** Waits until a form is old enough to be sent: the form service asks faster senders to send it again. */
export async function waitOutFillTime(form: FrameLocator | Page): Promise<void> {
  const drawn = Number.parseInt(await form.locator(`input[name="${hidden.clock}"]`).inputValue(), 10);
  await waitOutFilling(drawn);
}

/** Fills in and sends the form of the open page, and waits for the thank-you page. */
export async function sendEnquiry(page: Page, { email }: { email: string } = written): Promise<void> {
  await page.locator('#contact-section').scrollIntoViewIfNeeded();
  const form = page.frameLocator('iframe[data-form]');
  await form.getByRole('textbox', { name: /^(Nombre|Name)/ }).fill(written.name);
  await form.getByRole('textbox', { name: /Correo|E-mail/ }).fill(email);
  await form.getByRole('textbox', { name: /Teléfono|Phone/ }).fill(written.phone);
  await form.getByRole('textbox', { name: /Mensaje|Message/ }).fill(written.message);
  await form.locator('input[name="privacy"]').check();
  await waitOutFillTime(form);
  await form.getByRole('button', { name: /^(Enviar|Presentar|Solicitar|Send|File|Request)/ }).click();
  await expect(page).toHaveURL(/\/(?:exito|success)/);
  await wake(page);
}
