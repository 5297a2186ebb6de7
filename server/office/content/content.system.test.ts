import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openContentOffice, type ContentOffice } from '../../../tests/content-office.ts';
import { openOfficeApp } from '../../../tests/office-app.ts';
import { eventually } from '../../../tests/eventually.ts';
import { git, push } from '../../../tests/content-repository.ts';
import type { ContentFileLine, FieldProblem, Publication } from '../../../src/schema/office-content.ts';
import { readLog } from '../log/office-log.ts';
import { valuesOf } from './file-values.ts';
import { takeLock } from './lock.ts';

let office: ContentOffice;
beforeEach(async () => {
  office = await openContentOffice();
});
afterEach(() => office.close());

const tower = 'courses/tower.yaml';
const head = () => git(office.address, 'rev-parse', 'main');
const kept = (file = tower) => git(office.address, 'show', `main:content/${file}`);
const list = async <Item>(answer: Promise<object>): Promise<Item[]> =>
  Object.entries(await answer).flatMap(([key, item]) => (key === 'status' ? [] : [item as Item]));

test('a price is changed, published in its author’s name, listed in the history, and undone', async () => {
  const ana = await office.person('ana@example.com');
  expect((await list<ContentFileLine>(ana.ask(''))).map(({ file, isChanged }) => [file, isChanged])).toEqual([
    [tower, false],
    ['home.yaml', false],
  ]);
  const changed = await ana.set(tower, ['price'], 28000);
  expect(changed.status).toBe(200);
  const line = { file: tower, title: 'tower', field: 'price', from: '27000', to: '28000' };
  expect(await ana.documents()).toMatchObject([
    { file: tower, title: 'tower', by: [{ who: 'ana@example.com' }], lines: [line], pages: ['/tower'] },
  ]);
  expect(office.site.shown()).toBeNull();

  const published = await ana.publish();
  expect(published).toMatchObject({
    state: 'done',
    publication: { by: 'ana@example.com', lines: [line], undoes: null },
  });
  expect(office.site.texts()?.[tower]).toContain('price: 28000');
  expect(kept()).toContain('# The first block.\ntitle: Torre\nprice: 28000');
  expect(kept('records.json')).toBe('{"size":2}');
  expect(git(office.address, 'log', '-1', '--format=%an <%ae> %cn%n%B', 'main')).toBe(
    'ana@example.com <oficina@localhost> Oficina\ntower · price: 27000 → 28000\n\n- tower · price: 27000 → 28000\n\nOficina: publica',
  );
  expect(await ana.documents()).toEqual([]);

  const [publication] = await list<Publication>(ana.ask('/history'));
  expect(publication).toMatchObject({ by: 'ana@example.com', lines: [line], undoes: null });
  const eva = await office.person('eva@example.com');
  const back = { ...line, from: '28000', to: '27000' };
  expect(await eva.ask(`/undo?id=${publication!.id}`)).toEqual({ status: 200, lines: [back] });
  const undone = await eva.undo(publication!.id);
  expect(undone).toMatchObject({ state: 'done', publication: { by: 'eva@example.com', undoes: publication!.id } });
  expect(office.site.texts()?.[tower]).toContain('price: 27000');
  const history = await list<Publication>(ana.ask('/history'));
  expect(history.map(({ by, undoes }) => [by, undoes])).toEqual([
    ['eva@example.com', publication!.id],
    ['ana@example.com', null],
  ]);
  expect(await ana.ask(`/undo?id=${publication!.id}`)).toMatchObject({
    problem: { en: 'There is nothing to publish.' },
  });
  const { lines } = await readLog(office.parts.db, null);
  expect(lines.map(({ by, action }) => `${by} ${action}`).toSorted()).toEqual([
    'ana@example.com changed',
    'ana@example.com published',
    'eva@example.com undone',
  ]);
});

