import { expect, test } from 'vitest';
import { countryCode, openCountryLookup } from './country-lookup.ts';

const lookup = await openCountryLookup();

test.each([
  ['80.58.61.250', 'ES'],
  ['::ffff:80.58.61.250', 'ES'],
  ['8.8.8.8', 'US'],
  ['187.141.0.1', 'MX'],
  ['2a00:1450:4003::1', 'ES'],
  ['127.0.0.1', undefined],
  ['10.1.2.3', undefined],
  ['192.168.0.1', undefined],
  ['::1', undefined],
  ['fe80::1', undefined],
  ['fd00::1', undefined],
  ['240.0.0.1', undefined],
  ['80.58.61.250.1', undefined],
  ['no address', undefined],
  ['', undefined],
])('the address “%s” has the country %s', (address, country) => {
  expect(lookup(address)).toBe(country);
});

test.each([
  ['es', 'ES'],
  [' mx\t', 'MX'],
  ['', undefined],
  ['XX', undefined],
  ['T1', undefined],
  ['Spain', undefined],
  [undefined, undefined],
])('the code %j is accepted only if it names a country', (value, code) => {
  expect(countryCode(value)).toBe(code);
});

test('a file that is not an MMDB database is refused', async () => {
  await expect(openCountryLookup('package.json')).rejects.toThrow();
});
