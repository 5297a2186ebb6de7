import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { toRow } from './enquiry-row.ts';
import { searchPatterns, searchText } from './search-text.ts';

test('a text has each word once, in lower case and without accents, and adds each number without signs', () => {
  const enquiry = sampleEnquiry({
    name: 'Núria PEÑALVER O’Søren',
    email: 'nuria@example.com',
    phone: '(+34) 600 12-34.56',
    organisation: null,
    role: null,
    licences: null,
    country: null,
    spoken: null,
    airspace: null,
    decider: null,
    documents: null,
    message: '¿Hay beca? Beca (de 2026 a 2027), «sí»\n12/03 o 7',
  });
  expect(searchText(toRow(enquiry))).toBe(
    'nuria penalver osoren nuria@example.com +34 600 12-34.56 hay beca de 2026 a 2027 si 12/03 o 7 34600123456 1203',
  );
});

test.each<[string, (string | string[])[]]>([
  ['', []],
  [' ¿? ', []],
  ['Núria  PEÑALVER', ['%nuria%', '%penalver%']],
  [String.raw`50%_\ `, [String.raw`%50\%\_\\%`]],
  ['+34 600 12 34 56', ['%600123456%']],
  ['0034-600.123.456 ana', ['%600123456%', '%ana%']],
  ['34 600 123 456', ['%34600123456%']],
  ['600 12', ['%600%', '%12%', ['12%', '% 12%']]],
  ['a320 600 123 456', ['%a320%', '%600123456%']],
  ['(beca)', ['%beca%']],
  ["O'Connell O’Connell O´Connell", ['%oconnell%', '%oconnell%', '%oconnell%']],
  ['Größe Sørensen Łukasz', ['%grosse%', '%sorensen%', '%lukasz%']],
  ['7', ['%7%', ['7%', '% 7%']]],
  ['5%', [String.raw`%5\%%`, [String.raw`5\%%`, String.raw`% 5\%%`]]],
])('the typed text %j gives the patterns %j', (typed, patterns) => {
  expect(searchPatterns(typed)).toEqual(patterns.map((list) => [list].flat()));
});
