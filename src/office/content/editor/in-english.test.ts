import { expect, test } from 'vitest';
import type { ContentField, ContentFileView, ContentGroup } from '../../../schema/office-content.ts';
import { englishTitle, inEnglish } from './in-english.ts';

function field(label: string, path: ContentField['path'], more: Partial<ContentField> = {}): ContentField {
  return { path, label, control: 'line', value: '', optional: false, ...more };
}

test('fields, groups, items, help and choices have English names, and the texts of items stay', () => {
  const question = (index: number, label: string, fields: ContentField[]): ContentGroup => ({
    id: `questions.${index}`,
    label,
    fields,
    groups: [],
  });
  const help = { help: 'En lugar de una fuente.', choices: [{ value: 'day', label: 'días' }] };
  const groups: ContentGroup[] = [
    { id: 'general', label: 'Datos generales', fields: [field('Nota', ['sampleNote'], help)], groups: [] },
    {
      id: 'questions',
      label: 'Preguntas',
      fields: [],
      list: { path: ['questions'], label: 'Preguntas', length: 2, least: 0 },
      groups: [
        question(0, '¿Cuánto cuesta?', [field('Pregunta', ['questions', 0, 'label'])]),
        question(1, 'Preguntas 2', [field('Preguntas 2', ['questions', 1])]),
      ],
    },
  ];
  const view: ContentFileView = { file: 'a.yaml', title: 'Respuesta: Precios', version: '1', groups, pages: [] };
  const [shown] = inEnglish([view]);
  expect(shown).toMatchObject({
    title: 'Answer: Precios',
    groups: [
      {
        label: 'General',
        fields: [{ label: 'Sample note', help: 'Instead of a source.', choices: [{ value: 'day', label: 'days' }] }],
      },
      {
        label: 'Questions',
        list: { label: 'Questions' },
        groups: [
          { label: '¿Cuánto cuesta?', fields: [{ label: 'Question' }] },
          { label: 'Questions 2', fields: [{ label: 'Questions 2' }] },
        ],
      },
    ],
  });
});

test.each([
  ['Portada', 'Hello', 'Home page'],
  ['Bloque 1: Básico y Torre', 'Block 1: Basic and Tower', 'Block 1: Basic and Tower'],
  ['Respuesta: Precios', 'Prices', 'Answer: Prices'],
  ['Blog: por dónde empezar', undefined, 'Blog: where to start'],
  ['Aviso legal', undefined, 'Aviso legal'],
])('the title %s with the English text %s is %s', (spanish, name, english) => {
  expect(englishTitle(spanish, name)).toBe(english);
});
