import { expect } from '@playwright/test';
import { defaultLanguage } from '../../src/i18n/language.ts';
import { canonicalPath } from '../../src/site/links.ts';
import { test } from '../site-test.ts';
import { allAddresses } from './addresses.ts';

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

test('on a phone the estimated height of an unscrolled page is at most 35 % above its real height', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    bypassCSP: true,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  // Pictures are not loaded: their places have the right size without them.
  await page.route(/[.](?:avif|webp|svg)$/, (route) => route.abort());
  const wrong: string[] = [];
  for (const { path, language, route } of await allAddresses()) {
    // Articles and legal texts have no folded parts, and pages in English have the same markup.
    if (language !== defaultLanguage || ['article', 'privacy', 'cookies', 'legalNotice'].includes(route)) continue;
    await page.goto(site.url + path);
    const [before, whole] = await page.evaluate(() => {
      const { documentElement: html } = document;
      const first = html.scrollHeight;
      for (const band of document.querySelectorAll<HTMLElement>('[data-section]'))
        band.style.contentVisibility = 'visible';
      return [first, html.scrollHeight] as const;
    });
    if (before > 1.35 * whole) wrong.push(`${path}: ${before} px claimed, ${whole} px high`);
  }
  expect(wrong).toEqual([]);
  await context.close();
});
