import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentField, ContentGroup } from '../../../src/schema/office-content.ts';
import { asksWhileSampleMessage } from '../../../src/schema/sample-answer.ts';
import { contentDesk } from './content-desk.ts';
import { kindOf } from './content-kinds.ts';
import { problemPath } from './problem-place.ts';
import { plainProblem } from './plain-problems.ts';

let folder: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'desk-')), 'content');
  await cp('content', folder, { recursive: true, filter: (path) => !path.includes('.schemas') });
});
afterAll(() => rm(join(folder, '..'), { recursive: true }));

const block1 = 'courses/block-1-tower.yaml';

function allGroups(groups: readonly ContentGroup[]): ContentGroup[] {
  return groups.flatMap((group) => [group, ...allGroups(group.groups)]);
}

async function fieldOf(file: string, path: string): Promise<ContentField | undefined> {
  const view = await contentDesk.view('content', file);
  return allGroups(view?.groups ?? [])
    .flatMap(({ fields }) => fields)
    .find((field) => field.path.join('.') === path);
}

test('lists the files by chapter, with readable titles', async () => {
  const files = await contentDesk.files('content');
  expect(files.find(({ file }) => file === block1)).toEqual({
    file: block1,
    chapter: 'courses',
    title: 'Bloque 1: básico y torre',
    isHidden: false,
    course: {
      englishTitle: 'Block 1: Basic and Tower',
      price: 27_000,
      editions: expect.arrayContaining([expect.objectContaining({ campus: 'canarias' })]),
    },
  });
  expect(files.find(({ file }) => file === 'pages/home.yaml')?.title).toBe('Portada');
  expect(files.find(({ file }) => file === 'legal/privacy.en.md')).toMatchObject({ chapter: 'texts' });
  expect(files.map(({ file }) => file)).not.toContain('open-questions.yaml');
  expect(files.map(({ chapter }) => chapter).filter((each, index, all) => each !== all[index - 1])).toEqual([
    'courses',
    'texts',
    'articles',
    'pictures',
  ]);
});

test('a course is split into groups of fewer than 15 fields', async () => {
  const view = await contentDesk.view('content', block1);
  const groups = allGroups(view?.groups ?? []);
  expect(Math.max(...groups.map(({ fields }) => fields.length))).toBeLessThan(15);
  expect(view?.groups.map(({ label }) => label)).toEqual([
    'Datos generales',
    'Datos del curso',
    'Ediciones',
    'Ficha del catálogo',
    'Página',
  ]);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  expect(view?.pages).toContainEqual({
    es: '/bloque-1-habilitacion-torre',
    en: '/bloque-1-habilitacion-torre?lang=en',
  });
  const editions = groups.find(({ id }) => id === 'editions');
  expect(editions).toMatchObject({ list: { path: ['editions'], length: 4, least: 0 } });
  expect(editions?.groups[2]?.label).toBe('Madrid, 25 de noviembre de 2025');
});

test('a field has the control by which it is changed', async () => {
  expect(await fieldOf(block1, 'facts.price.amount')).toEqual({
    path: ['facts', 'price', 'amount'],
    label: 'Precio',
    help: 'En euros, sin céntimos.',
    control: 'money',
    value: 27000,
    optional: false,
    least: 1,
  });
  expect(await fieldOf(block1, 'code')).toMatchObject({
    control: 'line',
    value: { es: 'BLQ 1', en: 'BLK 1' },
    most: 6,
  });
  expect(await fieldOf(block1, 'page.hero.lead')).toMatchObject({ control: 'paragraph' });
  const picture = await fieldOf(block1, 'page.hero.picture');
  expect(picture).toMatchObject({ control: 'picture' });
  expect(picture?.choices?.find(({ value }) => value === picture.value)?.label).toMatch(/^Ilustración: /);
  expect(await fieldOf(block1, 'editions.0.full')).toMatchObject({ control: 'yes-no', value: false, optional: true });
  expect(await fieldOf(block1, 'editions.0.closes')).toMatchObject({ control: 'day', value: null });
  expect(await fieldOf(block1, 'facts.hours')).toMatchObject({ control: 'choice', value: 'over' });
  expect(await fieldOf(block1, 'editions.0.start')).toMatchObject({
    value: 'month',
    choices: [
      { value: 'day', label: 'Día' },
      { value: 'month', label: 'Mes' },
      { value: 'season', label: 'Estación' },
      { value: 'to-be-announced', label: 'Por anunciar' },
    ],
  });
  for (const hidden of ['route', 'page.screen', 'editions.0.id', 'editions.0.sequence'])
    expect(await fieldOf(block1, hidden)).toBeUndefined();
});

