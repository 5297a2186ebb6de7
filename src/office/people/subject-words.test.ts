import { expect, test } from 'vitest';
import { translator } from '../words/words.ts';
import { subjectWords } from './subject-words.ts';

test.each([
  ['exported', '', 'todas las consultas'],
  ['exported', 'course search state', 'Curso, Palabras buscadas, Estado'],
  ['exported', 'open-day-2026-12-22-madrid', 'open-day-2026-12-22-madrid'],
  ['listed', 'search ≤5000', 'Palabras buscadas, hasta 5.000 personas'],
  ['listed', '≤1', '1 persona'],
  ['erased', 'email', 'Todo lo de una dirección'],
  ['decided', 'arrived mails', 'ha llegado, todos los correos'],
  ['read', 'course', 'course'],
] as const)('the subject of “%s”, “%s”, is shown as “%s”', (action, subject, words) => {
  expect(subjectWords(action, subject, translator('es'))).toBe(words);
});
