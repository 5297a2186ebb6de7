import { expect, type Page } from '@playwright/test';
import { openLive, test } from '../site-test.ts';
import { builtContent } from '../built-content.ts';

const { courses } = builtContent;
const tower = courses['block-1-tower']?.card.title.es ?? '';
const filter = (page: Page) => page.getByRole('navigation', { name: /Categorías de cursos|Course categories/ });
const categories = (page: Page) =>
  page.locator('main section[id]:not([hidden])').evaluateAll((all) => all.map(({ id }) => id));
const all = ['initial', 'preparation', 'advanced', 'specialized'];

test('in English the specialized courses are hidden, also at the address of their category', async ({ page, site }) => {
  await openLive(page, site, '/courses?category=specialized');
  await expect.poll(() => categories(page)).toEqual(['initial', 'preparation', 'advanced']);
  await expect(filter(page).getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Coming soon' })).toBeDisabled();
});

test('abroad visitors see that initial courses are open to EU citizens, without a shift', async ({ page, site }) => {
  const tag = page.getByText('Disponible para ciudadanos de la UE').filter({ visible: true });
  const heights = async () => {
    const found: number[] = [];
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await page.locator('#initial').evaluate((section) => section.getBoundingClientRect().height));
    }
    return found;
  };
  await openLive(page, site, '/cursos');
  await expect(tag).toHaveCount(0);
  const inSpain = await heights();
  await page.route('**/geo/json/', (route) => route.fulfill({ json: { country: 'MX' } }));
  await openLive(page, site, '/cursos');
  await expect(page.locator('#initial').filter({ has: tag })).toHaveCount(1);
  await expect(tag).toHaveCount(1);
  expect(await heights()).toEqual(inSpain);
});

test('the link of a course opens the form about it, over a page with locked scroll', async ({ page, site }) => {
  await openLive(page, site, '/cursos');
  const opener = page.getByRole('link', { name: new RegExp(`^Solicitar información ?: ${tower}$`) });
  const dialog = page.getByRole('dialog', { name: 'Solicita información' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(tower);
  await expect(dialog.locator('iframe[src*="course=block-1-tower"]')).toHaveAttribute('src', /^\/forms\/information\?/);
  const course = dialog.frameLocator('iframe[src]').locator('[name="course"]');
  await expect(course).toHaveValue('block-1-tower');

  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a form that is closed keeps what was typed for the next opening', async ({ page, site }) => {
  await openLive(page, site, '/cursos');
  const dialog = page.getByRole('dialog');
  const name = dialog.frameLocator('iframe[src]').locator('[name="name"]');
  const opener = page.getByRole('link', { name: new RegExp(`^Solicitar información ?: ${tower}$`) });
  await opener.click();
  await name.fill('Ximena Prueba');
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(name).toHaveValue('Ximena Prueba');
});

test('without JavaScript every course is there, with a link to the form', async ({ unscripted: page, site }) => {
  await page.goto(`${site.url}/cursos?category=advanced#advanced`);
  expect(await page.locator('main section[id]').count()).toBe(all.length);
  await expect(page.locator('#advanced')).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Solicitar información', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/forms/information?lang=es`);
});
