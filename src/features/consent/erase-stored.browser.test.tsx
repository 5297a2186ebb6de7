import { beforeEach, expect, test } from 'vitest';
import { eraseStored } from './erase-stored.ts';

const cookies = ['_ga', '_ga_ABC', '_gid', '_gat_x', '_gcl_au', '_fbp', '_fbc', 'site-language'];

function cookieNames(): string[] {
  return document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => cookies.includes(name));
}

beforeEach(() => {
  for (const name of cookies) document.cookie = `${name}=1; Path=/`;
  localStorage.setItem('_gcl_ls', '1');
  localStorage.setItem('ad-click-id', '{}');
  localStorage.setItem('cookie-consent', 'true');
  sessionStorage.setItem('original-referrer', 'example.com');
});

test('refusing analytics erases its cookies and keeps what marketing needs', () => {
  eraseStored(['analytics']);
  expect(cookieNames()).toEqual(['_gcl_au', '_fbp', '_fbc', 'site-language']);
  expect(localStorage.getItem('ad-click-id')).toBe('{}');
  // Either permission is enough to keep the referrer.
  expect(sessionStorage.getItem('original-referrer')).toBe('example.com');
});

test('refusing both categories erases all but the necessary entries', () => {
  eraseStored(['analytics', 'marketing']);
  expect(cookieNames()).toEqual(['site-language']);
  expect([localStorage.getItem('_gcl_ls'), localStorage.getItem('ad-click-id')]).toEqual([null, null]);
  expect([localStorage.getItem('cookie-consent'), sessionStorage.getItem('original-referrer')]).toEqual(['true', null]);
});