test('a publication that cannot be written to the log is public, and the message to its author says so', async () => {
  const ana = await office.person('ana@example.com');
  await ana.set(tower, ['price'], 28000);
  await office.parts.db.schema.dropTable('office_log').execute();
  expect(await ana.publish()).toMatchObject({
    state: 'failed',
    problem: { es: expect.stringMatching(/^Está publicado/) },
  });
  expect(office.said.join('')).toMatch(/SQLITE_1.*publishing failed/);
  expect(office.site.texts()?.[tower]).toContain('price: 28000');
  expect(kept()).toContain('price: 28000');
});

describe('two people editing one file', () => {
  test('changes of different fields go to the same draft, and the list names both authors', async () => {
    const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
    const { version } = await eva.view(tower);
    await ana.set(tower, ['title'], 'Torre y más');
    expect((await eva.set(tower, ['price'], 28000, version)).status).toBe(200);
    const [document] = await ana.documents();
    expect(document!.by.map(({ who }) => who)).toEqual(['eva@example.com', 'ana@example.com']);
    expect((await eva.publish()).state).toBe('done');
    expect(kept()).toContain('title: Torre y más\nprice: 28000');
    await ana.set(tower, ['title'], 'Torre');
    expect((await ana.documents())[0]!.by.map(({ who }) => who)).toEqual(['ana@example.com']);
  });

  test('a field that somebody else has changed is refused with their value, and then either value can be set', async () => {
    const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
    const { version } = await eva.view(tower);
    await ana.set(tower, ['price'], 28000);
    const refused = await eva.set(tower, ['price'], 29500, version);
    expect(refused).toMatchObject({ status: 409, problem: 'changed-meanwhile' });
    expect(refused.conflicts).toEqual([{ path: ['price'], mine: 29500, theirs: 28000, by: 'ana@example.com' }]);
    expect((await eva.set(tower, ['price'], 28000, version)).status).toBe(200);
    expect((await eva.set(tower, ['price'], 29500, refused.view!.version)).status).toBe(200);
    expect((await eva.publish()).state).toBe('done');
    expect(kept()).toContain('price: 29500');
  });

  test('after another person has removed an item of a list, a change by an old index is refused', async () => {
    const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
    const { version } = await eva.view(tower);
    const removal = { file: tower, version, changes: [{ kind: 'remove', path: ['editions'], at: 0 }] };
    expect(await ana.ask('/change', removal)).toMatchObject({ status: 200 });
    expect(await eva.set(tower, ['editions', 1, 'seats'], 8, version)).toMatchObject({ status: 409, conflicts: [] });
    expect((await eva.set(tower, ['editions', 0, 'seats'], 8)).status).toBe(200);
    await eva.publish();
    expect(kept()).toMatch(/editions:\n {2}- id: june\n {4}seats: 8$/);
  });

  test('a change that somebody else has just made is published only after a question, and chosen documents go alone', async () => {
    const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
    await ana.set(tower, ['price'], 28000);
    await eva.set('home.yaml', ['title'], 'Portada');
    const own = { files: ['home.yaml'], sure: false };
    expect(await eva.ask('/publish', { ...own, files: ['home.yaml', tower] })).toEqual({
      status: 409,
      problem: 'recent',
      who: ['ana@example.com'],
    });
    expect(await eva.begin('/publish', own)).toMatchObject({
      state: 'done',
      publication: { lines: [{ file: 'home.yaml' }] },
    });
    expect([kept().includes('27000'), kept('home.yaml').includes('Portada')]).toEqual([true, true]);
    office.pass(10 * 60_000);
    expect(await eva.begin('/publish', { files: [tower], sure: false })).toMatchObject({ state: 'done' });
    expect(kept()).toContain('price: 28000');
  });
});

