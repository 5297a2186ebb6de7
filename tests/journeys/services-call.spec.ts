import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

test('both calls to action of the services lead to the page for proposals', async ({ page, site }) => {
  for (const part of ['[data-tone="yellow"]', 'main header']) {
    await openLive(page, site, '/servicios');
    await page.locator(part).getByRole('link', { name: 'Pedir una propuesta' }).click();
    await expect(page).toHaveURL(`${site.url}/propuesta`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pide una propuesta');
  }
});
