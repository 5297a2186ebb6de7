import { expect, test } from 'vitest';
import { queryTerms, stem, termsOf } from './analyse.ts';

test('words are compared without accents, case and endings, and stop words are left out', () => {
  expect(termsOf('¿Cuánto cuestan los Exámenes médicos?', 'es')).toEqual(termsOf('cuesta examen medico', 'es'));
  expect(termsOf('How long are the courses?', 'en')).toEqual(termsOf('long course', 'en'));
});

test.each([
  ['habilitaciones', 'habilitacion'],
  ['torres', 'torre'],
  ['lentillas', 'lentilla'],
  ['luces', 'luz'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one, 'es')).toBe(stem(other, 'es'));
});

test.each([
  ['es', 'aprovados', 'aprobados'],
  ['es', 'abilitación', 'habilitación'],
  ['es', 'frasseología', 'fraseología'],
  ['es', 'balencia', 'valencia'],
  ['en', 'accomodation', 'accommodation'],
  ['en', 'adress', 'address'],
  ['es', 'bloque uno', 'bloque 1'],
  ['en', 'block two', 'block 2'],
] as const)('in %s, "%s" is found as "%s"', (language, typed, meant) => {
  expect(termsOf(typed, language)).toEqual(termsOf(meant, language));
});

test('instalments are not places', () => {
  expect(termsOf('plazos', 'es')).not.toEqual(termsOf('plazas', 'es'));
});

test('codes stay as they are', () => {
  expect(termsOf('ADC, C1 y AIS', 'es')).toEqual(['adc', 'c1', 'ais']);
});

test.each([
  ['es', 'rápidamente', 'rapid'],
  ['es', 'mente', 'mente'],
  ['es', 'cesar', 'ces'],
  ['es', 'veces', 'bez'],
  ['es', 'exámenes', 'exam'],
  ['es', 'aviones', 'abion'],
  ['es', 'países', 'pais'],
  ['es', 'hablando', 'abl'],
  ['es', 'controlados', 'control'],
  ['es', 'controlador', 'controlador'],
  ['es', 'volar', 'bol'],
  ['es', 'mirar', 'mir'],
  ['es', 'pista', 'pist'],
  ['es', 'ruta', 'ruta'],
  ['es', 'vías', 'bia'],
  ['es', 'gas', 'gas'],
  ['es', 'casas', 'cas'],
  ['es', 'clases', 'clas'],
  ['es', 'adas', 'ada'],
  ['en', 'studies', 'study'],
  ['en', 'iesxx', 'iesx'],
  ['en', 'classes', 'clas'],
  ['en', 'boxes', 'box'],
  ['en', 'courses', 'cours'],
  ['en', 'training', 'train'],
  ['en', 'planning', 'plan'],
  ['en', 'selling', 'sel'],
  ['en', 'supposedly', 'supos'],
  ['en', 'quickly', 'quick'],
  ['en', 'towers', 'tower'],
  ['en', 'glass', 'glas'],
  ['en', 'using', 'using'],
  ['en', 'being', 'being'],
  ['en', 'price', 'pric'],
  ['en', 'bus', 'bus'],
  ['en', 'jobs', 'job'],
  ['en', 'pass', 'pas'],
  ['en', 'n1400', 'n1400'],
] as const)('in %s the stem of %s is %s', (language, word, expected) => {
  expect(termsOf(word, language)).toEqual([expected]);
});

test('a query has each word once, and its stop words are marked', () => {
  expect(queryTerms('The tower of the towers', 'en')).toEqual([
    { term: 'the', isStop: true },
    { term: 'tower', isStop: false },
    { term: 'of', isStop: true },
  ]);
  expect(queryTerms('', 'es')).toEqual([]);
});

test('the number of a block, a class or a phase is read; an age, a year and a number of people are not', () => {
  const terms = queryTerms('bloque 1 en 2027, 12 personas de 35 años', 'es').map(({ term }) => term);
  expect(terms).toEqual(['bloqu', '1', 'en', 'person', 'de', 'ano']);
});
