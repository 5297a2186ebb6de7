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
      new Promise<{ after: number; busy: number; said: string[] }>((resolve) => {
        let clicked = 0;
        addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
        new MutationObserver((_, observer) => {
          observer.disconnect();
          const after = performance.now() - clicked;
          // Read in the page: locators wait for the navigation.
          setTimeout(() =>
            resolve({
              after,
              busy: document.querySelectorAll('main[aria-busy="true"]').length,
              said: [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent),
            }),
          );
        }).observe(document.documentElement, { attributeFilter: ['data-leaving'] });
      }),
  );
  await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: 'Contact', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  const { after, busy, said } = await told;
  expect(after).toBeGreaterThan(145);
  expect(busy).toBe(1);
  expect(said.filter((text) => text === 'Loading...')).toHaveLength(1);
  arrive();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
});
