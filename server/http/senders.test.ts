import { expect, test } from 'vitest';
import { senderKey } from './senders.ts';

const secret = Buffer.from('a secret');

test.each([
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['192.0.2.1', '::FFFF:192.0.2.1', true],
  ['2001:db8::1', '2001:db8::2', true],
  ['2001:db8::1', '2001:0db8:0:0:ffff:1:2:3', true],
  ['2001:db8::1', '2001:DB8::', true],
  ['2001:db8::1', '2001:db8:0:1::1', true],
  ['2001:db8::1', '2001:db8:1::1', false],
  ['2001:db8:1::1', '2001:db8:1:0:1::', true],
  ['::1', '::2', true],
  ['::1', '1::', false],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
  ['1:2:3:4::5', '1:2:3:4:5:6:7:8', true],
  ['1:2:3:4:5:6:7:8', '1:2:3:5:5:6:7:8', true],
  ['1:2:3:4:5:6:7:8', '1:2:4:4:5:6:7:8', false],
  ['::5:6:7:8', '::6:7:8', true],
  ['::1', '0::2', true],
  ['2001:db8:1:2::', '2001:db8:1:2:3::', true],
  ['1::5:6:7:8:9:a', '1:0:5:6::', true],
  ['1:11::', '11:1::', false],
])('%s and %s are one sender: %s', (one, other, same) => {
  expect(senderKey(one, secret) === senderKey(other, secret)).toBe(same);
});

test('the key of an address depends on the secret', () => {
  const key = senderKey('192.0.2.1', secret);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(senderKey('192.0.2.1', Buffer.from('another'))).not.toBe(key);
});
