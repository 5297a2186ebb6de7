import { beforeEach, expect, test } from 'vitest';
import { resetConsent } from '../consent/consent-stage.tsx';
import { decideConsent } from '../consent/consent-store.ts';
import { noteArrival } from './arrival.ts';
import { attribution, keepAttribution } from './attribution.ts';
import { storedClickText } from './click-id.ts';

const earlier = storedClickText({ clickId: 'gclid:Earlier', campaign: { source: 'google' } }, new Date());

function arriveAt(search: string): void {
  history.replaceState(null, '', `/${search}`);
  noteArrival();
}

beforeEach(resetConsent);

test('an ad click is available at once, and stored only with consent', () => {
  arriveAt('?wbraid=NewEst&utm_medium=cpc');
  keepAttribution();
  expect(attribution()).toMatchObject({ clickId: 'wbraid:NewEst', campaign: 'utm_medium=cpc' });
  expect(localStorage.getItem('ad-click-id')).toBeNull();
  decideConsent({ analytics: false, marketing: true });
  keepAttribution();
  expect(localStorage.getItem('ad-click-id')).toContain('wbraid:NewEst');
});

test('an earlier click is read only with consent, and a newer one replaces it', () => {
  localStorage.setItem('ad-click-id', earlier);
  arriveAt('?utm_source=boletin');
  expect(attribution()).toMatchObject({ clickId: null, campaign: 'utm_source=boletin' });
  decideConsent({ analytics: false, marketing: true });
  expect(attribution()).toMatchObject({ clickId: 'gclid:Earlier', campaign: 'utm_source=google' });
  arriveAt('?gbraid=Newer');
  expect(attribution().clickId).toBe('gbraid:Newer');
});

test('the external referrer stored for the session is read only with consent', () => {
  sessionStorage.setItem('original-referrer', 'foro.example.com/atc');
  arriveAt('');
  expect(attribution().referrer).toBeNull();
  decideConsent({ analytics: true, marketing: false });
  expect(attribution().referrer).toBe('foro.example.com/atc');
});
