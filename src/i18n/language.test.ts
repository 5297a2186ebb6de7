import { expect, test } from 'vitest';
import { inLanguage, isLanguage, otherLanguage } from './language.ts';

test('the other language is the target of the toggle', () => {
  expect(otherLanguage('es')).toBe('en');
  expect(otherLanguage('en')).toBe('es');
});

test("only the site's own language codes are languages", () => {
  expect(['es', 'en', 'fr', 'ES', '', null, undefined, 1].filter(isLanguage)).toEqual(['es', 'en']);
});

test('every pair of texts becomes the text of one language, at any depth', () => {
  const content = {
    title: { es: 'Torre', en: 'Tower' },
    points: [{ text: { es: 'uno', en: 'one' }, hours: 2 }],
  };
  expect(inLanguage(content, 'es')).toEqual({ title: 'Torre', points: [{ text: 'uno', hours: 2 }] });
  expect(inLanguage(content, 'en')).toEqual({ title: 'Tower', points: [{ text: 'one', hours: 2 }] });
});

test('figures are joined to their unit or noun, in texts only', () => {
  const content = {
    file: 'bloque 1.pdf',
    title: { es: 'Bloque 1', en: 'Block 1' },
    list: { es: ['20 minutos'], en: [] },
  };
  expect(inLanguage(content, 'es')).toEqual({
    file: 'bloque 1.pdf',
    title: 'Bloque\u00A01',
    list: ['20\u00A0minutos'],
  });
});

test('an object is not a pair of texts if a language is missing or if it has another key', () => {
  expect(inLanguage({ es: 'solo' }, 'es')).toEqual({ es: 'solo' });
  expect(inLanguage({ es: 'a', en: 'b', id: 'c' }, 'es')).toEqual({ es: 'a', en: 'b', id: 'c' });
  expect(inLanguage({ es: 'a', title: 'b' }, 'es')).toEqual({ es: 'a', title: 'b' });
});

test('a value that is not a plain object is unchanged', () => {
  const day = new Date(0);
  expect(inLanguage({ day, nothing: null, none: undefined, name: 'texto' }, 'es')).toEqual({
    day,
    nothing: null,
    none: undefined,
    name: 'texto',
  });
  expect(inLanguage({ day }, 'es').day).toBe(day);
});
