import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentOffice, type ContentOffice } from '../../../tests/content-office.ts';
import { openOfficeApp } from '../../../tests/office-app.ts';
import { git, push } from '../../../tests/content-repository.ts';
import type { ContentFileLine } from '../../../src/schema/office-content.ts';
import { removePerson } from '../people/people-queries.ts';
import { valuesOf } from './file-values.ts';

let office: ContentOffice;
beforeEach(async () => (office = await openContentOffice()));
afterEach(() => office.close());

const tower = 'courses/tower.yaml';
const list = async <Item>(answer: Promise<object>): Promise<Item[]> =>
  Object.entries(await answer).flatMap(([key, item]) => (key === 'status' ? [] : [item as Item]));

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

test('without a repository, a request for content is refused with the reason', async () => {
  const plain = await openOfficeApp();
  const cookie = await plain.signIn('ana@example.com');
  const answer = await plain.ask('GET', '/api/content', { cookie });
  expect([answer.statusCode, answer.json()]).toEqual([409, { problem: 'no-repository' }]);
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

test('the address of the preview ends when a person is removed, and the others get another one', async () => {
  const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
  const { root } = await ana.ask<{ root: string }>('/preview');
  await removePerson(office.parts, 'ana@example.com');
  expect((await office.ask('GET', `${root}/`)).statusCode).toBe(404);
  const next = await eva.ask<{ root: string }>('/preview');
  expect((await office.ask('GET', `${next.root}/`)).statusCode).toBe(200);
});
