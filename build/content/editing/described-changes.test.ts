import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentDesk } from './content-desk.ts';

const block1 = 'courses/block-1-tower.yaml';

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
