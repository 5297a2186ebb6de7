import { expect, type Page } from '@playwright/test';
import { formIds } from '../../src/schema/enquiry.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { test } from '../site-test.ts';
import { wake } from '../wake.ts';

// Tally itself cannot be reached from a test. A stand-in written from its documentation answers at its addresses, with
// the site's real content security policy.

/** Settings that keep all forms in Tally. */
const tallySettings = { TALLY_FORMS: formIds.map((form) => `${form}=mRoDv3`).join(',') };

const tallyScript = 'https://tally.so/widgets/embed.js';

/** Messages that Tally's document of a form sends to the page around it, as JavaScript expressions. */
const loaded = `JSON.stringify({ event: 'Tally.FormLoaded', payload: { formId: 'mRoDv3' } })`;
const submitted = `JSON.stringify({ event: 'Tally.FormSubmitted', payload: { id: 'xYz12A', formId: 'mRoDv3', fields: [] } })`;

const scriptText = `window.Tally = { loadEmbeds() {
  for (const frame of document.querySelectorAll('iframe[data-tally-src]:not([src])')) frame.src = frame.dataset.tallySrc;
} };`;

/** A form document: it reports its load, shows its values, and reports each submission twice. */
const formDocument = `<!doctype html><title>Form</title><pre></pre><button>Send</button><script>
  document.querySelector('pre').textContent = decodeURIComponent(location.search + location.hash);
  document.querySelector('button').onclick = () => { for (let i = 0; i < 2; i += 1) parent.postMessage(${submitted}, '*'); };
  parent.postMessage(${loaded}, '*');
</script>`;

/** Puts a stand-in at Tally's own addresses for one page. */
async function answerAsTally(page: Page): Promise<void> {
  await page.route(tallyScript, (route) => route.fulfill({ contentType: 'text/javascript', body: scriptText }));
  await page.route('https://tally.so/embed/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: formDocument }),
  );
}

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A form whose service is blocked may be replaced before it is scrolled to: it need not be visible.
  const form = page.locator('[data-form="contact"]').first();
  await form.evaluate((element) => (element.parentElement ?? element).scrollIntoView());
}

/** Lists the events that the page would count. */
function leads(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as Window & { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'form_submission_success',
    ),
  );
}

test.describe('with its forms in Tally', () => {
  let site: SiteServer;
  test.beforeAll(async () => {
    site = await startSite(tallySettings);
  });
  test.afterAll(() => site.stop());

  // The server finds no country for the visitor, so the address states the language: otherwise a reload is in Spanish.
  test('a form gets the visitor’s origin, and its message is counted once', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await answerAsTally(page);
    await openForm(page, `${site.url}/contact?gclid=Te-St_1&utm_source=feria`);
    const form = page.frameLocator('[data-form="contact"] iframe');
    const told = form.locator('pre');
    for (const words of ['/contact', 'en', 'gclid:Te-St_1', 'feria']) await expect(told).toContainText(words);

    await form.getByRole('button').click();
    await expect(page).toHaveURL(`${site.url}/success?lang=en&gclid=Te-St_1&utm_source=feria`);
    await expect.poll(() => leads(page)).toHaveLength(1);
    await page.reload();
    await wake(page);
    expect(await leads(page)).toHaveLength(0);
    expect(errors).toEqual([]);
  });

  test('with Tally’s script blocked, phone number and the site’s own form replace it at once', async ({ page }) => {
    // The clock is stopped, so the eight seconds never end and cannot be the reason for replacing the form.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route(tallyScript, (route) => route.abort());
    await openForm(page, `${site.url}/contacto`);
    await wake(page);
    const fallback = page.getByRole('status').filter({ has: page.locator('a[href^="tel:"]') });
    await fallback.getByRole('link', { name: 'Abrir el formulario' }).click();
    await expect(page.getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
  });

  test('without JavaScript the form is the site’s own', async ({ unscripted: page }) => {
    await page.goto(`${site.url}/contacto`);
    await expect(page.frameLocator('iframe').getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
  });
});
