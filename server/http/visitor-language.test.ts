import { expect, test } from 'vitest';
import { visitorLanguage, visitorLanguageAlone } from './visitor-language.ts';

test.each([
  ['the named language wins', { cookie: 'site-language=es' }, { named: ['en'], country: 'ES' }, 'en', 'requested'],
  ['a named value that is no language is skipped', {}, { named: ['fr', null, 'en'] }, 'en', 'requested'],
  ['the saved choice wins over the country', { cookie: 'a=b; site-language=en' }, { country: 'ES' }, 'en', 'saved'],
  ['a cookie may hold anything', { cookie: 'site-language=<b>' }, { country: 'DE' }, 'en', 'country'],
  ['blanks around a saved language are ignored', { cookie: 'site-language=en ;a=b' }, {}, 'en', 'saved'],
  ['a cookie with a similar name is ignored', { cookie: 'x-site-language=en' }, {}, 'es', 'default'],
  ['without any hint the default is used', {}, {}, 'es', 'default'],
  ["the browser's languages are ignored", { 'accept-language': 'en' }, {}, 'es', 'default'],
] as const)('%s', (_what, headers, hints, language, decidedBy) => {
  expect(visitorLanguage(headers, hints)).toEqual({ language, decidedBy });
});

test.each([
  ['en-GB,en;q=0.9', undefined, 'en'],
  ['fr, en;q=0.5, es;q=0.4', undefined, 'en'],
  ['en;q=0, es;q=0.1', undefined, 'es'],
  ['es-MX', undefined, 'es'],
  ['de, fr', undefined, 'es'],
  ['en', 'site-language=es', 'es'],
  ['', undefined, 'es'],
  [`en${','.repeat(510)}`, undefined, 'en'],
  [`en${','.repeat(511)}`, undefined, 'es'],
])('a form or an error with Accept-Language “$0” and cookie $1 is in $2', (accepted, cookie, language) => {
  expect(visitorLanguageAlone({ 'accept-language': accepted, ...(cookie ? { cookie } : {}) })).toBe(language);
});