test('an article has the fields of its front matter and its text', async () => {
  const file = 'articles/controlador-aereo-en-europa/es.md';
  expect(await fieldOf(file, 'body')).toMatchObject({ control: 'markdown', label: 'Texto' });
  expect(await fieldOf(file, 'description')).toMatchObject({ least: 70, most: 260 });
  expect(await fieldOf(file, 'next.course')).toMatchObject({ control: 'choice', value: 'ansp-preparation' });
});

test('a file that does not exist, or is outside the content, has no view', async () => {
  expect(await contentDesk.view('content', 'courses/none.yaml')).toBeNull();
  expect(await contentDesk.view('content', '../package.json')).toBeNull();
});

test.each<[string, Parameters<typeof contentDesk.change>[2], [field: string, from: string, to: string][]]>([
  [
    block1,
    [{ kind: 'set', path: ['facts', 'price', 'amount'], value: 28_000 }],
    [['datos del curso · precio', '27.000 EUR', '28.000 EUR']],
  ],
  [
    block1,
    [{ kind: 'set', path: ['facts', 'hours', 'over'], value: 400 }],
    [['datos del curso · horas · más de', '350', '400']],
  ],
  [
    block1,
    [{ kind: 'set', path: ['facts', 'hours'], value: 'about' }],
    [['datos del curso · horas', 'más de 350', 'unos 350']],
  ],
  [
    block1,
    [{ kind: 'set', path: ['facts', 'price', 'tax'], value: 'included' }],
    [['datos del curso · precio · IVA', 'exento', 'incluido']],
  ],
  [
    block1,
    [{ kind: 'set', path: ['editions', 2, 'start', 'day'], value: '2026-01-12' }],
    [['Madrid, 12 de enero de 2026 · comienzo · día', '25 de noviembre de 2025', '12 de enero de 2026']],
  ],
  [
    block1,
    [{ kind: 'set', path: ['editions', 2, 'full'], value: true }],
    [['ediciones · Madrid, 25 de noviembre de 2025 · completa', 'no', 'sí']],
  ],
  [
    block1,
    [
      { kind: 'insert', path: ['editions'], at: 4, like: 0 },
      { kind: 'set', path: ['editions', 4, 'start', 'month'], value: '2027-03' },
    ],
    [['ediciones · Madrid, marzo de 2027', '', 'añadido, duración: 20 semanas']],
  ],
  [
    block1,
    [{ kind: 'remove', path: ['editions'], at: 0 }],
    [['ediciones · Madrid, febrero de 2025', 'estaba', 'retirado']],
  ],
  [
    block1,
    [{ kind: 'set', path: ['card', 'title', 'en'], value: 'Tower' }],
    [['ficha del catálogo · título · en inglés', 'Block 1: Basic and Tower', 'Tower']],
  ],
])('%s: %j is described in words', async (file, changes, lines) => {
  const before = await readFile(join('content', file), 'utf8');
  const changed = contentDesk.change(file, before, changes);
  if (!('text' in changed)) throw new Error(changed.problem);
  const told = contentDesk.describe(file, before, changed.text);
  expect(told.map(({ field, from, to }) => [field, from, to])).toEqual(lines);
  expect(told[0]?.title).toBe('Bloque 1: básico y torre');
});

test('describes the changed words of a long text, and a new file', async () => {
  const file = 'articles/controlador-aereo-en-europa/es.md';
  const before = await readFile(join('content', file), 'utf8');
  const [line, ...others] = contentDesk.describe(
    file,
    before,
    before.replace('basta el inglés\n', 'basta un buen inglés\n'),
  );
  expect(others).toEqual([]);
  expect(line).toMatchObject({ field: 'texto' });
  expect(line?.to).toContain('basta un buen inglés');
  expect(line?.to.length).toBeLessThan(150);
  expect(contentDesk.describe(file, null, before)).toMatchObject([{ field: 'archivo', to: 'nuevo' }]);
});

