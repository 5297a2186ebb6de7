import { expect, test } from 'vitest';
import type { Language } from '../../src/i18n/language.ts';
import { literalFigures } from './literal-figures.ts';
import { sampleFigures } from './sample-figures.ts';

/** Lists the findings of one text. */
function told(language: Language, text: string, file = 'content/pages/home.yaml'): string[] {
  const placed = { file, line: 7, place: 'lead', path: ['lead', language], language, text };
  return literalFigures([placed], sampleFigures).map((problem) => `${problem.file}:${problem.line} ${problem.message}`);
}

const own = 'content/courses/tower.yaml';

test.each([
  ['es', 'Cuesta 27.000 EUR.', '"27.000 EUR"', '{price:tower}'],
  ['es', 'Cuesta 27000 €.', '"27000 €"', '{price:tower}'],
  ['en', 'It costs €27,000.', '"€27,000"', '{price:tower}'],
  ['es', 'El Bloque 1 dura seis meses.', '"seis meses"', '{duration-words:tower}'],
  ['en', 'Six months of Block 1.', '"Six months"', '{Duration-words:tower}'],
  ['en', '[It](route:block1) takes 6\u00A0months.', '"6\u00A0months"', '{duration:tower}'],
  ['es', 'La habilitación completa, en 11 a 13 meses.', '"11 a 13 meses"', '{duration:complete}'],
  ['es', 'El Bloque 1 tiene 20 semanas de clase.', '"20 semanas"', '{teaching:tower}'],
  ['es', 'Habilitación completa: seis plazas.', '"seis"', '{seats-words:complete}'],
  ['en', 'The 423 simulator exercises of the Complete Rating.', '"423"', '{exercises:complete}'],
  ['es', 'La torre, en 6 meses.', '"6 meses"', '{duration:tower}'],
  ['es', 'El Bloque 1 empieza el 24 de noviembre de 2026.', '"24 de noviembre de 2026"', '{start:tower-2026-11}'],
  ['en', 'The Complete Rating starts in March 2027.', '"March 2027"', '{start:complete-2027}'],
] as const)('in %s, "%s" is reported with its placeholder', (language, text, literal, placeholder) => {
  const [problem = ''] = told(language, text);
  expect(problem).toContain(`content/pages/home.yaml:7 ${literal} would not follow the course: write ${placeholder}`);
});

test('a duration is reported in the file of its course, even without the course’s name', () => {
  expect(told('es', 'Seis meses en Madrid.', own)).toHaveLength(1);
  expect(told('es', 'Seis meses en Madrid.', 'content/people.yaml')).toEqual([]);
});

test.each([
  ['another amount', 'es', 'Cuesta 127.000 EUR, 27.000 veces.'],
  ['a range that ends with a course’s figure', 'es', 'De tres a seis meses, o de 3–6 meses, después del Bloque 1.'],
  ['a figure that is marked with `as-is`', 'es', 'Gana {as-is:27.000 EUR}.'],
  ['a number of other things', 'es', 'El Bloque 1 pide seis documentos y 16 firmas.'],
  ['a placeholder', 'es', 'El Bloque 1 dura {duration:tower}.'],
] as const)('%s is not reported', (_, language, text) => {
  expect(told(language, text, own)).toEqual([]);
});
