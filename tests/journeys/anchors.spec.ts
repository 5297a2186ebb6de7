import { expect, type Page } from '@playwright/test';
import { restingTop } from '../next-frames.ts';
import { openLive, test } from '../site-test.ts';

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Adds a link to the form at a position that exists on every page and at every width. */
async function addLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#contact-section', textContent: 'Al formulario' });
    document.querySelector('main')?.prepend(link);
  });
}

async function goToForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Al formulario' }).click();
  await expect(page).toHaveURL(/#contact-section$/);
  await expect.poll(() => top(page)).toBeGreaterThan(200);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`an anchor is scrolled to after 100 ms, smoothly or at once (${reducedMotion})`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1280, height: 900 });
    await openLive(page, site, '/contacto');
    await addLink(page);
    const steps = await page.evaluate(async () => {
      const found: { at: number; top: number }[] = [];
      const link = document.querySelector<HTMLAnchorElement>('main a[href="#contact-section"]');
      addEventListener('scroll', () => found.push({ at: performance.now() - start, top: scrollY }));
      const start = performance.now();
      link?.click();
      await new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
      return found;
    });
    expect(steps[0]?.at).toBeGreaterThan(95);
    const share = (steps[0]?.top ?? 0) / (steps.at(-1)?.top ?? 1);
    expect(share > 0.7).toBe(reducedMotion === 'reduce');
    await expect(page.locator('#contact-section')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('#contact-section:focus-within')).toHaveCount(1);
  });
}

test('Back and Forward after a link to the form restore the scroll positions', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openLive(page, site, '/contacto');
  await addLink(page);
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
  await expect.poll(() => top(page)).toBe(60);
  await goToForm(page);
  const there = await restingTop(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(() => top(page)).toBe(60);
  await page.goForward();
  await expect(page).toHaveURL(/#contact-section$/);
  await expect.poll(async () => Math.abs((await top(page)) - there)).toBeLessThan(3);
});

test('a link to the same page without the anchor scrolls to the top', async ({ page, site }) => {
  await openLive(page, site, '/contacto');
  await addLink(page);
  await goToForm(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
  await expect.poll(() => top(page)).toBe(0);
});
