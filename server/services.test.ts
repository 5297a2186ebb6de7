import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { metConditions } from './services.ts';

const forms = 'contact=aaaa,information=bbbb,campus=cccc,selection-process=dddd,organisation=eeee,proposal=ffff';
const byDefault = ['no-google-analytics', 'own-forms', 'own-countries'];
const withAnalytics = ['own-forms', 'own-countries', 'google'];

test.each([
  [{}, byDefault],
  [{ GOOGLE_TAG_ID: 'G-ABC123' }, ['google-analytics', ...withAnalytics]],
  [{ AD_CONVERSION_LABEL: 'AW-1/a' }, ['google-ads', 'google', ...byDefault]],
  [{ TAG_MANAGER_ID: 'GTM-ABC' }, ['google-analytics', 'google-ads', ...withAnalytics]],
  [{ WEBHOOK_URL: 'https://crm.example.com', WEBHOOK_SECRET: 'secret' }, ['webhook', ...byDefault]],
  [{ TALLY_FORMS: forms }, ['tally', 'no-google-analytics', 'own-countries']],
  [{ GEO_SERVICE_URL: 'https://geo.example.com' }, ['no-google-analytics', 'own-forms', 'other-countries']],
])('the settings %j meet the conditions %j', (variables, held) => {
  expect([...metConditions(readEnv(variables))].toSorted()).toEqual(held.toSorted());
});
