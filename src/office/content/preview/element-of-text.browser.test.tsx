import { expect, test } from 'vitest';
import { elementOfText } from './field-of-text.ts';

const page = new DOMParser().parseFromString(
  '<ul><li id="long">Con <b>simulador</b> de torre y radar.</li></ul><h2 id="short">Torre</h2>',
  'text/html',
);

test.each([
  ['Torre', 'short'],
  ['**simulador** de torre', 'long'],
  ['Simulador', undefined],
  ['', undefined],
])('the text %j of a field is found in its page', (text, id) => {
  expect(elementOfText(page, text)?.id).toBe(id);
});
