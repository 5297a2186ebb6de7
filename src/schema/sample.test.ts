import { expect, test } from 'vitest';
import { isSampleAddress } from './sample.ts';

test.each([
  'https://example.org/programa.pdf',
  'https://aula.example.com',
  'info@centro-atco.example.com',
  'http://EXAMPLE.com:8080/',
  'example.org?x=1',
])('%s is on a reserved host', (value) => {
  expect(isSampleAddress(value)).toBe(true);
});

test.each(['https://www.aepd.es', 'https://myexample.com', 'https://example.com.es', 'Calle de Ejemplo, 0'])(
  '%s is on no reserved host',
  (value) => {
    expect(isSampleAddress(value)).toBe(false);
  },
);
