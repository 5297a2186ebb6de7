import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  existsSync,
  renameSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openContentOffice, type ContentOffice } from '../../../tests/content-office.ts';
import { openOfficeApp } from '../../../tests/office-app.ts';
import { eventually } from '../../../tests/eventually.ts';
import { git, push } from '../../../tests/content-repository.ts';
import type { ContentDraft, ContentFileLine, Publication } from '../../../src/schema/office-content.ts';
import { readLog } from '../log/office-log.ts';
import { folderName } from './draft-folder.ts';
import { valuesOf } from './file-values.ts';
import { takeLock } from './lock.ts';
import { keepDrafts } from './saved-drafts.ts';

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
  const [draft] = await list<ContentDraft>(ana.ask('/drafts'));
  const line = { file: tower, title: 'tower', field: 'price', from: '27000', to: '28000' };
  expect(draft).toMatchObject({ by: 'ana@example.com', lines: [line], problems: [] });
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
  expect(await list(ana.ask('/drafts'))).toEqual([]);

  const [publication] = await list<Publication>(ana.ask('/history'));
  expect(publication).toMatchObject({ by: 'ana@example.com', lines: [line], undoes: null, canBeUndone: true });
  const eva = await office.person('eva@example.com');
  const undone = await eva.publish('/undo', { id: publication!.id });
  expect(undone).toMatchObject({ state: 'done', publication: { by: 'eva@example.com', undoes: publication!.id } });
  expect(office.site.texts()?.[tower]).toContain('price: 27000');
  const history = await list<Publication>(ana.ask('/history'));
  expect(history.map(({ by, undoes, canBeUndone }) => [by, undoes, canBeUndone])).toEqual([
    ['eva@example.com', publication!.id, true],
    ['ana@example.com', null, false],
  ]);
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
  expect(await ana.publish()).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^Está publicado/) });
  expect(office.said.join('')).toMatch(/no such table: office_log.*publishing failed/);
  expect(office.site.texts()?.[tower]).toContain('price: 28000');
  expect(kept()).toContain('price: 28000');
});

describe('two people editing one file', () => {
  test('changes of different fields are merged, also on neighbouring lines', async () => {
    const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
    const { version } = await eva.view(tower);
    await ana.set(tower, ['title'], 'Torre y más');
    await eva.set(tower, ['price'], 28000);
    expect((await ana.publish()).state).toBe('done');
    const changed = await eva.set(tower, ['text', 'en'], 'Hi', version);
    expect(changed.status).toBe(200);
    expect((await eva.publish()).state).toBe('done');
    expect(kept()).toContain("# The first block.\ntitle: Torre y más\nprice: 28000\ntext: { es: 'Hola', en: 'Hi' }");
  });

  test('conflicts are resolved field by field, and the draft is not published before', async () => {
    const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
    await eva.set(tower, ['price'], 29000);
    const { version } = await eva.set(tower, ['title'], 'La torre');
    await ana.set(tower, ['price'], 28000);
    expect((await ana.publish()).state).toBe('done');

    const conflict = { path: ['price'], label: 'price', mine: 29000, theirs: 28000, by: 'ana@example.com' };
    const refused = await eva.set(tower, ['price'], 29500, version);
    expect(refused).toMatchObject({ status: 409, problem: 'changed-meanwhile' });
    expect(refused.conflicts).toEqual([conflict, { ...conflict, mine: 29500 }]);
    expect((await eva.view(tower)).conflicts).toEqual([conflict]);
    expect(await eva.publish()).toMatchObject({ state: 'failed', problems: [{ file: tower, path: ['price'] }] });
    expect(kept()).toContain('price: 28000');

    const decided = await eva.set(tower, ['price'], 29000, refused.view!.version);
    expect([decided.status, decided.conflicts]).toEqual([200, undefined]);
    expect((await eva.publish()).state).toBe('done');
    expect(kept()).toContain('title: La torre\nprice: 29000');
  });

  test('after another person has removed an item of a list, a change by an old index is refused', async () => {
    const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
    const { version } = await eva.view(tower);
    const removal = { file: tower, version, changes: [{ kind: 'remove', path: ['editions'], at: 0 }] };
    expect(await ana.ask('/change', removal)).toMatchObject({ status: 200 });
    await ana.publish();
    expect(await eva.set(tower, ['editions', 1, 'seats'], 8, version)).toMatchObject({ status: 409, conflicts: [] });
    expect((await eva.set(tower, ['editions', 0, 'seats'], 8)).status).toBe(200);
    await eva.publish();
    expect(kept()).toMatch(/editions:\n {2}- id: june\n {4}seats: 8$/);
  });

  test('a developer’s push is merged; if a draft changes the items of the same list, the draft of the file must be discarded', async () => {
    const eva = await office.person('eva@example.com');
    const { version } = await eva.view(tower);
    await eva.ask('/change', { file: tower, version, changes: [{ kind: 'remove', path: ['editions'], at: 0 }] });
    await eva.set('home.yaml', ['title'], 'Portada');
    const file = join(office.developer, 'content', tower);
    writeFileSync(file, readFileSync(file, 'utf8').replace('  - id: june', '  - id: may\n    seats: 3\n  - id: june'));
    push(office.developer, 'Add an edition');
    expect(await eva.publish()).toMatchObject({ state: 'failed', problems: [{ file: tower, path: [] }] });
    expect(await eva.ask('/discard', { file: tower })).toMatchObject({ status: 200, file: tower });
    expect((await eva.publish()).state).toBe('done');
    expect(kept()).toContain('- id: may');
    expect(kept('home.yaml')).toContain('Portada');
  });
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
    expect([file, (await ana.view(file)).status]).toEqual([file, 404]);
    const changed = await ana.set(file, ['title'], 'x', version);
    expect([file, changed.status]).toEqual([file, file.length > 200 ? 400 : 404]);
    expect([400, 404]).toContain((await ana.ask<{ status: number }>('/discard', { file })).status);
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
    expect([400, 404]).toContain((await ana.ask<{ status: number }>('/undo', { id })).status);
  }
});

