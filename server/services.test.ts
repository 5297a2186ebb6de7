import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { servicesAttribute } from './services.ts';

test.each([
  [{}, ''],
  [{ GOOGLE_TAG_ID: 'G-ABC123' }, ' data-services="google-analytics"'],
  [{ AD_CONVERSION_LABEL: 'AW-1/a' }, ' data-services="google-ads"'],
  [{ TAG_MANAGER_ID: 'GTM-ABC' }, ' data-services="google-analytics google-ads"'],
  [{ WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: 'secret' }, ' data-services="webhook"'],
])('%j switches on%s', (variables, attribute) => {
  expect(servicesAttribute(readEnv(variables))).toBe(attribute);
});
