import { expect } from '@playwright/test';
import { openLive, test } from '../site-test.ts';

test('the link of a programme preselects it in the form, beside a link to proposals', async ({ page, site }) => {
  await openLive(page, site, '/formacion-avanzada');
  const form = page.frameLocator('iframe[data-form]');
  const course = form.locator('select[name="course"]');
  for (const [anchor, id] of [
    ['evaluator', 'evaluator-training'],
    ['refresher', 'atc-refresher'],
  ] as const) {
    const programme = page.locator(`#${anchor}`);
    await programme.getByRole('link', { name: 'Más información' }).click();
    await expect(page.locator('#contact-section')).toBeInViewport();
    await expect(course).toHaveValue(id);
    const name = await programme.getByRole('heading').first().textContent();
    await expect(course.locator('option:checked')).toHaveText(name ?? '');
  }
  await page.locator('#contact-section').getByRole('link', { name: 'Pedir una propuesta' }).click();
  await expect(form.getByRole('textbox', { name: /^Organización/ })).toBeVisible();
  await expect(form.locator('input[type="hidden"][name="course"]')).toHaveValue('atc-refresher');
  await page.goBack();
  await expect(course).toHaveValue('atc-refresher');
});
