import { chromium, expect } from '@playwright/test';
import { headlessLaunch } from '../chromium.ts';
import { withDecision } from '../consent-steps.ts';
import { openLive, test } from '../site-test.ts';

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
