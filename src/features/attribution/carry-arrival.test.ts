import { expect, test, vi } from 'vitest';
import { carryArrival, documentArrival } from './carry-arrival.ts';

test.each([
  ['/contact', '?gclid=A&utm_source=x&category=initial', null, '/contact?gclid=A&utm_source=x'],
  ['/contact?gclid=New', '?gclid=Old&gbraid=B', null, '/contact?gclid=New&gbraid=B'],
  ['/contact#form', '', 'foro.example.com/atc', '/contact?referrer=foro.example.com%2Fatc#form'],
  ['/contact?tag=a', '?lang=en&email=ana', null, '/contact?tag=a'],
])('a link to %s in a document at %s with the referrer %s leads to %s', (to, search, referrer, expected) => {
  const address = new URL(to, 'https://centro.example');
  carryArrival(address, { search, referrer });
  expect(address.pathname + address.search + address.hash).toBe(expected);
});

test.each([
  ['https://centro.example/cursos', 'foro.example.com/atc'],
  ['https://otro.example/pagina', 'otro.example/pagina'],
  ['android-app://com.example.app/', null],
  ['', null],
])('a referrer in the address counts only if a page of this site added it: from %j', (referrer, expected) => {
  const origin = 'https://centro.example';
  vi.stubGlobal('location', { origin, host: 'centro.example', search: '?referrer=foro.example.com%2Fatc' });
  vi.stubGlobal('document', { referrer });
  expect(documentArrival().referrer).toBe(expected);
});
