import { expect, test } from 'vitest';
import { mainOf, wordsOf } from '../../../tests/page-words.ts';

const specialized = [
  '3-4 meses Inicio SEGÚN CONV. Sede Madrid',
  'Modalidad Presencial',
  '11-13 meses Inicio 2 SEP 2025',
  'ejercicios de simulador 423',
  'Los procesos selectivos de ENAIRE exigen un nivel nativo de español.',
];

test.each(specialized)('the Spanish catalogue states of the specialized courses: %s', async (figure) => {
  expect(wordsOf(await mainOf('courses', 'es')).toLowerCase()).toContain(figure.toLowerCase());
});

test('the English catalogue has no specialized courses', async () => {
  const main = await mainOf('courses', 'en');
  expect(main).not.toContain('id="specialized"');
  expect(wordsOf(main)).not.toContain('Call Preparation');
});
