import { expect, test } from 'vitest';
import { EnquiryStoreError, errorCode } from './store-error.ts';

const coded = (facts: object) => Object.assign(new Error('Ana, ana@example.com'), facts);

test.each([
  ['a text', 'unknown'],
  [coded({}), 'unknown'],
  [coded({ errcode: 2067 }), 'SQLITE_2067'],
  [coded({ errcode: 5, code: 'ERR_SQLITE_ERROR' }), 'SQLITE_5'],
  [coded({ code: '23505' }), '23505'],
  [coded({ code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [coded({ code: 'ab' }), 'unknown'],
  [coded({ code: 'Ana' }), 'unknown'],
  [coded({ code: 'KEY (ANA)' }), 'unknown'],
  [coded({ code: 'A'.repeat(40) }), 'A'.repeat(40)],
  [coded({ code: 'A'.repeat(41) }), 'unknown'],
  [new EnquiryStoreError('DISK_FULL'), 'DISK_FULL'],
])('of the error %o only the code %s is kept', (error, code) => {
  expect(errorCode(error)).toBe(code);
});

test('an error of the store names the reason', () => {
  expect(new EnquiryStoreError('SQLITE_13')).toMatchObject({
    name: 'EnquiryStoreError',
    code: 'SQLITE_13',
    message: "The enquiries' database failed: SQLITE_13",
  });
});
