import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { filledDocument } from './filled-document.ts';

test('is the same document plain and unpacked, whatever its parts are', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aaab "<>&\n\0ñ漢', '👩‍✈️', '\ud800'), maxLength: 300 });
  fc.assert(
    fc.property(text, text, text, (before, filling, after) => {
      const whole = Buffer.from(before + filling + after);
      const document = filledDocument(before.toWellFormed(), after.toWellFormed());
      const plain = document.plain(filling);
      expect(gunzipSync(document.gzip(filling) ?? '').equals(plain)).toBe(true);
      expect(plain.length).toBe(whole.length);
    }),
  );
});

test('is compressed, but for its filling: a repetition of the document in it saves nothing', () => {
  const before = '<input name="token">'.repeat(500);
  const document = filledDocument(before, '</html>');
  const [short, alike, other] = ['', '<input name="token">', '<xyzqw 1234="89567">'].map(
    (filling) => document.gzip(filling)?.length ?? 0,
  );
  expect(short).toBeLessThan(200);
  expect(alike).toBe(other);
});

test('a filling beyond the longest block is for the plain document alone', () => {
  expect(filledDocument('a', 'b').gzip('x'.repeat(65_535))).not.toBeNull();
  expect(filledDocument('a', 'b').gzip('x'.repeat(65_536))).toBeNull();
});
