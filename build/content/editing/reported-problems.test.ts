import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { asksWhileSampleMessage } from '../../../src/schema/sample-answer.ts';
import { contentDesk } from './content-desk.ts';
import { kindOf } from './content-kinds.ts';
import { problemPath } from './problem-place.ts';
import { plainProblem } from './plain-problems.ts';

const folder = join(temporaryFolders('desk').folder, 'content');
beforeAll(() => cp('content', folder, { recursive: true, filter: (path) => !path.includes('.schemas') }));

const block1 = 'courses/block-1-tower.yaml';

/** The problems of the content while a file is changed. */
async function checked(file: string, change: (source: string) => string) {
  const source = await readFile(join(folder, file), 'utf8');
  await writeFile(join(folder, file), change(source));
  const found = await contentDesk.check(folder);
  await writeFile(join(folder, file), source);
  return found;
}

function changedBy(...given: Parameters<typeof contentDesk.change>): string {
  const changed = contentDesk.change(...given);
  if (!('text' in changed)) throw new Error(changed.problem);
  return changed.text;
}

test('the check reports the field and the problem in plain words', async () => {
  // This article has just been created.
  const begun = { id: 'begun', title: 'Torre', description: '', sources: [], date: '2026-01-01', draft: true };
  const head = Object.entries(begun).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  await mkdir(join(folder, 'articles/begun'));
  for (const language of ['es', 'en'])
    await writeFile(join(folder, `articles/begun/${language}.md`), ['---', ...head, '---', '', ''].join('\n'));
  const found = await checked(block1, (source) =>
    changedBy(block1, source, [
      { kind: 'set', path: ['card', 'title', 'en'], value: '' },
      { kind: 'set', path: ['code', 'es'], value: 'BLOQUE 1' },
      { kind: 'set', path: ['facts', 'price', 'tax'], value: 'some' },
    ]),
  );
  await rm(join(folder, 'articles/begun'), { recursive: true });
  const problems = found.filter(({ file }) => file === block1);
  const ofArticle = found.filter(({ file }) => file === 'articles/begun/es.md');
  expect(ofArticle.map(({ path, message }) => [path?.join('.'), message.es])).toEqual(
    expect.arrayContaining([
      ['description', 'Falta el texto.'],
      ['sources', 'Hacen falta al menos 1; hay 0.'],
      ['body', 'El artículo no tiene texto.'],
    ]),
  );
  expect(new Set(ofArticle.map(({ path }) => String(path))).size).toBe(ofArticle.length);
  expect(problems.map(({ path, message }) => [path?.join('.'), message.es])).toEqual([
    ['code.es', 'Es demasiado largo: tiene 8 letras; como mucho, 6.'],
    ['facts.price.tax', 'Elige una de las opciones.'],
    ['card.title.en', 'Falta el texto.'],
  ]);
});

test('a course of the deciding tools needs a length', async () => {
  const course = 'courses/full-rating.yaml';
  const found = await checked(course, (source) =>
    source.replace(/^  duration: .*$/m, '  duration: { onRequest: true }'),
  );
  expect(found).toContainEqual({
    file: course,
    path: ['facts', 'duration'],
    line: expect.any(Number),
    message: {
      es: 'Las herramientas para decidir necesitan saber cuánto dura este curso.',
      en: 'The tools for deciding need to know how long this course takes.',
    },
  });
});

test('a problem of a page’s title is reported in the page’s file, even if another file has the same text', async () => {
  const home = 'pages/home.yaml';
  const title = [{ kind: 'set', path: ['head', 'title', 'es'], value: 'Madrid' }] as const;
  const found = await checked(home, (source) => changedBy(home, source, title));
  expect(found).toMatchObject([
    {
      file: home,
      path: ['head', 'title', 'es'],
      message: { es: expect.stringMatching(/^El título de los buscadores tiene/) },
    },
  ]);
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
