import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { invite } from '../server/office/people/people-queries.ts';
import type { OfficeServer } from './office-server.ts';
import { sampleEnquiry } from './sample-enquiry.ts';

/** A person of the office. */
export const eva = 'eva@example.com';

/** Stores enquiries in the database that site and office share; the last one is the newest. */
export async function receive(office: OfficeServer, ...names: string[]): Promise<void> {
  for (const name of names) {
    const email = `${name.split(' ')[0]!.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`;
    await office.parts.store.accept(sampleEnquiry({ name, email }));
  }
}

/** Opens the office as a signed-in person. */
export async function open(
  office: OfficeServer,
  context: BrowserContext,
  { person = eva, path = '/' } = {},
): Promise<Page> {
  await office.signIn(context, person);
  const page = await context.newPage();
  await page.goto(office.url + path);
  return page;
}

/** Counts the mails with answers, both sent and unsent: the site sends mails during the test. */
export async function answersQueued(office: OfficeServer): Promise<number> {
  const { waiting, leased, sent } = (await office.parts.store.outboxSummary())['answer-mail'];
  return waiting + leased + sent;
}

/** Parts of the screen: an enquiry in the list, the open enquiry, and its state. */
export const line = (page: Page, name: string): Locator => page.getByRole('main').getByRole('link', { name });
export const pane = (page: Page): Locator => page.getByRole('article');
export const state = (page: Page): Locator => pane(page).locator('[aria-pressed="true"]');

/** Adds a virtual authenticator to a page of Chromium. It creates passkeys and verifies its user without prompts. */
async function addPasskeyDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Follows the link of an invitation on a device that creates passkeys. */
export async function join(office: OfficeServer, page: Page, email: string): Promise<string> {
  await addPasskeyDevice(page);
  const { token } = await invite(office.parts.db, { email, role: 'office', now: new Date() });
  const link = `${office.url}/invitacion#${token}`;
  await page.goto(link);
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(page.getByRole('heading', { name: 'Consultas' })).toBeVisible();
  return link;
}
