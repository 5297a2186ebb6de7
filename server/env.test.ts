import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('without settings the site runs on this machine', () => {
  expect(readEnv({ PORT: '' })).toMatchObject({
    PORT: 3000,
    HOST: 'localhost',
    SITE_URL: 'http://localhost:3000',
    TRUSTED_PROXIES: [],
  });
});

test('settings are read and normalised', () => {
  const env = readEnv({
    PORT: '8080',
    SITE_URL: 'https://www.example.com/x',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    COUNTRY_HEADER: 'CF-IPCountry',
  });
  expect(env).toMatchObject({
    PORT: 8080,
    SITE_URL: 'https://www.example.com',
    TRUSTED_PROXIES: ['127.0.0.1', '10.0.0.0/8'],
    COUNTRY_HEADER: 'cf-ipcountry',
  });
});

test('each value that cannot be used is named', () => {
  expect(() => readEnv({ PORT: 'x', SITE_URL: 'example.com', DATABASE_URL: 'mysql://x' })).toThrow(
    /PORT: .*\n.*SITE_URL: an address such as https:\/\/www\.example\.com\n.*DATABASE_URL: an address such as postgres/,
  );
});

test('a mailbox of an unknown form is refused, and the message lists the known ones', () => {
  expect(() => readEnv({ MAIL_TO_ORGANIZATION: 'companies@example.com' })).toThrow(
    /MAIL_TO_ORGANIZATION: not a form's mailbox; those are MAIL_TO_CONTACT, .*MAIL_TO_PROPOSAL$/,
  );
  expect(readEnv({ MAIL_TO_ORGANISATION: 'companies@example.com', MAIL_TO_OTHER: '' })).toMatchObject({
    MAIL_TO_ORGANISATION: 'companies@example.com',
  });
});

test.each([
  'nginx',
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/1x',
  '10.0.0.0/x1',
  '10.0.0',
  '::1/129',
  '127.0.0.1 10.0.0.1',
  '10.0.0.0/8/8',
  '127.0.0.1,x',
])('TRUSTED_PROXIES with %j is refused, and the message names the setting', (proxies) => {
  expect(() => readEnv({ TRUSTED_PROXIES: proxies })).toThrow(/TRUSTED_PROXIES: addresses or networks/);
});

test.each([
  '127.0.0.1',
  '::1',
  'fd00::/8',
  '10.0.0.0/8,loopback',
  '192.168.1.7/32',
  'linklocal',
  'uniquelocal',
  '::1/128',
])('a proxy may be %j', (proxies) => {
  expect(readEnv({ TRUSTED_PROXIES: proxies }).TRUSTED_PROXIES).toEqual(proxies.split(','));
});

test('SMTP_URL without SITE_URL is refused, because mails would contain addresses of localhost', () => {
  const SMTP_URL = 'smtp://mail.example.com';
  expect(() => readEnv({ SMTP_URL })).toThrow(/SITE_URL: needed with SMTP_URL/);
  expect(readEnv({ SMTP_URL, SITE_URL: 'https://www.example.com' })).toMatchObject({ SMTP_URL });
});

test.each([
  [{ WEBHOOK_URL: 'https://example.com/hook' }, /WEBHOOK_SECRET: needed to sign the calls/],
  [{ COUNTRY_HEADER: 'cf-ipcountry' }, /COUNTRY_HEADER: anybody can send it/],
])('%j is refused, and the message says why', (settings, told) => {
  expect(() => readEnv(settings)).toThrow(told);
});
