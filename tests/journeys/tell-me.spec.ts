import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { announcedEdition } from '../../server/enquiries/announced.ts';
import { withEnquiryStore, type EnquiryStore } from '../../server/enquiries/store/store.ts';
import type { EditionsRecord } from '../../src/schema/editions.ts';
import { isOpen } from '../../src/site/editions.ts';
import { madridDay } from '../../src/site/days.ts';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { waitOutFillTime } from '../contact-form.ts';
import { openForm, sendForm } from '../enquiries.ts';
import { test } from '../site-test.ts';
import type { SmtpPeer } from '../smtp-peer.ts';

const record = JSON.parse(readFileSync('dist/editions.json', 'utf8')) as EditionsRecord;
const { editions, asOf } = record;
const edition = editions.find((each) => each.campus === 'madrid' && isOpen(each, asOf ?? madridDay(new Date())))!;

const mailsTo = (mailbox: SmtpPeer, email: string) =>
  mailbox.messages.filter(({ to }) => to[0] === email).map(({ mail }) => mail);

async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator('#field-email').fill(email);
  await page.locator('#field-course').selectOption(edition.course);
  await page.locator('#field-privacy').check();
  await waitOutFillTime(page);
}

async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

function linkIn(text: string | undefined, path: string): string {
  return new RegExp(`https?://\\S+${path}\\S+`).exec(text ?? '')![0];
}

test('a visitor subscribes, confirms, gets one notice and unsubscribes', async ({ page, site, mailbox }) => {
  const [email, stranger] = ['ana.waits@visitor.example', 'eva.waits@visitor.example'];
  const mails = () => mailsTo(mailbox, email);
  const other = await openForm(site, 'tell-me');
  for (const [name, value] of Object.entries({
    email: stranger,
    course: edition.course,
    privacy: 'yes',
  }))
    other.set(name, value);
  await page.goto(`${site.url}/calendario`);
  await page
    .getByRole('link', { name: /de la próxima edición/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/forms\/tell-me\?lang=es/);
  await expectPage(page, 'Te avisamos');
  expect(await accessibilityFaults(page)).toEqual([]);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Avísame' }).click();
  await expectPage(page, 'Mira tu correo');

  await expect.poll(() => mails().length).toBe(1);
  await page.goto(linkIn(mails()[0]?.text, '/forms/tell-me/confirm'));
  await expectPage(page, 'Confirma el aviso');
  expect(await accessibilityFaults(page)).toEqual([]);
  const inStore = <Outcome>(use: (store: EnquiryStore) => Promise<Outcome>) =>
    withEnquiryStore({ DATA_DIR: site.dataDir }, use);
  // The office refuses the sample dates of this content, so the test announces the edition without it.
  const announce = () => inStore((store) => store.announce(announcedEdition(edition, record)));
  await page.getByRole('button', { name: 'Sí, quiero el aviso' }).click();
  await expectPage(page, 'Te avisaremos');
  expect(await accessibilityFaults(page)).toEqual([]);

  expect(await announce()).toBe(1);
  expect(await announce()).toBe(0);
  // The server looks for mails of other processes every half minute, and also when a form is sent.
  await sendForm(site, 'tell-me', other);
  await expect.poll(() => mails().length).toBe(2);
  const news = mails()[1]!;
  expect(news.subject).toMatch(/^Hay plazas: /);
  const course = linkIn(news.text, `/(?!forms)`);
  expect((await fetch(course)).status).toBe(200);

  // As a mail program does, the test sends one POST to the address in the header, without opening a page.
  const header = (key: string) => news.headers.find((one) => one.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const oneClick = header('list-unsubscribe').slice(1, -1);
  expect(linkIn(news.text, '/forms/tell-me/unsubscribe')).toBe(oneClick);
  await page.goto(oneClick);
  await expectPage(page, 'Dejamos de avisarte');
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(oneClick, { method: 'POST', body, redirect: 'error' })).status).toBe(200);
  // The page that was opened before this request shows the same result.
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expectPage(page, 'No te avisaremos más');
  await page.goto(linkIn(mails()[0]?.text, '/forms/tell-me/confirm'));
  await expectPage(page, 'Este enlace ya no sirve');
  const left = await inStore((store) => store.subscriptions());
  const emails = left.map((subscription) => subscription.email);
  expect(emails).toContain(stranger);
  expect(emails).not.toContain(email);
  expect(site.output()).not.toContain('visitor.example');
  // The list of erasures beside the database contains no address. The list is applied when an older backup is
  // restored.
  expect(readFileSync(join(site.dataDir, 'erasures.log'), 'utf8')).toMatch(/^(?:\S+Z [\w-]{43}\n)+$/);
});
