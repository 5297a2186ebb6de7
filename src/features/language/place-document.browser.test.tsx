import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { html } from '../../browser/html.ts';
import { placeDocument } from './place-document.ts';
import { preferenceKey } from './preference-key.ts';

const { lang } = html;

beforeEach(() => localStorage.removeItem(preferenceKey));

afterEach(() => {
  html.lang = lang;
  delete html.dataset['address'];
  localStorage.removeItem(preferenceKey);
  document.cookie = `${preferenceKey}=; Path=/; Max-Age=0`;
});

const referrers = { 'this site': `${location.origin}/contact`, 'another site': 'https://forum.example/' };

test.each([
  ['paired', '?tag=a&lang=en', 'this site', '?tag=a', null],
  ['shared', '?tag=a&lang=en', 'this site', '?tag=a&lang=en', null],
  ['paired', '?tag=a&lang=en', 'another site', '?tag=a&lang=en', 'en'],
  ['paired', '?tag=a', 'this site', '?tag=a', null],
] as const)('a %s page at %s, reached from %s, has the query %s and saves %s', (address, search, from, left, saved) => {
  html.lang = 'en';
  html.dataset['address'] = address;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrers[from]);
  history.replaceState(null, '', `/courses${search}`);
  expect(placeDocument()).toBe(false);
  expect([location.search, localStorage.getItem(preferenceKey)]).toEqual([left, saved]);
});
