import { expect, test } from 'vitest';
import { requestedLanguage, requestTarget } from './request-target.ts';

test.each([
  ['/cursos', '/cursos', ''],
  ['/cursos?', '/cursos', '?'],
  ['/?a=b?c', '/', '?a=b?c'],
  ['?a', '', '?a'],
  ['//host/x', '//host/x', ''],
])('the target %s has the path %s and the query %s', (url, pathname, search) => {
  expect(requestTarget(url)).toEqual({ pathname, search });
});

test.each([
  ['', null],
  ['?lang=en', 'en'],
  ['?a=b&lang=', ''],
  ['?x=en', null],
])('the query %s requests the language %s', (search, language) => {
  expect(requestedLanguage(search)).toBe(language);
});
