import { expect, test } from 'vitest';
import { emailKey, mailboxKey } from './email-key.ts';

test.each([
  [' Ana@Example.COM\n', 'ana@example.com', 'ana@example.com'],
  ['ana+1@example.com', 'ana+1@example.com', 'ana@example.com'],
  ['ana+x+2@example.com', 'ana+x+2@example.com', 'ana@example.com'],
  ['ana@exa+mple.com', 'ana@exa+mple.com', 'ana@exa+mple.com'],
  ['+tag@example.com', '+tag@example.com', '+tag@example.com'],
  ['a+@example.com', 'a+@example.com', 'a@example.com'],
  ['"a@b"+c@example.com', '"a@b"+c@example.com', '"a@b"@example.com'],
  ['a+nobody', 'a+nobody', 'a+nobody'],
  ['A.na.B+1@Gmail.com', 'a.na.b+1@gmail.com', 'anab@gmail.com'],
  ['a.nab@googlemail.com', 'a.nab@googlemail.com', 'anab@gmail.com'],
  ['a.nab@example.com', 'a.nab@example.com', 'a.nab@example.com'],
  ['jose\u0301@example.com', 'jos\u00e9@example.com', 'jos\u00e9@example.com'],
])('%j is compared as %j and has the mailbox %j', (email, key, mailbox) => {
  expect([emailKey(email), mailboxKey(email)]).toEqual([key, mailbox]);
});