test('an undo keeps later changes elsewhere, and is refused if the same place was changed later', async () => {
  const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
  await ana.set(tower, ['price'], 28000);
  await ana.set('home.yaml', ['title'], 'Portada');
  const first = await ana.publish();
  await eva.set(tower, ['title'], 'La torre');
  await eva.publish();
  const id = first.state === 'done' ? first.publication.id : '';
  expect(await eva.publish('/undo', { id })).toMatchObject({ state: 'done' });
  expect(kept()).toContain('title: La torre\nprice: 27000');
  expect(kept('home.yaml')).toContain('Inicio');

  await ana.set(tower, ['price'], 28000);
  const second = await ana.publish();
  await eva.set(tower, ['price'], 29000);
  await eva.publish();
  const before = head();
  const [last, refused] = await list<Publication>(ana.ask('/history'));
  expect([last!.canBeUndone, refused!.canBeUndone]).toEqual([true, false]);
  expect(await ana.publish('/undo', { id: second.state === 'done' ? second.publication.id : '' })).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('eva@example.com: ya no se puede deshacer'),
  });
  expect(head()).toBe(before);
});

test('a failed publication leaves repository, site and draft unchanged, and says why', async () => {
  const ana = await office.person('ana@example.com');
  const before = head();
  expect(await ana.publish()).toMatchObject({ state: 'failed', problem: 'No hay nada que publicar.' });
  await ana.set(tower, ['title'], 'MAL');
  const problem = { file: tower, path: null, line: 2, message: 'Aquí hay algo mal.' };
  expect((await list<ContentDraft>(ana.ask('/drafts')))[0]!.problems).toEqual([problem]);
  expect(await ana.publish()).toMatchObject({ state: 'failed', problems: [problem] });
  await ana.set(tower, ['title'], 'Bien');

  renameSync(office.address, `${office.address}.away`);
  expect(await ana.publish()).toMatchObject({ state: 'failed', problem: expect.stringContaining('No se llega') });
  expect((await ana.set(tower, ['title'], 'Mejor')).status).toBe(200);
  renameSync(`${office.address}.away`, office.address);

  writeFileSync(join(office.address, 'hooks', 'pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  expect(await ana.publish()).toMatchObject({ state: 'failed', problem: expect.stringContaining('no acepta') });
  rmSync(join(office.address, 'hooks', 'pre-receive'));

  expect([head(), office.site.shown()]).toEqual([before, null]);
  expect((await ana.publish()).state).toBe('done');
  expect(kept()).toContain('title: Mejor');
});

test('a publication waits for that of another program, and further publications are refused meanwhile', async () => {
  const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
  await ana.set(tower, ['price'], 28000);
  const lock = takeLock(join(office.folder, 'office'))!;
  const published = ana.publish();
  await eventually(async () => {
    expect(await eva.ask('/publishing')).toMatchObject({ state: 'running', step: 'check', by: 'ana@example.com' });
  });
  expect(await eva.ask('/publish', {})).toMatchObject({ status: 409, problem: 'publishing' });
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
  expect(await ana.publish()).toMatchObject({ state: 'failed', problem: expect.stringContaining('no es el último') });
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

test('drafts of a backup are restored as unpublished changes, for people without a draft; an unreadable one is reported', async () => {
  const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
  await ana.set(tower, ['price'], 28000);
  await eva.set('home.yaml', ['title'], 'Portada');
  const file = join(office.folder, 'drafts.json');
  const said: string[] = [];
  const parts = { content: office.parts.content! };
  const keep = (command: 'save-drafts' | 'restore-drafts') =>
    keepDrafts({ command, file }, parts, { err: (text) => void said.push(text) });
  const broken = join(office.folder, 'office', 'drafts', 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'draft.json'), '{');
  expect(await keep('save-drafts')).toBe(1);
  expect(said.splice(1).join('')).toBe(`${broken}: cannot be read, and is not saved\n`);
  rmSync(broken, { recursive: true });
  await eva.set('home.yaml', ['title'], 'Otra portada');
  rmSync(join(office.folder, 'office', 'drafts', folderName('ana@example.com')), { recursive: true });
  expect(await keep('restore-drafts')).toBe(0);
  expect(said).toHaveLength(3);
  for (const words of ['2 drafts are saved.', 'ana@example.com: is back', 'eva@example.com: has a draft already'])
    expect(said.join('')).toContain(words);
  const drafts = await list<ContentDraft>(ana.ask('/drafts'));
  expect(drafts.map(({ by, lines }) => `${by} ${lines[0]?.to}`)).toEqual([
    'ana@example.com 28000',
    'eva@example.com Otra portada',
  ]);
  expect((await ana.publish()).state).toBe('done');
  expect(kept()).toContain('price: 28000');
});

test('an English text is outdated once only the Spanish one has changed; after publication it is outdated for everybody until confirmed', async () => {
  const [ana, eva] = [await office.person('ana@example.com'), await office.person('eva@example.com')];
  const lagging = async (person: typeof ana) => {
    const lines = await list<ContentFileLine>(person.ask(''));
    const fields = (await person.view(tower)).groups[0]!.fields;
    return [lines.find(({ file }) => file === tower)!.lagging, fields.find(({ label }) => label === 'text')?.lags];
  };
  await ana.set(tower, ['text', 'es'], 'Buenos días');
  expect([await lagging(ana), await lagging(eva)]).toEqual([
    [1, 'en'],
    [0, undefined],
  ]);
  await ana.set(tower, ['text', 'en'], 'Good morning');
  expect(await lagging(ana)).toEqual([0, undefined]);
  await ana.set(tower, ['text', 'es'], 'Buenas');
  await ana.set(tower, ['text', 'es'], 'Buenas tardes');
  await ana.publish();
  expect(await lagging(eva)).toEqual([1, 'en']);
  expect(await eva.ask('/right', { file: tower, path: ['text'] })).toMatchObject({ status: 200, file: tower });
  expect(await lagging(ana)).toEqual([0, undefined]);
});

test('a new article gets an unused name from its Spanish title, and can be discarded', async () => {
  const ana = await office.person('ana@example.com');
  const made = await ana.ask<{ file: string }>('/article', { title: { es: '¿Qué es la torre?', en: '{ evil: "x" }' } });
  expect(made.file).toBe('articles/que-es-la-torre/es.md');
  expect(await ana.ask('/article', { title: { es: 'Qué es la torre', en: 'x' } })).toMatchObject({
    file: 'articles/que-es-la-torre-2/es.md',
  });
  expect(await ana.ask('/discard', { file: made.file })).toEqual({ status: 200 });
  expect(existsSync(join(office.developer, 'content', made.file))).toBe(false);
  // 23:30 UTC is the next day in Madrid.
  office.pass(14.5 * 3_600_000);
  const eva = await office.person('eva@example.com');
  const year = await eva.ask<{ file: string }>('/article', { title: { es: '2026', en: 'true' } });
  const text = await office.parts.content!.drafts.use('eva@example.com', (draft) => draft.text(year.file));
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
  await ana.view('pictures.yaml');
  const draft = await office.parts.content!.drafts.use('ana@example.com', async ({ folder }) => folder);
  write(draft, 'pictures.yaml', 'alba: { alt: Alba R. }\n');
  rmSync(join(draft, 'pictures/alba.webp'));
  write(draft, 'pictures/alba.jpg', 'taken');
  expect(await ana.ask('/discard', { file: 'pictures.yaml' })).toMatchObject({ status: 200 });
  expect(readFileSync(join(draft, 'pictures.yaml'), 'utf8')).toBe('alba: { alt: Alba }\n');
  expect(readdirSync(join(draft, 'pictures'))).toEqual(['alba.webp']);
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
  expect([page.statusCode, page.body]).toEqual([200, `${root} /cursos`]);
  expect(page.headers['content-security-policy']).toContain("script-src 'none'");
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect((await office.ask('GET', root)).body).toBe(`${root} /`);
  for (const wrong of ['/preview/', '/preview/x/cursos', `${root.slice(0, -1)}/`]) {
    expect((await office.ask('GET', wrong)).body).not.toContain('/preview/');
  }
});
