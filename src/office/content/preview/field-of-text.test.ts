import { expect, test } from 'vitest';
import type { ContentField, FieldValue } from '../../../schema/office-content.ts';
import type { Localized } from '../../../i18n/language.ts';
import { fieldOfText } from './field-of-text.ts';

function field(name: string, value: FieldValue | Localized<FieldValue>): ContentField {
  return { path: [name], label: name, control: 'paragraph', value, optional: false };
}

const fields = [
  field('title', { es: 'Hazte controlador aéreo', en: 'Become an air traffic controller' }),
  field('body', 'El [glosario](/glosario) explica cada sigla.\n\nEl examen dura dos horas y tiene cien preguntas.'),
  field('price', 27_000),
];
const groups = [{ id: 'all', label: 'Todo', fields, groups: [] }];
const sheet = {
  views: [{ file: 'pages/home.yaml', title: 'Portada', version: '1', groups, problems: [], pages: [] }],
  groups,
};

test.each([
  ['Hazte controlador\u00A0aéreo', ['title', 'es']],
  ['Become an air traffic controller', ['title', 'en']],
  ['El glosario explica cada sigla.', ['body']],
  ['Hazte controlador aéreo desde cero', ['title', 'es']],
])('%j on the page is found in its field', (text, path) => {
  expect(fieldOfText(sheet, text)).toEqual({ file: 'pages/home.yaml', path });
});

test.each(['Cookies', '', '·'])('%j is found in no field', (text) => {
  expect(fieldOfText(sheet, text)).toBeNull();
});
