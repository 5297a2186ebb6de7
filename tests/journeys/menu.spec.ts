import { expect, type Page } from '@playwright/test';
import { accessibilityTree } from '../accessibility-tree.ts';
import { openLive, test } from '../site-test.ts';

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('the menu traps the focus and hides the page from screen readers', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLive(page, site, '/contacto');
  await page.getByRole('button', { name: 'Abrir menú' }).press('Enter');
  expect(await focusedName(page)).toBe('Cerrar menú');

  const tree = await accessibilityTree(page);
  expect(tree).toContainEqual(expect.objectContaining({ role: 'dialog', name: 'Menú' }));
  expect(tree.filter(({ role }) => ['main', 'contentinfo', 'banner'].includes(role))).toEqual([]);

  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, main, header, footer')?.localName);
    expect(place ?? 'dialog').toBe('dialog');
  }
  await page.keyboard.press('Escape');
  expect(await focusedName(page)).toBe('Abrir menú');
});

test('choosing the current page closes the menu and scrolls to the top', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openLive(page, site, '/cursos');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('button', { name: 'Abrir menú' }).evaluate((button) => (button as HTMLElement).click());
  await page.getByRole('dialog').getByRole('link', { name: 'Cursos' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back closes the menu', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openLive(page, site, '/cursos');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Servicios' }).click();
  await expect(page).toHaveURL(`${site.url}/servicios`);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeHidden();
});
