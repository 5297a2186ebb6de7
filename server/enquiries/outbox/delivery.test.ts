import { expect, test } from 'vitest';
import { DeliveryError } from './delivery.ts';

test.each([
  [550, 'refused 550'],
  ['ECONNREFUSED', 'refused ECONNREFUSED'],
  ['EAUTH-535', 'refused EAUTH-535'],
  [undefined, 'refused'],
  ['', 'refused'],
  ['550 nuria@example.com', 'refused'],
  ['nuria@example.com', 'refused'],
  ['a'.repeat(40), `refused ${'a'.repeat(40)}`],
  ['a'.repeat(41), 'refused'],
])('the code %j is kept only if it cannot contain an address: %s', (code, message) => {
  const error = new DeliveryError('refused', code);
  expect(error).toMatchObject({ name: 'DeliveryError', message, fault: 'refused', permanent: false });
});
