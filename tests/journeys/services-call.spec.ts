import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

test('the closing call scrolls to the form, or goes to the contact page where there is none', async ({
  page,
  site,
}) => {
  await openLive(page, site, '/servicios');
  const call = page.locator('[data-tone="yellow"]').getByRole('link', { name: 'Pedir una propuesta' });
  const form = page.locator('#contact-section');
  await call.click();
  await expect(form).toBeFocused();
  await expect(form).toBeInViewport();
  await expect(page).toHaveURL(`${site.url}/servicios#contact-section`);

  // Again from the same place: the address is already this one.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('main header').getByRole('link', { name: 'Pedir una propuesta' }).click();
  await expect(form).toBeInViewport();

  await form.evaluate((section) => (section.id = 'something-else'));
  await call.click();
  await expect(page).toHaveURL(`${site.url}/contacto`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
});
