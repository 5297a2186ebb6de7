import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greetingName } from './letter.ts';

/** Any sequence of UTF-16 code units, including lone surrogates. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

test.each([
  ['Nuria Peñalver', 'Nuria'],
  ['  José María', 'José'],
  ["O'Neill", "O'Neill"],
  ['Jean‐Luc', null],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['Zoë\nBcc: x@example.com', 'Zoë'],
  ['www.spam.example', null],
  ['http://spam.example', null],
  ['spam.example/x Ana', null],
  ['ana@example.com', null],
  ['1234', null],
  ['A', null],
  ['', null],
  ['Ganadineroahoramismoya', null],
])('%j is greeted as %j', (name, greeting) => {
  expect(greetingName(name)).toBe(greeting);
});

test('a greeting is one short word of letters from the name, or there is none', () => {
  const parts = fc.constantFrom(
    'http://',
    'www.',
    'spam.example',
    '@',
    '/',
    'ｈｔｔｐ',
    ' ',
    '\u00a0',
    '\n',
    '.com',
    'Ana',
    '💶',
    '５',
  );
  const typed = fc.oneof(
    fc.array(parts, { maxLength: 6 }).map((words) => words.join('')),
    anyText,
  );
  fc.assert(
    fc.property(typed, (name) => {
      const greeting = greetingName(name);
      if (greeting === null) return;
      expect(greeting).toMatch(/^[\p{L}\p{M}'’-]{2,20}$/u);
      expect(name).toContain(greeting);
    }),
  );
});
