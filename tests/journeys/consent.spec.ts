import { chromium, expect } from '@playwright/test';
import { headlessLaunch } from '../chromium.ts';
import { consentParts, decide, storedDecision, withDecision } from '../consent-steps.ts';
import { consentWords } from '../consent-words.ts';
import { openLive, test } from '../site-test.ts';
import { wake } from '../wake.ts';

function decision(analytics: boolean, marketing: boolean) {
  return {
    given: 'true',
    preferences: { necessary: true, analytics, marketing, version: 1, decidedAt: expect.any(String) },
  };
}

test('the notice appears two seconds after the document has loaded, and nothing is stored', async ({ page, site }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.querySelector('.asks:not([hidden])')) return;
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      Object.assign(window, {
        noticeAfter: (window as { noticeAfter?: number }).noticeAfter ?? performance.now() - loadEventStart,
      });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await openLive(page, site, consentWords.es.page);
  const { notice, floating } = consentParts(page, 'es');
  await expect(notice).toBeVisible();
  const after = await page.evaluate(() => (window as { noticeAfter?: number }).noticeAfter);
  expect(after).toBeGreaterThanOrEqual(1990);
  expect(after).toBeLessThan(10_000);
  await expect(floating).toBeHidden();
  expect(await storedDecision(page)).toEqual({ given: null, preferences: null });
});

test('notice, dialog and switch work by keyboard alone, and the focus is restored', async ({ page, site }) => {
  const { contact, refuse, accept, configure } = consentWords.en;
  await openLive(page, site, contact);
  const parts = consentParts(page, 'en');
  await expect(parts.notice).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const stops: string[] = [];
  for (let tabs = 0; tabs < 6 && !stops.includes(configure); tabs += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  // The skip link is first, then the notice: its policy and its answers.
  expect(stops.slice(-3)).toEqual([refuse, accept, configure]);
  await page.keyboard.press('Enter');
  await expect(parts.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(parts.dialog).toBeHidden();
  await expect(parts.configure).toBeFocused();
  await page.keyboard.press('Enter');
  await parts.analytics.focus();
  await page.keyboard.press('Space');
  await expect(parts.analytics).toBeChecked();
  await parts.save.focus();
  await page.keyboard.press('Enter');
  await expect(parts.notice).toHaveCount(0);
  await expect.poll(() => storedDecision(page)).toEqual(decision(true, false));
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BUTTON');
});

test('test-cookies=true removes the decision and shows the notice again', async ({ page, site }) => {
  await withDecision(page, { analytics: true, marketing: true });
  await openLive(page, site, '/exito');
  expect(await storedDecision(page)).toEqual(decision(true, true));
  await openLive(page, site, '/exito?test-cookies=true');
  await expect(consentParts(page, 'es').notice).toBeVisible();
  expect(await storedDecision(page)).toEqual({ given: null, preferences: null });
});

test('refusing erases tracking cookies on every level of the domain, and no others', async ({ site }) => {
  // A host name with two parent domains, which the browser resolves to this machine.
  const host = 'www.centro.example';
  const { args, ...launch } = headlessLaunch();
  const browser = await chromium.launch({ ...launch, args: [...args, `--host-resolver-rules=MAP ${host} 127.0.0.1`] });
  try {
    const context = await browser.newContext({ locale: 'es-ES' });
    const cookie = { value: '1', path: '/' };
    await context.addCookies([
      { ...cookie, name: '_ga', domain: '.centro.example' },
      { ...cookie, name: '_gcl_au', domain: `.${host}` },
      { ...cookie, name: '_fbp', domain: host },
      { ...cookie, name: 'theirs', domain: '.centro.example' },
    ]);
    const page = await context.newPage();
    await page.goto(`http://${host}:${site.port}${consentWords.es.page}`);
    await wake(page);
    await decide(page, 'es', 'refuse');
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['theirs']);
  } finally {
    await browser.close();
  }
});
