import { expect, test } from 'vitest';
import { domainLevels } from './erase-stored.ts';

test.each([
  ['www.centro.example.com', [null, 'www.centro.example.com', 'centro.example.com', 'example.com']],
  ['example.com', [null, 'example.com']],
  ['localhost', [null]],
  ['127.0.0.1', [null]],
  ['[::1]', [null]],
])('the domains of a cookie at %s are listed', (hostname, levels) => {
  expect(domainLevels(hostname)).toEqual(levels);
});
