import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';
import { builtContent } from '../built-content.ts';

const { courses } = builtContent;
const tower = courses['block-1-tower']?.card.title.es ?? '';
const all = ['initial', 'preparation', 'advanced', 'specialized'];

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

test('the form about a course is whole over its page, closes from within, and keeps what was typed', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, site, '/cursos');
  const opener = page.getByRole('link', { name: new RegExp(`^Solicitar información ?: ${tower}$`) });
  const dialog = page.getByRole('dialog', { name: 'Solicita información' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(tower);
  const form = dialog.frameLocator('iframe[src^="/forms/information?"][src*="course=block-1-tower"]');
  await form.locator('html[data-live]').waitFor();
  await expect(form.locator('[name="course"]')).toHaveValue('block-1-tower');
  for (const last of [form.getByLabel(/Mensaje/), form.getByRole('button', { name: 'Solicitar información' })])
    await expect(last).toBeInViewport({ ratio: 1 });

  const name = form.locator('[name="name"]');
  await name.fill('Ximena Prueba');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(name).toHaveValue('Ximena Prueba');
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
});

test('without JavaScript every course is there, with a link to the form', async ({ unscripted: page, site }) => {
  await page.goto(`${site.url}/cursos?category=advanced#advanced`);
  expect(await page.locator('main section[id]').count()).toBe(all.length);
  await expect(page.locator('#advanced')).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Solicitar información', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/forms/information?lang=es`);
});
