import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentDesk } from './content-desk.ts';

const block1 = 'courses/block-1-tower.yaml';

const set = (path: string, value: string | number | boolean) => ({ kind: 'set' as const, path: pathOf(path), value });
const pathOf = (path: string) => path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
const added = { kind: 'insert', path: ['editions'], at: 4, like: 0 } as const;

test.each<[Parameters<typeof contentDesk.change>[2][number][], string]>([
  [[set('facts.price.amount', 28_000)], 'datos del curso · precio: 27.000 EUR → 28.000 EUR'],
  [[set('facts.hours.over', 400)], 'datos del curso · horas · más de: 350 → 400'],
  [[set('facts.hours', 'about')], 'datos del curso · horas: más de 350 → unos 350'],
  [[set('facts.price.tax', 'included')], 'datos del curso · precio · IVA: exento → incluido'],
  [
    [set('editions.2.start.day', '2026-01-12')],
    'Madrid, 12 de enero de 2026 · comienzo · día: 25 de noviembre de 2025 → 12 de enero de 2026',
  ],
  [[set('editions.2.full', true)], 'ediciones · Madrid, 25 de noviembre de 2025 · completa: no → sí'],
  [
    [added, set('editions.4.start.month', '2027-03')],
    'ediciones · Madrid, marzo de 2027:  → añadido, duración: 20 semanas',
  ],
  [[{ kind: 'remove', path: ['editions'], at: 0 }], 'ediciones · Madrid, febrero de 2025: estaba → retirado'],
  [[set('card.title.en', 'Tower')], 'ficha del catálogo · título · en inglés: Block 1: Basic and Tower → Tower'],
])('%j is described in words: %s', async (changes, line) => {
  const before = await readFile(join('content', block1), 'utf8');
  const changed = contentDesk.change(block1, before, changes);
  if (!('text' in changed)) throw new Error(changed.problem);
  const told = contentDesk.describe(block1, before, changed.text);
  expect(told.map(({ field, from, to }) => `${field}: ${from} → ${to}`)).toEqual([line]);
  expect(told[0]?.title).toBe('Bloque 1: básico y torre');
});

test.each<[Parameters<typeof contentDesk.change>[2][number], string]>([
  [set('facts.price.amount', 28_000), 'course facts · price: 27,000 EUR → 28,000 EUR'],
  [set('facts.price.tax', 'included'), 'course facts · price · VAT: exempt → included'],
  [
    set('editions.2.start.day', '2026-01-12'),
    'Madrid, January 12, 2026 · start · day: November 25, 2025 → January 12, 2026',
  ],
  [{ kind: 'remove', path: ['editions'], at: 0 }, 'editions · Madrid, February 2025: was there → removed'],
])('%j is described in English: %s', async (change, line) => {
  const before = await readFile(join('content', block1), 'utf8');
  const changed = contentDesk.change(block1, before, [change]);
  if (!('text' in changed)) throw new Error(changed.problem);
  const told = contentDesk.describe(block1, before, changed.text);
  expect(told.map(({ en }) => `${en?.field}: ${en?.from} → ${en?.to}`)).toEqual([line]);
  expect(told[0]?.en?.title).toBe('Block 1: Basic and Tower');
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

test.each(['2025-26', '2023-13', '2023-04-31', '0000-00'])('%s, which is no date, stays as it is', (text) => {
  const [line] = contentDesk.describe(block1, "nav: { es: 'a' }\n", `nav: { es: '${text}' }\n`);
  expect(line?.to).toBe(text);
});

test('a removed item that has no text is named by its place in the list', () => {
  const [line] = contentDesk.describe(
    block1,
    'editions: [{ id: a }, { id: b }, { id: c }]\n',
    'editions: [{ id: a }, { id: b }]\n',
  );
  expect(line).toMatchObject({ field: 'ediciones · 3', to: 'retirado' });
});
