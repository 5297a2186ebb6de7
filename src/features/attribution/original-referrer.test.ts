import { expect, test } from 'vitest';
import { outsideReferrer } from './original-referrer.ts';

test.each([
  ['https://www.google.com/', 'www.google.com'],
  ['https://foro.example.com/atc/hilo?id=7&q=sueldo#fin', 'foro.example.com/atc/hilo'],
  ['http://example.com:8080/a', 'example.com:8080/a'],
  ['https://example.com?q=1', 'example.com'],
  ['', null],
  ['https://centro.example/cursos', null],
  ['android-app://com.google.android.gm/', null],
  ['javascript:alert(1)', null],
])('the address “%s” gives the referrer %s', (address, expected) => {
  expect(outsideReferrer(address, 'centro.example')).toBe(expected);
});

test('a long path is truncated', () => {
  expect(outsideReferrer(`https://example.com/${'a'.repeat(900)}`, 'centro.example')).toHaveLength(500);
});
