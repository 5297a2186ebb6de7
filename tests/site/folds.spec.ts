import { expect } from '@playwright/test';
import { canonicalPath } from '../../src/site/links.ts';
import { test } from '../site-test.ts';

test('folded parts open without a script on phones, and are unfolded on wide screens', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site.url + canonicalPath('block1', 'es'));
  const requirements = page.locator('#requirements');
  const first = requirements.getByText('de 18 a menos de 65');
  await expect(first).toBeHidden();
  await requirements.getByText('Ver todo').click();
  await expect(first).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(first).toBeVisible();
  await expect(requirements.getByText('Ver todo')).toBeHidden();
  await context.close();
});
