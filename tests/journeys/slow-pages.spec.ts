import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

test('a followed link that is answered slowly is announced after 150 ms, and only once', async ({ page, site }) => {
  await openLive(page, site, '/exito?lang=en');
  const { promise: announced, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/contact', async (route) => {
    await announced;
    await route.continue();
  });
  // Measured in the page: on a busy machine the test itself may be late.
  const told = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve(performance.now() - clicked);
        }).observe(document.documentElement, { attributeFilter: ['data-leaving'] });
      }),
  );
  await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: 'Contact', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  expect(await told).toBeGreaterThan(145);
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(1);
  arrive();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
});
