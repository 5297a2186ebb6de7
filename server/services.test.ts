import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { servicesAttribute } from './services.ts';

const forms = 'contact=aaaa,information=bbbb,campus=cccc,selection-process=dddd,organisation=eeee';

test.each([
  [{}, ''],
  [{ GOOGLE_TAG_ID: 'G-ABC123' }, ' data-services="google-analytics"'],
  [{ AD_CONVERSION_LABEL: 'AW-1/a' }, ' data-services="google-ads"'],
  [{ TAG_MANAGER_ID: 'GTM-ABC' }, ' data-services="google-analytics google-ads"'],
  [{ WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: 'secret' }, ' data-services="webhook"'],
  [{ FORM_PROVIDER: 'tally', FORM_PROVIDER_FORMS: forms }, ' data-services="tally"'],
])('%j switches on%s', (variables, attribute) => {
  expect(servicesAttribute(readEnv(variables))).toBe(attribute);
});
