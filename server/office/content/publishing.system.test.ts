import { mkdirSync, rmSync, writeFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentOffice, type ContentOffice } from '../../../tests/content-office.ts';
import { eventually } from '../../../tests/eventually.ts';
import { git, push } from '../../../tests/content-repository.ts';
import type { FieldProblem } from '../../../src/schema/office-content.ts';
import { takeLock } from './lock.ts';

let office: ContentOffice;
beforeEach(async () => (office = await openContentOffice()));
afterEach(() => office.close());

const tower = 'courses/tower.yaml';
const head = () => git(office.address, 'rev-parse', 'main');
const kept = (file = tower) => git(office.address, 'show', `main:content/${file}`);
const list = async <Item>(answer: Promise<object>): Promise<Item[]> =>
  Object.entries(await answer).flatMap(([key, item]) => (key === 'status' ? [] : [item as Item]));

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

test('a publication whose connection is cut once the repository has accepted it is done', async () => {
  const ana = await office.person('ana@example.com');
  await ana.set(tower, ['price'], 28000);
  writeFileSync(join(office.address, 'hooks', 'post-receive'), '#!/bin/sh\nkill -KILL $PPID\n', { mode: 0o755 });
  expect((await ana.publish()).state).toBe('done');
  expect(office.site.texts()?.[tower]).toContain('price: 28000');
  expect(kept()).toContain('price: 28000');
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
