import { expect, test } from 'vitest';

const decision = { necessary: true, analytics: true, marketing: true, version: 1, decidedAt: new Date().toISOString() };

// In a file of its own: what a document finds when it opens is read once.
test('test-cookies=true clears a stored decision, and the notice comes 2 seconds after load', async () => {
  localStorage.setItem('cookie-consent', 'true');
  localStorage.setItem('cookie-preferences', JSON.stringify(decision));
  history.replaceState(null, '', '?test-cookies=true');
  const { renderSite, storedConsent } = await import('./consent-stage.tsx');
  const screen = await renderSite('en');
  const [navigation] = performance.getEntriesByType<'navigation'>('navigation');
  await expect.element(screen.getByRole('region', { name: 'Cookie notice' }), { timeout: 5000 }).toBeVisible();
  expect(performance.now() - navigation!.loadEventEnd).toBeGreaterThanOrEqual(2000);
  expect(storedConsent()).toEqual({ given: null, preferences: null });
  await expect.element(screen.getByText('There is a cookie notice at the start of the page.')).toBeInTheDocument();
});
