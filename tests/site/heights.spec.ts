import { expect } from '@playwright/test';
import { languages } from '../../src/i18n/language.ts';
import { canonicalPath } from '../../src/site/links.ts';
import { routeIds, routeRow, type RouteId, type Screen } from '../../src/site/routes.ts';
import { withDecision } from '../consent-steps.ts';
import { openLive, test } from '../site-test.ts';

/** Texts to be read from one end to the other. */
const texts: readonly Screen[] = ['article', 'legal'];
const phone = { width: 390, height: 844 };
const mostScreens = 12;

const pages = routeIds.filter((id) => !texts.includes(routeRow(id).screen));

for (const language of languages) {
  test(`no page of a phone is longer than ${mostScreens} screens (${language})`, async ({ page, site }) => {
    test.setTimeout(240_000);
    await withDecision(page, { analytics: false, marketing: false });
    await page.setViewportSize(phone);
    const long: string[] = [];
    for (const id of pages) {
      await openLive(page, site, addressOf(id, language));
      const height = await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
          window.scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        return document.documentElement.scrollHeight;
      });
      if (height > mostScreens * phone.height) long.push(`${id}: ${(height / phone.height).toFixed(1)} screens`);
    }
    expect(long).toEqual([]);
  });
}

test('parts folded away on phones open without a script, and stand open on wide screens', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
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

/** A shared address is Spanish unless it says otherwise. */
function addressOf(id: RouteId, language: 'es' | 'en'): string {
  const path = canonicalPath(id, language);
  return 'shared' in routeRow(id) && language === 'en' && !path.includes('lang=') ? `${path}?lang=en` : path;
}
