import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetConsent } from '../consent/consent-stage.tsx';
import { decideConsent } from '../consent/consent-store.ts';
import { noteArrival } from './arrival.ts';
import { attribution, keepClick } from './attribution.ts';
import { storedClickText } from './click-id.ts';

const earlier = storedClickText({ clickId: 'gclid:Earlier', campaign: { source: 'google' } }, new Date());

function arriveAt(search: string): void {
  history.replaceState(null, '', `/${search}`);
  noteArrival();
}

beforeEach(resetConsent);
afterEach(() => delete document.documentElement.dataset['clickPersistence']);

test('a click is handed on at once, and stored by consent only', () => {
  arriveAt('?wbraid=NewEst&utm_medium=cpc');
  keepClick();
  expect(attribution()).toMatchObject({ clickId: 'wbraid:NewEst', campaign: 'utm_medium=cpc' });
  expect(localStorage.getItem('ad-click-id')).toBeNull();
  decideConsent({ analytics: false, marketing: true });
  keepClick();
  expect(localStorage.getItem('ad-click-id')).toContain('wbraid:NewEst');
});

test('an earlier click is read by consent only, and gives way to a newer one', () => {
  localStorage.setItem('ad-click-id', earlier);
  arriveAt('?utm_source=boletin');
  expect(attribution()).toMatchObject({ clickId: null, campaign: 'utm_source=boletin' });
  decideConsent({ analytics: false, marketing: true });
  expect(attribution()).toMatchObject({ clickId: 'gclid:Earlier', campaign: 'utm_source=google' });
  arriveAt('?gbraid=Newer');
  expect(attribution().clickId).toBe('gbraid:Newer');
});

test('the setting "always" stores and reads without asking', () => {
  document.documentElement.dataset['clickPersistence'] = 'always';
  arriveAt('?gclid=AbC');
  keepClick();
  arriveAt('');
  expect(attribution().clickId).toBe('gclid:AbC');
});

test('the first external referrer stays for the session', () => {
  sessionStorage.setItem('original-referrer', 'foro.example.com/atc');
  arriveAt('');
  expect(attribution().referrer).toBe('foro.example.com/atc');
});