test('a developer’s push is merged into the draft, whose own lines win until they are published', async () => {
  const eva = await office.person('eva@example.com');
  await eva.set(tower, ['editions', 1, 'seats'], 8);
  await eva.set('home.yaml', ['title'], 'Portada');
  const file = join(office.developer, 'content', tower);
  writeFileSync(file, readFileSync(file, 'utf8').replace('27000', '28000').replace('seats: 12', 'seats: 20'));
  rmSync(join(office.developer, 'content', 'home.yaml'));
  push(office.developer, 'Change a price, and remove a file');
  await office.parts.content!.repository.fetch();
  expect((await eva.documents()).flatMap(({ lines }) => lines.map(({ field, from, to }) => [field, from, to]))).toEqual(
    [
      ['editions 1 seats', '20', '8'],
      ['title', '', 'Portada'],
      ['lead es', '', 'Bienvenida'],
      ['lead en', '', 'Welcome'],
    ],
  );
  expect((await eva.publish()).state).toBe('done');
  expect(kept()).toMatch(/price: 28000[^]*seats: 8$/);
});

test('files with blanks, parentheses, dots and line breaks in their names come and go without a fault', async () => {
  const names = ['nota interna (1).txt', '.DS_Store', 'a\nb.txt', '-x', '..c', 'añadido ; rm.yaml'];
  const add = (name: string) => writeFileSync(join(office.developer, 'content', name), 'title: x\n');
  const ana = await office.person('ana@example.com');
  await ana.set(tower, ['price'], 28000);
  for (const name of names) add(name);
  push(office.developer, 'Add files');
  await office.parts.content!.repository.fetch();
  expect((await ana.documents()).map(({ file }) => file)).toEqual([tower]);
  for (const name of names) rmSync(join(office.developer, 'content', name));
  push(office.developer, 'Remove files');
  await office.parts.content!.repository.fetch();
  expect((await ana.documents()).map(({ file }) => file)).toEqual([tower]);
  expect((await ana.publish()).state).toBe('done');
});

test('hostile file names and versions are refused, and a hostile text is stored as plain text', async () => {
  symlinkSync('/etc/passwd', join(office.developer, 'content', 'link.yaml'));
  push(office.developer, 'Add a link');
  const ana = await office.person('ana@example.com');
  const { version } = await ana.view(tower);
  const names = [
    '../README.md',
    '.git/config',
    '/etc/passwd',
    'courses/../../README.md',
    'courses/.hidden',
    '',
    'a\0b',
  ];
  for (const file of [...names, `${'a/'.repeat(150)}b.yaml`, 'nowhere.yaml']) {
    const asked = [
      await ana.view(file),
      await ana.set(file, ['title'], 'x', version),
      await ana.ask<{ status: number }>('/discard', { file }),
    ];
    for (const { status } of asked) expect([404, 422]).toContain(status);
  }
  // In the work tree the link is a text file with its target as content, and changes of it stay in the draft.
  expect(JSON.stringify(await ana.view('link.yaml'))).not.toContain('root:');
  const yaml = "x', price: 1 }\nprice: 1 # \n- &a *a !!js/function '";
  expect((await ana.set(tower, ['title'], yaml)).status).toBe(200);
  expect((await ana.publish()).state).toBe('done');
  const page = office.site.texts()![tower]!;
  expect(page).toContain('price: 27000');
  expect((await ana.view(tower)).groups[0]!.fields.find(({ label }) => label === 'title')?.value).toBe(yaml);
  expect(git(office.address, 'log', '-1', '--format=%s', 'main')).toMatch(
    /^tower · title: Torre → x', price: 1 \} price/,
  );
  for (const wrong of ['--output=/tmp/x', 'HEAD', '0'.repeat(40)]) {
    expect(await ana.set(tower, ['title'], 'x', wrong)).toMatchObject({ status: 409, conflicts: [] });
  }
  expect((await ana.set(tower, ['title'], 'a'.repeat(1024 * 1024))).status).toBe(413);
  expect((await ana.set(tower, ['never'], 'x')).status).toBe(422);
  for (const id of ['HEAD', '--all', git(office.address, 'rev-parse', 'main~1')]) {
    expect([404, 422]).toContain((await ana.ask<{ status: number }>('/undo', { id })).status);
  }
});

