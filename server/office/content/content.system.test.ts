import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openContentOffice, type ContentOffice } from '../../../tests/content-office.ts';
import { git, push } from '../../../tests/content-repository.ts';
import type { ContentFileLine, Publication } from '../../../src/schema/office-content.ts';
import { readLog } from '../log/office-log.ts';

let office: ContentOffice;
beforeEach(async () => (office = await openContentOffice()));
afterEach(() => office.close());

const tower = 'courses/tower.yaml';
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
    site: { pages: ['/tower'], isShown: false },
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

test('the role office is refused a change of the centre’s address', async () => {
  const ana = await office.person('ana@example.com');
  const refused = await ana.set('centre.yaml', ['email'], 'attacker@example.net', 'any');
  expect(refused).toEqual({ status: 403, problem: 'owners-field' });
});

test('an owner’s change of the centre’s address is undone by an owner only', async () => {
  writeFileSync(join(office.developer, 'content', 'centre.yaml'), 'email: info@example.com\n');
  push(office.developer, 'Add the centre');
  // The only owner stays one.
  await office.signIn('eva@example.com', 'owner');
  const [eva, ana] = [await office.person('eva@example.com'), await office.person('ana@example.com')];
  await eva.set('centre.yaml', ['email'], 'new@example.com');
  const published = await eva.publish();
  const id = published.state === 'done' ? published.publication.id : '';
  expect(await ana.ask('/undo', { id })).toEqual({ status: 403, problem: 'owners-field' });
  expect(await eva.undo(id)).toMatchObject({ state: 'done' });
  expect(kept('centre.yaml')).toBe('email: info@example.com');
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
