import { expect, type Page } from '@playwright/test';
import { sendEnquiry } from '../contact-form.ts';
import type { SiteServer } from '../site-server.ts';
import { test } from '../site-test.ts';
import { compared, listedItems, noteStored, storedNow } from '../stored-names.ts';
import { wake } from '../wake.ts';

/**
 * Acts as a visitor from abroad, who follows an advertisement, is redirected to English, accepts everything and
 * chooses Spanish.
 */
async function arrive(page: Page, site: SiteServer): Promise<void> {
  await page.route('**/geo/json/', (route) => route.fulfill({ json: { country: 'DE' } }));
  await page.goto(`${site.url}/contacto?gclid=Te-St_1`, { referer: 'https://forum.example.org/atc' });
  await expect(page).toHaveURL(/\/contact\?/);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('link', { name: 'ES, Español' }).click();
  await expect(page).toHaveURL(/\/contacto/);
  await wake(page);
}

/**
 * Opens pages, and goes back and forward. Then switches off the shortcut “/” of the search, and uses the tools that
 * store items.
 */
async function browsePages(page: Page, site: SiteServer): Promise<void> {
  await page.goto(`${site.url}/`);
  await wake(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('link', { name: 'Cursos', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.url}/cursos`);
  await page.goBack();
  await page.goForward();

  await page.goto(`${site.url}/bloque-1-habilitacion-torre?lang=en`);
  await wake(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('checkbox').uncheck();

  await page.goto(`${site.url}/solicitar-licencia`);
  await wake(page);
  await page.locator('#checklist').getByRole('checkbox').first().check();

  await page.goto(`${site.url}/take-the-position?exercise=readback&seed=7`);
  await wake(page);
  const exercise = page.locator('#readback');
  await exercise.getByRole('button', { name: /^Start/ }).click();
  await exercise.getByRole('button', { name: 'Finish' }).click();
  await exercise.getByRole('heading', { name: 'How it went' }).waitFor();

  await page.goto(`${site.url}/proposal`);
  await page.frameLocator('iframe[data-form="proposal"]').locator('#field-people').fill('12');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('proposal-draft'))).not.toBeNull();

  await page.goto(`${site.url}/mock-exam`);
  await wake(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
}

/** Sends an enquiry and waits until the thank-you page has counted it. */
async function write(page: Page, site: SiteServer): Promise<void> {
  await page.goto(`${site.url}/contact`);
  await sendEnquiry(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('counted-submissions'))).not.toBeNull();
}

/** Begins a form and changes the language, so that the answers are carried over. */
async function changeLanguage(page: Page, site: SiteServer): Promise<void> {
  await page.goto(`${site.url}/contact`);
  await page.frameLocator('iframe[data-form]').getByRole('textbox', { name: /^Name/ }).fill('Ana');
  await page.getByRole('link', { name: 'ES, Español' }).click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
}

test('the policy lists exactly what is stored after full consent', async ({ page, context, site: plain, measured }) => {
  const names = await noteStored(context);
  await arrive(page, measured);
  await browsePages(page, measured);
  await write(page, measured);
  await changeLanguage(page, measured);
  for (const name of await storedNow(page)) names.add(name);
  const ownNames = new Set([...names].filter((name) => !/^\w+ _g(?:a|cl)/.test(name)));

  for (const [site, those] of [
    [measured, names],
    [plain, ownNames],
  ] as const)
    for (const language of ['es', 'en'] as const) {
      const { listed, stored } = compared(await listedItems(site, language), those);
      expect(listed, language).toEqual(stored);
    }
});
