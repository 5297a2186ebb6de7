import { expect } from '@playwright/test';
import { pagesOnPaper } from '../pages-on-paper.ts';
import { openLive, test } from '../site-test.ts';

test('a course takes four pages of paper, headed by the centre, the address and the day', async ({ page, site }) => {
  for (const path of ['/bloque-1-habilitacion-torre', '/habilitacion-completa', '/atco-initial']) {
    await openLive(page, site, path);
    expect(await pagesOnPaper(page, '10mm'), path).toBeLessThanOrEqual(4);
    await page.emulateMedia({ media: 'print' });
    const head = page.locator('#root > p').first();
    await expect(head).toHaveText(`Centro ATCO ${site.url}${path} 30 de octubre de 2025`);
    await expect(head).toBeVisible();
    await page.emulateMedia({ media: null });
    await expect(head).toBeHidden();
  }
});

test('on paper there are no calls to action, and the tables of an article stay tables', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print' });
  await openLive(page, site, '/bloque-1-habilitacion-torre');
  await expect(page.getByText('¿Madrid o Gran Canaria?')).toBeHidden();
  await expect(page.locator('#contact-section')).toBeHidden();
  await expect(page.getByText('Pedir información')).toBeHidden();
  await page.setViewportSize({ width: 600, height: 800 });
  await openLive(page, site, '/blog/cuanto-cuesta-ser-controlador-aereo');
  await expect(page.locator('[data-table="stacked"] table').first()).toHaveCSS('display', 'table');
});