test.each(['2025-26', '2023-13', '2023-04-31', '0000-00'])(
  'describes %s, which is no date, as it is written',
  (text) => {
    const [line] = contentDesk.describe(block1, "nav: { es: 'a' }\n", `nav: { es: '${text}' }\n`);
    expect(line?.to).toBe(text);
  },
);

test('a removed item that has no text is named by its place in the list', () => {
  const [line] = contentDesk.describe(
    block1,
    'editions: [{ id: a }, { id: b }, { id: c }]\n',
    'editions: [{ id: a }, { id: b }]\n',
  );
  expect(line).toMatchObject({ field: 'ediciones · 3', to: 'retirado' });
});

test('the check reports the field and the problem in plain Spanish', async () => {
  const source = await readFile(join(folder, block1), 'utf8');
  const changed = contentDesk.change(block1, source, [
    { kind: 'set', path: ['card', 'title', 'en'], value: '' },
    { kind: 'set', path: ['code', 'es'], value: 'BLOQUE 1' },
    { kind: 'set', path: ['facts', 'price', 'tax'], value: 'some' },
  ]);
  if (!('text' in changed)) throw new Error(changed.problem);
  await writeFile(join(folder, block1), changed.text);
  // This article has just been created.
  const begun = { id: 'begun', title: 'Torre', description: '', sources: [], date: '2026-01-01', draft: true };
  const head = Object.entries(begun).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  await mkdir(join(folder, 'articles/begun'));
  for (const language of ['es', 'en'])
    await writeFile(join(folder, `articles/begun/${language}.md`), ['---', ...head, '---', '', ''].join('\n'));
  const found = await contentDesk.check(folder);
  const problems = found.filter(({ file }) => file === block1);
  await writeFile(join(folder, block1), source);
  await rm(join(folder, 'articles/begun'), { recursive: true });
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
  const source = await readFile(join(folder, course), 'utf8');
  await writeFile(join(folder, course), source.replace(/^  duration: .*$/m, '  duration: { onRequest: true }'));
  const found = await contentDesk.check(folder);
  await writeFile(join(folder, course), source);
  expect(found).toContainEqual({
    file: course,
    path: ['facts', 'duration'],
    line: expect.any(Number),
    message: {
      es: 'Las herramientas para decidir necesitan saber cuánto dura este curso.',
      en: expect.stringMatching(/^the decision tools need the length/),
    },
  });
});

test('a problem of a page’s title is reported in the page’s file, even if another file has the same text', async () => {
  const home = 'pages/home.yaml';
  const source = await readFile(join(folder, home), 'utf8');
  const changed = contentDesk.change(home, source, [{ kind: 'set', path: ['head', 'title', 'es'], value: 'Madrid' }]);
  if (!('text' in changed)) throw new Error(changed.problem);
  await writeFile(join(folder, home), changed.text);
  const found = await contentDesk.check(folder);
  await writeFile(join(folder, home), source);
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
  ],
  [
    '"27.000 EUR" would not follow the course: write {price:block-1-tower} or',
    '«27.000 EUR» se quedaría como está si cambia el curso: escribe {price:block-1-tower}.',
  ],
  ['there is no picture "tower" in content/pictures.yaml.', 'No hay ninguna imagen que se llame «tower».'],
  [
    '/x (es): its title has 70 characters, not 30 to 60: “…”',
    'El título de los buscadores tiene 70 letras con el nombre del centro: hacen falta entre 30 y 60.',
  ],
  [
    '{price:ansp}: content/courses has no "price" for "ansp" that can be written so',
    'El hueco {price:ansp} pide un dato que el curso no tiene: escribe otra cosa en su lugar.',
  ],
  [asksWhileSampleMessage, 'Una muestra lleva su pregunta pendiente; un dato confirmado, no.'],
  ['a text holds no <script>', 'Un texto no puede llevar <script>: quítalo.'],
  ['the article needs this file: it is missing in English', 'Falta el texto en inglés.'],
  ['expected a whole number, found 2.5', 'Aquí va un número sin decimales.'],
  ['something new', 'Esto no está bien; dicho para quien lleva la web: «something new».'],
])('translates %s into Spanish', (message, spanish) => {
  expect(plainProblem(message)).toBe(spanish);
});
