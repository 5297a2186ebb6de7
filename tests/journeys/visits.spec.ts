import ICAL from 'ical.js';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { waitOutFillTime } from '../contact-form.ts';
import { openForm, waitOutFilling } from '../enquiries.ts';
import { buildWithOpenVisits } from '../open-visits.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { test } from '../site-test.ts';
import type { SmtpPeer } from '../smtp-peer.ts';

let mailbox: SmtpPeer;
let site: SiteServer;
let build: Awaited<ReturnType<typeof buildWithOpenVisits>>;

test.beforeAll(async ({ mailbox: shared }) => {
  mailbox = shared;
  build = await buildWithOpenVisits();
  site = await startSite({ SMTP_URL: mailbox.url }, '/readyz', build.folder);
});
test.afterAll(async () => {
  await site.stop();
  await build.remove();
});

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 10_000, javaScriptEnabled: false });

const mailsTo = (email: string) => mailbox.messages.filter(({ to }) => to[0] === email).map(({ mail }) => mail);

const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject);
const linkIn = (mail: { text?: string | undefined } | undefined, page: 'confirm' | 'cancel') =>
  new RegExp(`https?://\\S+/forms/visit/${page}\\S+`).exec(mail?.text ?? '')![0];

/** Books and confirms as a browser without JavaScript does, once the form is old enough to be accepted. */
async function bookElsewhere(visit: string, email: string): Promise<void> {
  const values = await openForm(site, 'visit', `&visit=${visit}`);
  for (const [name, value] of Object.entries({ name: 'Eva', email, party: '1', privacy: 'yes' }))
    values.set(name, value);
  await waitOutFilling();
  const answer = await fetch(`${site.url}/forms/visit?lang=es`, { method: 'POST', body: values });
  expect(answer.status).toBe(200);
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const link = new URL(linkIn(mailsTo(email)[0], 'confirm'));
  await fetch(link, { method: 'POST', body: link.searchParams });
}

/** Follows a link, or presses a button, by keyboard. */
async function pressWithKeyboard(page: Page, pressed: Locator): Promise<void> {
  await pressed.focus();
  await page.keyboard.press('Enter');
}

test('without JavaScript, a visitor books by keyboard and cancels, and the next one moves up', async ({ page }) => {
  const [email, other] = ['booker@visitor.example', 'next@visitor.example'];
  const [toConfirmSubject, full] = [
    'Confirma tu reserva: Puertas abiertas en Madrid – Centro ATCO',
    'Completa: lista de espera',
  ];
  const visit = build.ids[1]!;
  await page.goto(`${site.url}/visitas`);
  const strip = page.locator(`#${visit}`);
  await expect(strip).toContainText('1 de 1');
  await pressWithKeyboard(page, strip.getByRole('link', { name: /^Reservar/ }));
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Ana');
  await page.getByRole('textbox', { name: /^Correo/ }).fill(email);
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await waitOutFillTime(page);
  await pressWithKeyboard(page, page.getByRole('button', { name: 'Reservar' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Mira tu correo' })).toBeVisible();
  await expect.poll(() => subjectsTo(email)).toEqual([toConfirmSubject]);
  const toConfirm = linkIn(mailsTo(email)[0], 'confirm');
  await fetch(toConfirm);
  await page.goto(toConfirm);
  await pressWithKeyboard(page, page.getByRole('button', { name: 'Sí, confirmar' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Tienes plaza' })).toBeVisible();
  await expect
    .poll(() => subjectsTo(email))
    .toEqual([toConfirmSubject, 'Tu plaza: Puertas abiertas en Madrid – Centro ATCO']);
  const mail = mailsTo(email)[1];
  const file = mail!.attachments.find(({ mimeType }) => mimeType === 'text/calendar')!;
  const root = new ICAL.Component(ICAL.parse(new TextDecoder().decode(file.content as ArrayBuffer)));
  expect(root.getFirstSubcomponent('vevent')?.getFirstPropertyValue('uid')).toBe(`${visit}@localhost`);

  await bookElsewhere(visit, other);
  await expect.poll(async () => (await (await fetch(`${site.url}/visitas`)).text()).includes(full)).toBe(true);
  await page.goto(`${site.url}/visitas`);
  await expect(strip).toContainText(full);

  const link = linkIn(mail, 'cancel');
  await fetch(link);
  await page.goto(link);
  await pressWithKeyboard(page, page.getByRole('button', { name: 'Sí, anular' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Reserva anulada' })).toBeVisible();
  await expect
    .poll(() => subjectsTo(other).map((subject) => subject?.split(':')[0]))
    .toEqual(['Confirma tu reserva', 'Lista de espera', 'Ya tienes plaza']);
  expect(mailsTo(email)).toHaveLength(2);
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('the form for a visit is accessible', async ({ page }) => {
    await page.goto(`${site.url}/forms/visit?lang=es&visit=${build.ids[0]}`);
    await expect(page.getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
