import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, oneLine } from './letter.ts';

/** Any sequence of UTF-16 code units, including lone surrogates. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

test('line breaks, control characters and direction marks are removed', () => {
  const unit = fc.constantFrom('\r', '\n', '\0', '\u001b[2J', '\u009b', '\u2028', '\u202e', '\t', ' ', 'a', 'ñ', '👩‍✈️');
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit })), (text) => {
      expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      expect(oneLine(oneLine(text))).toBe(oneLine(text));
      expect(linesOf(text).map(oneLine)).toEqual(linesOf(text));
    }),
  );
  expect(oneLine('  Ana\r\nBcc:  x@example.com ')).toBe('Ana Bcc: x@example.com');
  expect(linesOf('a\r\nb\n\nc')).toEqual(['a', 'b', '', 'c']);
});
