import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleHead } from '../../../src/schema/article.ts';
import { legalFrontMatter } from '../../../src/schema/legal.ts';
import { englishNames } from '../../../src/schema/english-names.ts';
import { contentFiles } from '../../../src/schema/site-content.ts';
import { bare, type Schema } from './schema-parts.ts';
import { unlabelledFields } from './unlabelled-fields.ts';
import { variantsOf } from './variants.ts';
import { shownValue, wordsOf, writtenValue } from './field-words.ts';

const kinds = Object.entries({
  ...contentFiles,
  articles: { schema: articleHead },
  legal: { schema: legalFrontMatter },
}).map(([name, { schema }]) => [name, schema] as const);

test.each(kinds)('every field of %s has a Spanish name, or is hidden from the office', (_, schema) => {
  expect(unlabelledFields(schema)).toEqual([]);
});

test('a field, a group and a choice without words are reported with their paths', () => {
  const schema = z.strictObject({
    named: z.string().meta({ title: 'Nombre' }),
    bare: z.string(),
    hidden: z.string().meta({ office: false }),
    group: z.array(z.strictObject({ inside: z.int().optional() })),
    choice: z.enum(['a', 'b']).meta({ title: 'Tipo', choices: { a: 'una' } }),
  });
  expect(unlabelledFields(schema)).toEqual(['bare', 'group', 'group.[].inside', 'choice = b']);
});

test('a code in a text field is shown and typed in words; values of a list are unchanged', () => {
  const { dated, read } = articleHead.shape.sources.element.shape;
  expect([shownValue(dated, 'unknown'), shownValue(read, 'never')]).toEqual(['no se sabe', 'sin leer']);
  expect([writtenValue(dated, 'No se sabe '), writtenValue(read, 'sin leer')]).toEqual(['unknown', 'never']);
  expect([shownValue(dated, '2023-04'), writtenValue(dated, '2023-04')]).toEqual(['2023-04', '2023-04']);
  const list = z.enum(['a']).meta({ choices: { a: 'una' } });
  expect([shownValue(list, 'a'), writtenValue(list, 'una')]).toEqual(['a', 'una']);
});

/** The words of a schema and of its parts, except the items of tuples: names, and what has no English key. */
function words(schema: Schema): { names: string[]; others: string[] } {
  const { title, description, choices } = wordsOf(schema);
  const inside = bare(schema);
  const parts: Schema[] =
    inside instanceof z.ZodObject
      ? Object.values(inside.shape)
      : inside instanceof z.ZodArray
        ? [inside.element]
        : inside instanceof z.ZodRecord
          ? [inside.valueType]
          : inside instanceof z.ZodUnion
            ? [...inside.options]
            : [];
  const variants = variantsOf(schema).map(({ label }) => label);
  const below = parts.map(words);
  return {
    names: [...(title === undefined ? [] : [title]), ...below.flatMap(({ names }) => names)],
    others: [
      ...(description === undefined ? [] : [description]),
      ...Object.values(choices ?? {}),
      ...variants,
      ...below.flatMap(({ others }) => others),
    ],
  };
}

const found = kinds.map(([, schema]) => words(schema));
const names = new Set(found.flatMap((each) => each.names));
const others = new Set(found.flatMap((each) => each.others));
const titles = Object.values(contentFiles).flatMap(({ title }) => (title === '' ? [] : [title]));
/** Names that the screen of a file adds. */
const added = ['Datos generales', 'Cómo se indica', 'en español', 'en inglés'];

test('all choices, forms of values, help and titles of files have English, and nothing else does', () => {
  expect([...others, ...titles, ...added].filter((each) => !(each in englishNames))).toEqual([]);
  expect(
    Object.keys(englishNames).filter((each) => ![...names, ...others, ...titles, ...added].includes(each)),
  ).toEqual([]);
});

test('an English text has the numbers and placeholders of the Spanish one', () => {
  const parts = (text: string) => (text.match(/\d+|\{\w+\}/g) ?? []).toSorted();
  for (const [spanish, english] of Object.entries(englishNames))
    expect(parts(english), spanish).toEqual(parts(spanish));
});

test('names contain no programming terms', () => {
  const all = [...names, ...others];
  expect(all.length).toBeGreaterThan(300);
  expect(
    all.filter((word) => /\b(?:slug|array|commit|build|id|string|yaml|markdown|schema|null)\b/i.test(word)),
  ).toEqual([]);
});

test('the JSON Schema for code editors has the same names', () => {
  const schema = z.toJSONSchema(contentFiles.courses.schema, { io: 'input', unrepresentable: 'any' });
  expect(schema.properties?.['facts']).toMatchObject({
    title: 'Datos del curso',
    properties: {
      price: { title: 'Precio', properties: { amount: { title: 'Precio', description: 'En euros, sin céntimos.' } } },
    },
  });
});
