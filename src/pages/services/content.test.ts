import { expect, test } from 'vitest';
import { drawnMain } from '../../../tests/drawn-page.ts';
import type { Language } from '../../i18n/language.ts';

/** What the specification names on this page. */
const facts: [fact: string, es: string, en?: string][] = [
  ['continuous training', 'Formación continua', 'Continuous training'],
  ['consulting', 'Consultoría y asesoría', 'Consulting and advice'],
  ['content', 'Desarrollo de contenidos', 'Content development'],
  ['evaluation', 'Servicios de evaluación', 'Assessment services'],
  ['first programme', 'Del alumno al puesto', 'From student to position'],
  ['second programme', 'Sector cargado', 'Loaded sector'],
  ['third programme', 'Instructores con un mismo criterio', 'Instructors with one yardstick'],
  ['duration of a programme', 'Duración A medida', 'Duration Made to measure'],
  ['both regulations', '2015/340 y 2023/893', '2015/340 and 2023/893'],
  ['centre code', 'PFATC-19'],
  ['why choose us', 'Por qué con nosotros', 'Why with us'],
  ['closing call', 'Pedir una propuesta', 'Ask for a proposal'],
];

test.each(
  facts.flatMap(([fact, es, en = es]) => [
    { fact, language: 'es' as Language, words: es },
    { fact, language: 'en' as Language, words: en },
  ]),
)('services in $language says: $fact', async ({ language, words }) => {
  expect((await drawnMain('services', language)).text).toContain(words);
});

test.each([
  ['es', '/contacto'],
  ['en', '/contact'],
] as const)('without JavaScript its calls lead to the contact page (%s)', async (language, path) => {
  expect((await drawnMain('services', language)).html.match(new RegExp(`href="${path}"`, 'g'))).toHaveLength(2);
});
