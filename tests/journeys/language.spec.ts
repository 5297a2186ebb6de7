import { expect, type Page } from '@playwright/test';
import { whenIdle } from '../next-frames.ts';
import { test } from '../site-test.ts';
import { wake } from '../wake.ts';

/** Makes the country service answer with a country, or fail. */
async function setCountry(page: Page, country: string | null): Promise<void> {
  await page.route('**/geo/json/', (route) => (country ? route.fulfill({ json: { country } }) : route.abort()));
}

const saved = (page: Page) => page.evaluate(() => [localStorage.getItem('site-language'), document.cookie]);
const language = (page: Page) => page.locator('html').getAttribute('lang');

test('the toggle leads to the same page, saves the choice, keeps the query and adds no history', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/glosario`);
  const query = 'gclid=Te-St_1&utm_source=feria&category=initial';
  await page.goto(`${site.url}/cursos?${query}`);
  await page.getByRole('link', { name: 'EN, English', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/courses');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(
    Object.fromEntries(new URLSearchParams(query)),
  );
  expect(await saved(page)).toEqual(['en', 'site-language=en']);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/glossary`);

  await page.goto(`${site.url}/blog?tag=licence`);
  expect(await language(page)).toBe('en');
  await page.getByRole('link', { name: 'ES, Español' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('lang') === 'es');
  expect(new URL(page.url()).searchParams.get('tag')).toBe('licence');
  expect(await saved(page)).toEqual(['es', 'site-language=es']);
});

test('text written in a form is carried to the other language’s form, and nowhere else', async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto(`${site.url}/contacto`);
  const form = page.frameLocator('iframe[data-form]');
  await form.getByRole('textbox', { name: /^Nombre/ }).fill('Ximena Prueba');
  await form.getByRole('combobox').first().selectOption({ index: 2 });
  const course = await form.getByRole('combobox').first().inputValue();
  await form.locator('input[name="privacy"]').check();
  await page.getByRole('link', { name: 'EN, English' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await wake(page);
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ximena Prueba');
  await expect(form.getByRole('combobox').first()).toHaveValue(course);
  // Consent refers to the displayed text, so it is not carried over.
  await expect(form.locator('input[name="privacy"]')).not.toBeChecked();
  expect(sent.filter((request) => request.includes('Ximena'))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain('Ximena');
  await page.reload();
  await wake(page);
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
});

test('a saved choice redirects in the same history entry, also without its cookie', async ({ page, context, site }) => {
  await page.goto(`${site.url}/?lang=en`);
  await page.goto(`${site.url}/contacto?utm_source=x#contact-section`);
  await expect(page).toHaveURL(`${site.url}/contact?utm_source=x#contact-section`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/?lang=en`);
  await context.clearCookies();
  await page.goto(`${site.url}/exito`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await saved(page)).toEqual(['en', 'site-language=en']);
});

test('a visitor from abroad is redirected once, and the guess is not saved', async ({ page, site }) => {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await setCountry(page, 'DE');
  await page.goto(`${site.url}/contacto`);
  await expect(page).toHaveURL(`${site.url}/contact`);
  await wake(page);
  await whenIdle(page);
  expect(loads).toBeLessThanOrEqual(2);
  expect(await saved(page)).toEqual([null, '']);
});

test('at an address of both languages, the guess is never saved, even after a reload', async ({ page, site }) => {
  await page.clock.install();
  await setCountry(page, 'DE');
  await page.goto(site.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await saved(page)).toEqual([null, '']);
  // The guard against two successive redirects ends after a second.
  await page.clock.fastForward(1100);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await saved(page)).toEqual([null, '']);
});

test('a browser that refuses storage still gets its page', async ({ page, site }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
  await page.goto(`${site.url}/contacto`);
  await wake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
