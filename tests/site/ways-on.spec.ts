import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

for (const width of [1440, 390]) {
  test(`the tools of students are in one menu, at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await openLive(page, site, '/exito');
    await page.getByRole('button', { name: width > 1000 ? 'Acceso alumnos' : 'Abrir menú' }).click();
    for (const name of ['Guía de la licencia', 'Guía de Teams', 'Valora a tus instructores']) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    }
    const outside = page.locator('#student-access').getByRole('link');
    if (width > 1000) {
      await expect(outside).toHaveCount(2);
      for (const link of await outside.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      // The menu closes when the focus leaves it.
      const menu = page.locator('#student-menu');
      await menu.getByRole('link').last().focus();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Acceso alumnos' }).press('Enter');
    }
    await page.getByRole('banner').getByRole('link', { name: 'Guía de la licencia' }).click();
    await expect(page).toHaveURL(`${site.url}/solicitar-licencia`);
  });
}

for (const [path, row, width] of [
  ['/solicitar-licencia#application-details', '[role=tablist]', 390],
  ['/blog', 'main ul[data-scrolls]', 390],
] as const) {
  test(`a row that scrolls sideways fades out where more follows: ${path}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await openLive(page, site, path);
    const list = page.locator(row).first();
    await list.scrollIntoViewIfNeeded();
    const fades = () =>
      list.evaluate((element) => {
        const style = getComputedStyle(element);
        return [style.getPropertyValue('--fade-start'), style.getPropertyValue('--fade-end')].map(Number.parseFloat);
      });
    expect(await list.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    expect(await list.evaluate((element) => getComputedStyle(element).maskImage)).toContain('linear-gradient');
    await expect.poll(fades).toEqual([0, 48]);
    await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await expect.poll(fades).toEqual([48, 0]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(fades).toEqual([48, 0]);
  });
}

test('a row that fits does not fade out', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, site, '/preparacion-convocatoria');
  const tabs = page.getByRole('tablist');
  await tabs.scrollIntoViewIfNeeded();
  expect(
    await tabs.evaluate((element) => Number.parseFloat(getComputedStyle(element).getPropertyValue('--fade-end'))),
  ).toBe(0);
});
