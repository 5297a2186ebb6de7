import { beforeEach, expect, test } from 'vitest';
import { resetConsent } from '../consent/consent-stage.tsx';
import { decideConsent } from '../consent/consent-store.ts';
import { countLead } from './count-lead.ts';
import { dataLayer } from './data-layer.ts';
import { loadTags } from './load-tags.ts';
import { measurementSettings } from './measurement-settings.ts';
import { startMeasurement } from './start-measurement.ts';
import { track } from './track.ts';

// No server listens at this origin: the tests look only at the addresses of the scripts.
const tagOrigin = 'http://127.0.0.1:9';
const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

function commands(): unknown[][] {
  return dataLayer().map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : [entry],
  );
}

function requestedTags(): string[] {
  return [...document.head.querySelectorAll('script')].map(({ src }) => src).filter((src) => src.startsWith(tagOrigin));
}

beforeEach(resetConsent);

test('tags load when their category is accepted, get every decision in order, and leave no entry after a refusal', async () => {
  Object.assign(document.documentElement.dataset, { googleTag: 'G-TEST', adConversion: 'AW-1/label', tagOrigin });
  history.replaceState(null, '', '?gclid=AbC#id=lead-1&form=contact&page=/contacto');
  startMeasurement('home');
  expect(commands()[0]).toEqual([
    'consent',
    'default',
    {
      ...denied,
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
      wait_for_update: 500,
    },
  ]);
  expect(commands()[1]).toEqual(['set', 'ads_data_redaction', true]);
  expect(commands()).toHaveLength(2);
  expect(requestedTags()).toEqual([]);
  expect({ ...localStorage, ...sessionStorage }).toEqual({});

  track('phone_click', { page: '/' });
  countLead('es');
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  expect(commands().slice(2)).toEqual([
    [
      {
        event: 'form_submission_success',
        form_name: 'contact',
        referrer_location: '/contacto',
        submission_id: 'lead-1',
        lang: 'es',
      },
    ],
  ]);

  decideConsent({ analytics: true, marketing: false });
  expect(commands().slice(3)).toEqual([
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    ['js', expect.any(Date)],
    ['config', 'G-TEST'],
    ['event', 'form_submission_success', { event_category: 'form', value: 1, form_name: 'contact' }],
    ['event', 'generate_lead', { lead_source: 'contact' }],
  ]);
  expect(requestedTags()).toEqual([`${tagOrigin}/gtag/js?id=G-TEST`]);
  expect(localStorage.getItem('ad-click-id')).toBeNull();
  expect(sessionStorage.getItem('counted-submissions')).toBe('["lead-1"]');

  track('phone_click', { page: '/' });
  decideConsent({ analytics: true, marketing: true });
  expect(commands().slice(8)).toEqual([
    ['event', 'phone_click', { page: '/' }],
    ['consent', 'update', { ...granted, analytics_storage: 'granted' }],
    ['config', 'AW-1'],
    ['event', 'conversion', { send_to: 'AW-1/label', value: 15, currency: 'EUR', transaction_id: 'lead-1' }],
  ]);
  expect(requestedTags()).toHaveLength(1);
  await expect.poll(() => localStorage.getItem('ad-click-id')).toContain('gclid:AbC');

  document.cookie = '_ga=1; Path=/';
  document.cookie = '_gcl_au=1; Path=/';
  decideConsent({ analytics: false, marketing: false });
  expect(commands().slice(12)).toEqual([['consent', 'update', { ...denied, analytics_storage: 'denied' }]]);
  await expect.poll(() => [document.cookie.includes('_g'), localStorage.getItem('ad-click-id')]).toEqual([false, null]);
  expect((window as Window & { 'ga-disable-G-TEST'?: boolean })['ga-disable-G-TEST']).toBe(true);
});

test('with no service switched on, no script is added, even with consent', () => {
  for (const name of ['googleTag', 'adConversion', 'tagOrigin']) delete document.documentElement.dataset[name];
  const before = document.head.querySelectorAll('script').length;
  startMeasurement('home');
  decideConsent({ analytics: true, marketing: true });
  expect(document.head.querySelectorAll('script')).toHaveLength(before);
});

test('a container is requested with consent to marketing alone, and not without consent', () => {
  const settings = measurementSettings({ tagManager: 'GTM-TEST', tagOrigin });
  const container = () => requestedTags().filter((src) => src.includes('gtm.js'));
  loadTags(settings, { analytics: false, marketing: false });
  expect(container()).toEqual([]);
  loadTags(settings, { analytics: false, marketing: true });
  expect(container()).toEqual([`${tagOrigin}/gtm.js?id=GTM-TEST`]);
});
