import { expect, test } from 'vitest';
import { readOfficeEnv } from './office-env.ts';

test('without settings the office is at localhost:3001, with passkeys', () => {
  expect(readOfficeEnv({ OFFICE_URL: '' })).toEqual({
    OFFICE_HOST: '127.0.0.1',
    OFFICE_PORT: 3001,
    OFFICE_URL: 'http://localhost:3001',
    OFFICE_PROXY_HEADER: undefined,
    OFFICE_TRUSTED_PROXY: [],
  });
});

test('an address is reduced to its origin, a header is lower-cased, and proxies are split into addresses', () => {
  const settings = { OFFICE_PROXY_HEADER: 'X-Forwarded-Email', OFFICE_TRUSTED_PROXY: '127.0.0.1, ::1' };
  expect(readOfficeEnv({ OFFICE_URL: 'https://oficina.example.com/', ...settings })).toMatchObject({
    OFFICE_URL: 'https://oficina.example.com',
    OFFICE_PROXY_HEADER: 'x-forwarded-email',
    OFFICE_TRUSTED_PROXY: ['127.0.0.1', '::1'],
  });
});

const proxy = { OFFICE_PROXY_HEADER: 'x-email', OFFICE_TRUSTED_PROXY: '127.0.0.1' };

test.each([
  ['http outside localhost', { OFFICE_URL: 'http://oficina.example.com' }, 'OFFICE_URL: https'],
  ['a host of numbers', { OFFICE_URL: 'https://192.0.2.1' }, 'OFFICE_URL: a host name'],
  ['a word instead of an address', { OFFICE_URL: 'oficina' }, 'OFFICE_URL: an address'],
  ['a port that is not a number', { OFFICE_PORT: 'x' }, 'OFFICE_PORT: a port'],
  ['a header without a proxy', { ...proxy, OFFICE_TRUSTED_PROXY: '' }, 'OFFICE_TRUSTED_PROXY: OFFICE_PROXY_HEADER and'],
  ['a proxy without a header', { ...proxy, OFFICE_PROXY_HEADER: '' }, 'OFFICE_TRUSTED_PROXY: OFFICE_PROXY_HEADER and'],
  ['a whole network', { ...proxy, OFFICE_TRUSTED_PROXY: '10.0.0.0/8' }, 'OFFICE_TRUSTED_PROXY: single addresses'],
  ['a header of two words', { ...proxy, OFFICE_PROXY_HEADER: 'x email' }, 'OFFICE_PROXY_HEADER: a header'],
])('%s is refused, and the message names the variable', (_, settings, problem) => {
  expect(() => readOfficeEnv(settings)).toThrow(problem);
});
