import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import type { FieldProblem } from '../../../src/schema/office-content.ts';
import { asksWhileSampleMessage } from '../../../src/schema/sample-answer.ts';
import { contentDesk } from './content-desk.ts';
import { kindOf } from './content-kinds.ts';
import { problemPath } from './problem-place.ts';
import { plainProblem } from './plain-problems.ts';

const { folder } = temporaryFolders('desk');
const block1 = 'courses/block-1-tower.yaml';
const home = 'pages/home.yaml';
const begun = { id: 'begun', title: 'Torre', description: '', sources: [], date: '2026-01-01', draft: true };

let found: readonly FieldProblem[];
beforeAll(async () => {
  await cp('content', folder, { recursive: true, filter: (path) => !path.includes('.schemas') });
  const set = (path: (string | number)[], value: string) => ({ kind: 'set', path, value }) as const;
  await change(home, [set(['head', 'title', 'es'], 'Madrid')]);
  found = await contentDesk.check(folder);
  // These faults hide the others. The article has just been created.
  await change(block1, [
    set(['card', 'title', 'en'], ''),
    set(['code', 'es'], 'BLOQUE 1'),
    set(['facts', 'price', 'tax'], 'some'),
  ]);
  const head = Object.entries(begun).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  await mkdir(join(folder, 'articles/begun'));
  for (const language of ['es', 'en'])
    await writeFile(join(folder, `articles/begun/${language}.md`), ['---', ...head, '---', '', ''].join('\n'));
  found = [...found, ...(await contentDesk.check(folder))];
});

async function change(file: string, changes: Parameters<typeof contentDesk.change>[2]): Promise<void> {
  const changed = contentDesk.change(file, await readFile(join(folder, file), 'utf8'), changes);
  if (!('text' in changed)) throw new Error(changed.problem);
  await writeFile(join(folder, file), changed.text);
}

/** The problems of a file: their fields, and their messages in Spanish. */
const problemsOf = (of: string) =>
  found.filter(({ file }) => file === of).map(({ path, message }) => [path?.join('.'), message.es]);

test('the check reports the field and the problem in plain words', () => {
  const ofArticle = problemsOf('articles/begun/es.md');
  expect(ofArticle).toEqual(
    expect.arrayContaining([
      ['description', 'Falta el texto.'],
      ['sources', 'Hacen falta al menos 1; hay 0.'],
      ['body', 'El artículo no tiene texto.'],
    ]),
  );
  expect(new Set(ofArticle.map(([path]) => path)).size).toBe(ofArticle.length);
  // Both languages share the sources, which are missing once, and are named; each has its own description.
  expect(problemsOf('articles/begun/en.md')).toContainEqual(['description', 'Falta el texto.']);
  const sources = found.filter(({ path }) => path?.join('.') === 'sources');
  expect(sources.map(({ file, label }) => [file, label])).toEqual([['articles/begun/es.md', 'Fuentes']]);
  expect(problemsOf(block1)).toEqual([
    ['code.es', 'Es demasiado largo: tiene 8 letras; como mucho, 6.'],
    ['facts.price.tax', 'Elige una de las opciones.'],
    ['card.title.en', 'Falta el texto.'],
  ]);
});

test('a problem of a page’s title is reported in the page’s file, even if another file has the same text', () => {
  expect(problemsOf(home)).toEqual([['head.title.es', expect.stringMatching(/^El título de los buscadores tiene/)]]);
});

test('a problem in a list leads to the field of its item, however the message names the item', () => {
  const source =
    'editions: [{ id: one, start: x }, { id: two, start: x }]\npage: { faq: { items: [{ answer: { es: x } }] } }\n';
  const pathOf = (place: string) => problemPath(kindOf(block1)!, block1, source, { line: 1, place })?.join('.');
  expect(pathOf('editions > two > start')).toBe('editions.1.start');
  expect(pathOf('editions > 0 > start')).toBe('editions.0.start');
  expect(pathOf('page > faq > items > number 1 > answer > es')).toBe('page.faq.items.0.answer.es');
});

test.each([
  [
    '"SATCO" is an acronym that content/glossary.yaml does not explain in "es"; explain it',
    'Las siglas «SATCO» no están en el glosario: explícalas allí.',
    'The acronym “SATCO” is not in the glossary: explain it there.',
  ],
  [
    '"27.000 EUR" would not follow the course: write {price:block-1-tower} or',
    '«27.000 EUR» se quedaría como está si cambia el curso: escribe {price:block-1-tower}.',
    '“27.000 EUR” would stay as it is when the course changes: write {price:block-1-tower}.',
  ],
  [
    'there is no picture "tower" in content/pictures.yaml.',
    'No hay ninguna imagen que se llame «tower».',
    'There is no picture called “tower”.',
  ],
  [
    '/x (es): its title has 70 characters, not 30 to 60: “…”',
    'El título de los buscadores tiene 70 letras con el nombre del centro: hacen falta entre 30 y 60.',
    'The title for search engines has 70 characters with the name of the centre: it needs 30 to 60.',
  ],
  [
    '{price:ansp}: content/courses has no "price" for "ansp" that can be written so',
    'El hueco {price:ansp} pide un dato que el curso no tiene: escribe otra cosa en su lugar.',
    'The placeholder {price:ansp} asks for something that the course does not have: write something else instead.',
  ],
  [
    asksWhileSampleMessage,
    'Una muestra lleva su pregunta pendiente; un dato confirmado, no.',
    'A sample has its open question; a confirmed fact has none.',
  ],
  [
    'a text holds no <script>',
    'Un texto no puede llevar <script>: quítalo.',
    'A text cannot contain <script>: take it out.',
  ],
  [
    'the article needs this file: it is missing in English',
    'Falta el texto en inglés.',
    'The English text is missing.',
  ],
  [
    'the decision tools need the length of this course',
    'Las herramientas para decidir necesitan saber cuánto dura este curso.',
    'The tools for deciding need to know how long this course takes.',
  ],
  ['expected a text, found nothing', 'Falta este dato.', 'This is missing.'],
  ['expected a whole number, found 2.5', 'Aquí va un número sin decimales.', 'A whole number goes here.'],
  [
    'an hour is written 17:30, between 07:00 and 22:59; found ""',
    'La hora no está bien: 17:30, entre las 07:00 y las 22:59.',
    'The time is not right: 17:30, between 07:00 and 22:59.',
  ],
  [
    'something new',
    'Esto no está bien; dicho para quien lleva la web: «something new».',
    'This is not right; in the words of those who run the website: “something new”.',
  ],
])('says %s in plain Spanish and English', (message, es, en) => {
  expect(plainProblem(message)).toEqual({ es, en });
});
