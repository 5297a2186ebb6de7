import { expect, test } from 'vitest';
import { wordsOfOneLanguage } from './lettering.ts';

const lettered = (...lines: string[]) => `<svg>${lines.map((line) => `<text x="1">${line}</text>`).join('')}</svg>`;

test('codes, callsigns and numbers belong to no language', () => {
  expect(wordsOfOneLanguage(lettered('LEMD', 'SIM204', '350 460', '18+', 'ISCED 3', 'N', '1 m'))).toEqual([]);
});

test('a word of one language is found', () => {
  expect(wordsOfOneLanguage(lettered('NOT FOR NAVIGATION', 'Liège'))).toEqual(['NAVIGATION', 'Liège']);
});

test('quoted text is allowed', () => {
  expect(wordsOfOneLanguage(lettered('descend FL 140', 'UTC'), ['descend FL 140'])).toEqual([]);
});
