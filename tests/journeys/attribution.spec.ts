import { chromium, expect, type Page } from '@playwright/test';
import { headlessLaunch } from '../chromium.ts';
import { decide, withDecision } from '../consent-steps.ts';
import { sendEnquiry } from '../contact-form.ts';
import { listed } from '../enquiries.ts';
import { whenIdle } from '../next-frames.ts';
import { openLive, test } from '../site-test.ts';
import { wake } from '../wake.ts';

/** The hidden values that the form of the open page gets. */
async function valuesInForm(page: Page): Promise<URLSearchParams> {
  await page.locator('#contact-section').scrollIntoViewIfNeeded();
  const frame = page.locator('iframe[data-form][src]');
  return new URL((await frame.getAttribute('src')) ?? '', page.url()).searchParams;
}

test('without consent the origin is passed in addresses, sent with the form, not stored', async ({ page, site }) => {
  await page.goto(`${site.url}/?gclid=Te-St_1&utm_source=google`, {
    referer: 'https://forum.example.org/atc?q=secret',
  });
  await wake(page);
  const header = page.getByRole('navigation', { name: 'Principal' });
  await header.getByRole('link', { name: 'Contacto', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/contacto');
  await page.getByRole('link', { name: 'EN, English' }).click();
  await expect(page).toHaveURL(/\/contact\?/);
  await wake(page);
  await page.reload();
  await wake(page);
  const told = await valuesInForm(page);
  expect([told.get('click_id'), told.get('campaign'), told.get('referrer'), told.get('page')]).toEqual([
    'gclid:Te-St_1',
    'utm_source=google',
    'forum.example.org/atc',
    `${site.url}/contact`,
  ]);
  const email = 'origin@visitor.example';
  await sendEnquiry(page, { email });
  expect((await listed(site)).find((each) => each.email === email)).toMatchObject({
    page: `${site.url}/contact`,
    clickId: 'gclid:Te-St_1',
    referrer: 'forum.example.org/atc',
    campaign: 'utm_source=google',
  });
  // Without permission nothing is stored, not even later.
  await whenIdle(page);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/ad-click-id|original-referrer|counted-submissions/)]),
  );
  await decide(page, 'en', 'accept');
  await expect
    .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
    .toEqual(expect.arrayContaining(['ad-click-id', 'original-referrer', 'counted-submissions']));
});

/** The pages with Web Vitals in the Prometheus metrics, each with the name of a vital. */
async function vitalsAt(port: number): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(/^web_vitals_(\w+)_count\{page="(\w+)"\}/gm)].map(([, name, page]) => `${page} ${name}`);
}

/** Runs in a page: whether the measuring code has been loaded. */
const measuringCodeIsLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/measure-vitals-'));

test('the Web Vitals of a visit reach Prometheus only after consent to analytics', async ({ site, figures }) => {
  // Bots are not counted, and a headless browser is recognised as one. Only a launch argument changes its user agent in
  // beacons.
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
  const { args, ...launch } = headlessLaunch();
  const browser = await chromium.launch({ ...launch, args: [...args, `--user-agent=${userAgent}`] });
  // Reports arrive in order: once the last one is in the metrics, an earlier one would be there too.
  for (const [analytics, path] of [
    [false, '/servicios'],
    [true, '/cursos'],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await withDecision(page, { analytics, marketing: true });
    await openLive(page, site, path);
    await page.getByRole('button', { name: 'Contacto rápido' }).click();
    await page.keyboard.press('Escape');
    // Without consent the measuring code is never requested.
    if (analytics) await page.waitForFunction(measuringCodeIsLoaded);
    await page.goto(`${site.url}/contacto`);
    await context.close();
  }
  await browser.close();
  const pages = () => vitalsAt(figures);
  await expect.poll(pages).toEqual(expect.arrayContaining(['courses lcp_seconds', 'courses cls']));
  expect((await pages()).filter((line) => line.startsWith('services'))).toEqual([]);
});
