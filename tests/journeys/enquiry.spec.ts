import { expect } from '@playwright/test';
import { waitOutFillTime } from '../contact-form.ts';
import { listed } from '../enquiries.ts';
import { test } from '../site-test.ts';

test('without JavaScript an enquiry is accepted and leads to the thanks', async ({ unscripted: page, site }) => {
  await page.goto(`${site.url}/forms/contact?lang=en`);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Anne Without Script');
  await page.getByRole('textbox', { name: /E-mail/ }).fill('anne@visitor.example');
  await page.locator('input[name="privacy"]').check();
  await waitOutFillTime(page);
  await page.getByRole('button', { name: /Send|File|Request/ }).click();
  await expect(page).toHaveURL(/\/success/);
  expect((await listed(site)).map(({ name }) => name)).toContain('Anne Without Script');
});
