import { expect, test } from 'vitest';
import { readOfficeEnv } from './office-env.ts';

test('without settings the office is at localhost:3001, with passkeys', () => {
  expect(readOfficeEnv({ OFFICE_URL: '' })).toEqual({
    OFFICE_HOST: '127.0.0.1',
    OFFICE_PORT: 3001,
    OFFICE_URL: 'http://localhost:3001',
  });
});

test('an address is reduced to its origin', () => {
  expect(readOfficeEnv({ OFFICE_URL: 'https://oficina.example.com/' }).OFFICE_URL).toBe('https://oficina.example.com');
});

test.each([
  ['http outside localhost', { OFFICE_URL: 'http://oficina.example.com' }, 'OFFICE_URL: https'],
  ['a host of numbers', { OFFICE_URL: 'https://192.0.2.1' }, 'OFFICE_URL: a host name'],
  ['a word instead of an address', { OFFICE_URL: 'oficina' }, 'OFFICE_URL: an address'],
  ['a port that is not a number', { OFFICE_PORT: 'x' }, 'OFFICE_PORT: a port'],
  ['no address of its own beside a public site', { SITE_URL: 'https://www.example.com' }, 'OFFICE_URL: needed'],
])('%s is refused, and the message names the variable', (_, settings, problem) => {
  expect(() => readOfficeEnv(settings)).toThrow(problem);
});
