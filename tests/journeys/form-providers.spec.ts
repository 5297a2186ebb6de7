import { expect, type Page } from '@playwright/test';
import { test } from '../page-test.ts';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { answerFor, standIns } from '../form-providers.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { wake } from '../wake.ts';

// The services themselves are not reachable from a test. Stand-ins written from their documentation answer at their
// addresses, with the site's real content security policy and the real origins.

const foreignOrigin = /https:\/\/[^\s;]*(?:tally|typeform|hsforms)[^\s;]*/g;

async function policyOf(site: SiteServer): Promise<string[]> {
  const { headers } = await fetch(`${site.url}/contacto`);
  return [...new Set(headers.get('content-security-policy')?.match(foreignOrigin))].toSorted();
}

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A form whose service is blocked may be replaced before it is scrolled to, so it need not be visible.
  const form = page.locator('[data-form="contact"]').first();
  await form.evaluate((element) => (element.parentElement ?? element).scrollIntoView());
}

/** The events in the page's data layer that count enquiries. */
function leads(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as Window & { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'form_submission_success',
    ),
  );
}

test('without an external service the policy allows none', async () => {
  const site = await startSite();
  expect(await policyOf(site)).toEqual([]);
  await site.stop();
});

for (const [name, standIn] of Object.entries(standIns)) {
  test.describe(name, () => {
    let site: SiteServer;
    test.beforeAll(async () => {
      site = await startSite(standIn.settings);
    });
    test.afterAll(() => site.stop());

    test('the policy allows this service and no other', async () => {
      expect(await policyOf(site)).toEqual(standIn.origins.toSorted());
    });

    // The server does not know the visitor's country, so the address has the language: otherwise a reload would be
    // Spanish.
    test('its form gets the visitor’s origin, ignores messages of other senders, and leads to the thank-you page once', async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await answerFor(page, standIn);
      await openForm(page, `${site.url}/contact?gclid=Te-St_1&utm_source=feria`);
      const form = page.frameLocator('[data-form="contact"] iframe');
      const told = form.locator('pre');
      for (const words of ['/contact', 'en', 'gclid:Te-St_1', 'feria']) await expect(told).toContainText(words);

      // Messages from the page itself, and from another frame of the same service.
      await page.evaluate(`window.postMessage(${standIn.submitted}, '*')`);
      await page.evaluate(
        (address) => {
          const stranger = document.createElement('iframe');
          stranger.id = 'stranger';
          stranger.src = address;
          document.body.append(stranger);
        },
        standIn.documents.replace('**', 'other1'),
      );
      await page.frameLocator('#stranger').getByRole('button').click();
      // An accepted message would open the thank-you page within this time.
      await page.waitForTimeout(2000);
      expect(new URL(page.url()).pathname).toBe('/contact');

      await form.getByRole('button').click();
      await expect(page).toHaveURL(`${site.url}/success?lang=en`);
      await expect.poll(() => leads(page)).toHaveLength(1);
      await page.reload();
      await wake(page);
      expect(await leads(page)).toHaveLength(0);
      expect(errors).toEqual([]);
    });

    test('after eight seconds without a message phone, e-mail and the site’s own form replace it', async ({ page }) => {
      await page.clock.install();
      await answerFor(page, standIn, true);
      await openForm(page, `${site.url}/contact`);
      await wake(page);
      // The installed clock also runs in real time: a slow machine has two seconds to spare.
      await page.clock.runFor(6000);
      await expect(page.getByText(dictionaries.en['form.loading'])).toBeVisible();
      const fallback = page.getByRole('status').filter({ has: page.locator('a[href^="tel:"]') });
      // The eight seconds begin when the listening code has been loaded.
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(fallback).toBeVisible({ timeout: 200 });
      }).toPass();
      await fallback.getByRole('link', { name: 'Open the form' }).click();
      await expect(page.getByRole('textbox', { name: /^Name/ })).toBeVisible();
    });

    if (standIn.script)
      test('with the service’s script blocked, they replace the form at once', async ({ page }) => {
        await page.route(standIn.script!, (route) => route.abort());
        await openForm(page, `${site.url}/contacto`);
        const fallback = page.getByRole('status').filter({ has: page.locator('a[href^="tel:"]') });
        await expect(fallback).toBeVisible({ timeout: 4000 });
      });

    test('without JavaScript the site’s own form is shown', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${site.url}/contacto`);
      await expect(page.frameLocator('iframe').getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
      await context.close();
    });
  });
}