test('an undo keeps later changes of other lines, and is refused with the later publication of the same line', async () => {
  const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
  const idOf = (ended: Awaited<ReturnType<typeof ana.publish>>) => (ended.state === 'done' ? ended.publication.id : '');
  await ana.set(tower, ['price'], 28000);
  await ana.set('home.yaml', ['title'], 'Portada');
  const first = idOf(await ana.publish());
  await eva.set(tower, ['editions', 1, 'seats'], 8);
  await eva.publish();
  await eva.set(tower, ['title'], 'La torre');
  expect(await eva.undo(first)).toMatchObject({ state: 'done' });
  expect(kept()).toMatch(/price: 27000[^]*seats: 8$/);
  expect(kept('home.yaml')).toContain('Inicio');
  expect((await eva.documents()).map(({ lines }) => lines[0]!.to)).toEqual(['La torre']);

  await ana.set(tower, ['price'], 28000);
  const second = idOf(await ana.publish());
  await eva.set(tower, ['price'], 29000);
  await eva.publish();
  const before = head();
  const refusal = {
    problem: { es: expect.stringMatching(/eva@example\.com \(«tower · price.*no se puede deshacer solo/) },
  };
  expect(await ana.ask(`/undo?id=${second}`)).toMatchObject(refusal);
  expect(await ana.undo(second)).toMatchObject({ state: 'failed', ...refusal });
  expect(head()).toBe(before);
});

test('a failed publication leaves repository, site and draft unchanged, and says why', async () => {
  const ana = await office.person('ana@example.com');
  await office.parts.content!.publisher.publishHead();
  const before = [head(), office.site.shown()];
  expect(await ana.publish()).toMatchObject({ state: 'failed', problem: { es: 'No hay nada que publicar.' } });
  await ana.set(tower, ['title'], 'MAL');
  const message = { es: 'Aquí hay algo mal.', en: 'Something is wrong here.' };
  const problem = { file: tower, path: null, line: 2, message };
  expect(await list<FieldProblem>(ana.ask('/problems'))).toEqual([problem]);
  expect(await ana.publish()).toMatchObject({ state: 'failed', problems: [problem] });
  await ana.set(tower, ['title'], 'Bien');

  renameSync(office.address, `${office.address}.away`);
  expect(await ana.publish()).toMatchObject({
    state: 'failed',
    problem: { es: expect.stringContaining('No se llega') },
  });
  expect((await ana.set(tower, ['title'], 'Mejor')).status).toBe(200);
  renameSync(`${office.address}.away`, office.address);

  writeFileSync(join(office.address, 'hooks', 'pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  expect(await ana.publish()).toMatchObject({ state: 'failed', problem: { es: expect.stringContaining('no acepta') } });
  rmSync(join(office.address, 'hooks', 'pre-receive'));

  expect([head(), office.site.shown()]).toEqual(before);
  expect((await ana.publish()).state).toBe('done');
  expect(kept()).toContain('title: Mejor');
});

test('a publication that could not be shown is shown when somebody presses again', async () => {
  const ana = await office.person('ana@example.com');
  await ana.set(tower, ['price'], 28000);
  const { show } = office.site;
  office.site.show = () => {
    throw new Error('no space left on device');
  };
  expect(await ana.publish()).toMatchObject({
    state: 'failed',
    problem: { es: expect.stringMatching(/^Está guardado/) },
  });
  office.site.show = show;
  expect(await ana.ask('/draft')).toMatchObject({ documents: [], isShown: false });
  expect((await ana.publish()).state).toBe('done');
  expect(office.site.texts()?.[tower]).toContain('price: 28000');
  expect(await ana.ask('/draft')).toMatchObject({ isShown: true });
});

test('locks that a killed git left behind stop neither a change nor a publication', async () => {
  const ana = await office.person('ana@example.com');
  await ana.set(tower, ['price'], 28000);
  const inside = join(office.folder, 'office', 'site', '.git');
  for (const name of ['index', 'publishing.index', 'scratch.index', 'refs/heads/draft', 'refs/remotes/origin/main'])
    writeFileSync(join(inside, `${name}.lock`), '');
  expect((await ana.set(tower, ['title'], 'La torre')).status).toBe(200);
  expect((await ana.publish()).state).toBe('done');
  expect(kept()).toContain('title: La torre\nprice: 28000');
});

test('a publication waits for that of another program, and further publications are refused meanwhile', async () => {
  const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
  await ana.set(tower, ['price'], 28000);
  const lock = takeLock(join(office.folder, 'office'))!;
  const published = ana.publish();
  await eventually(async () => {
    expect(await eva.ask('/publishing')).toMatchObject({ state: 'running', step: 'check', by: 'ana@example.com' });
  });
  expect(await eva.ask('/publish', { files: [tower], sure: true })).toMatchObject({
    status: 409,
    problem: 'publishing',
  });
  expect(kept()).toContain('price: 27000');
  lock.release();
  expect((await published).state).toBe('done');
  expect(kept()).toContain('price: 28000');
});

test('nothing is published while the repository has undeployed code; other files do not count', async () => {
  office.site.commit = head();
  const ana = await office.person('ana@example.com');
  await ana.set(tower, ['price'], 28000);
  mkdirSync(join(office.developer, 'src'));
  writeFileSync(join(office.developer, 'src', 'app.ts'), 'export {};\n');
  push(office.developer, 'Add code');
  expect(await ana.publish()).toMatchObject({
    state: 'failed',
    problem: { es: expect.stringContaining('no es el último') },
  });
  expect([kept().includes('27000'), office.site.shown()]).toEqual([true, null]);
  office.site.commit = head();
  writeFileSync(join(office.developer, 'README.md'), 'Another word.\n');
  push(office.developer, 'Change a word');
  expect((await ana.publish()).state).toBe('done');
});

test('the head of the branch is drawn only if the site does not show its content yet', async () => {
  const { publisher } = office.parts.content!;
  expect((await publisher.publishHead()).drawn).toBe(true);
  writeFileSync(join(office.developer, 'README.md'), 'Another word.\n');
  push(office.developer, 'Change a word');
  expect(await publisher.publishHead()).toEqual({ commit: head(), drawn: false });
});

test('the draft is pushed as its own backup, and a new clone continues it', async () => {
  const ana = await office.person('ana@example.com');
  await ana.set(tower, ['price'], 28000);
  await office.parts.content!.repository.send('+refs/heads/draft:refs/heads/draft');
  const other = await openContentOffice(office);
  const eva = await other.person('eva@example.com');
  expect((await eva.documents()).map(({ by, lines }) => [by[0]!.who, lines[0]!.to])).toEqual([
    ['ana@example.com', '28000'],
  ]);
  expect((await eva.publish()).state).toBe('done');
  expect(kept()).toContain('price: 28000');
  await other.close();
});

test('an English text is outdated while only the Spanish one differs from the published one', async () => {
  const ana = await office.person('ana@example.com');
  const lagging = async () => {
    const lines = await list<ContentFileLine>(ana.ask(''));
    const fields = (await ana.view(tower)).groups[0]!.fields;
    return [lines.find(({ file }) => file === tower)!.lagging, fields.find(({ label }) => label === 'text')?.lags];
  };
  await ana.set(tower, ['text', 'es'], 'Buenos días');
  expect(await lagging()).toEqual([1, 'en']);
  await ana.set(tower, ['text', 'en'], 'Good morning');
  expect(await lagging()).toEqual([0, undefined]);
  await ana.publish();
  await ana.set(tower, ['text', 'en'], 'Hello');
  expect(await lagging()).toEqual([1, 'es']);
  await ana.set(tower, ['text', 'en'], 'Good morning');
  expect(await lagging()).toEqual([0, undefined]);
});

test('a new article gets an unused name from its Spanish title, and can be discarded', async () => {
  const ana = await office.person('ana@example.com');
  const made = await ana.ask<{ file: string }>('/article', { title: { es: '¿Qué es la torre?', en: '{ evil: "x" }' } });
  expect(made.file).toBe('articles/que-es-la-torre/es.md');
  expect(await ana.ask('/article', { title: { es: 'Qué es la torre', en: 'x' } })).toMatchObject({
    file: 'articles/que-es-la-torre-2/es.md',
  });
  expect((await ana.documents()).map(({ file, isUnfinished }) => [file, isUnfinished])).toContainEqual([
    made.file,
    true,
  ]);
  expect(await ana.ask('/discard', { file: made.file })).toEqual({ status: 200 });
  expect((await ana.view(made.file)).status).toBe(404);
  // 23:30 UTC is the next day in Madrid.
  office.pass(14.5 * 3_600_000);
  const eva = await office.person('eva@example.com');
  const year = await eva.ask<{ file: string }>('/article', { title: { es: '2026', en: 'true' } });
  const text = await office.parts.content!.draft.use('eva@example.com', (files) => files.text(year.file));
  expect(valuesOf(year.file, text!)).toMatchObject({ id: '2026', title: '2026', date: '2026-03-03', sources: [] });
});

test('discarding changes of pictures restores replaced pictures and deletes new ones', async () => {
  const write = (folder: string, file: string, text: string) => writeFileSync(join(folder, file), text);
  const published = join(office.developer, 'content');
  mkdirSync(join(published, 'pictures'));
  write(published, 'pictures.yaml', 'alba: { alt: Alba }\n');
  write(published, 'pictures/alba.webp', 'drawn');
  push(office.developer, 'Add a picture');
  const ana = await office.person('ana@example.com');
  const { draft } = office.parts.content!;
  await draft.use('ana@example.com', async (files) => {
    await files.write('pictures.yaml', 'alba: { alt: Alba R. }\n');
    await files.write('pictures/alba.webp', null);
    await files.write('pictures/alba.jpg', 'taken');
  });
  expect((await ana.documents()).map(({ file }) => file)).toEqual(['pictures.yaml']);
  expect(await ana.ask('/discard', { file: 'pictures.yaml' })).toEqual({ status: 200 });
  expect(readFileSync(join(draft.folder, 'pictures.yaml'), 'utf8')).toBe('alba: { alt: Alba }\n');
  expect(readdirSync(join(draft.folder, 'pictures'))).toEqual(['alba.webp']);
  expect(await ana.documents()).toEqual([]);
});

test('without a repository, the answer to a request for content names the missing setting', async () => {
  const plain = await openOfficeApp();
  const cookie = await plain.signIn('ana@example.com');
  const answer = await plain.ask('GET', '/api/content', { cookie });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { problem: 'no-repository', message: expect.stringContaining('CONTENT_REPOSITORY') },
  ]);
  await plain.close();
});

test('a preview needs its secret address but no session, and only the office may frame it', async () => {
  const ana = await office.person('ana@example.com');
  const { root } = await ana.ask<{ root: string }>('/preview');
  const page = await office.ask('GET', `${root}/cursos?x=1`);
  expect([page.statusCode, page.body]).toEqual([200, `${root} /cursos?x=1`]);
  expect(page.headers['content-security-policy']).toContain("script-src 'none'");
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect((await office.ask('GET', root)).body).toBe(`${root} /`);
  for (const wrong of ['/preview/', '/preview/x/cursos', `${root.slice(0, -1)}/`]) {
    expect((await office.ask('GET', wrong)).body).not.toContain('/preview/');
  }
});
