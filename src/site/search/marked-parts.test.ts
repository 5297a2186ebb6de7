import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, query: string, language: 'es' | 'en' = 'es') =>
  markedParts(text, query, language)
    .filter((part) => part.marked)
    .map((part) => part.text);

test.each([
  ['accents and plurals do not count', 'Los títulos de inglés', 'titulo ingles', ['títulos', 'inglés']],
  ['a typed beginning of a word is marked', 'Controlador de tránsito', 'contr', ['Controlador']],
  ['a beginning of two letters is not marked', 'Controlador de torre', 'to', []],
  ['stop words are not marked', 'De la torre a la ruta', 'la torre', ['torre']],
])('%s', (_, text, query, expected) => {
  expect(marked(text, query)).toEqual(expected);
});

test('the parts add up to the whole text', () => {
  const text = '«¿Cuánto cuesta?» – 27.000 EUR (impuestos: por confirmar)';
  const whole = markedParts(text, 'cuanto cuesta', 'es').map((part) => part.text);
  expect(whole.join('')).toBe(text);
});
