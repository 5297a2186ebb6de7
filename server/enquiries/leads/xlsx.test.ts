import { inflateRawSync } from 'node:zlib';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { toXlsx, type XlsxColumn } from './xlsx.ts';

const values = [
  "hola;=cmd|' /C calc'!A0;adios",
  '=HYPERLINK("http://x")',
  '+34600000000',
  '-1',
  '@SUM(A1)',
  '00012',
  '2026-03-01',
  'TRUE',
  'Primera línea\n=segunda',
  '<b>&amp;"x"</b>',
  'ñ 漢字 👩‍✈️',
  ' a  b ',
];

/**
 * The time of a cell, rounded to seconds, because Excel stores it as an inexact fraction of a day; null for other
 * values.
 */
const seconds = (value: unknown) =>
  value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().slice(0, 19) : null;

type Cells = readonly (string | Date | null)[];

/** A workbook of plain cells. */
function workbookOf(titles: readonly string[], rows: readonly Cells[]) {
  const columns = titles.map((title, n): XlsxColumn<Cells> => ({ title, value: (row) => row[n] ?? null }));
  return toXlsx('Sheet', columns, [rows.slice(0, 1), rows.slice(1)]);
}

test('another program reads back every cell as its text', async () => {
  const [header, row] = await readSheet(
    await workbookOf(
      values.map((_, n) => `c${n}`),
      [values],
    ),
    { trim: false },
  );
  expect(header).toEqual(values.map((_, n) => `c${n}`));
  expect(row).toEqual(values);
});

test('text that looks like an escaped character is escaped itself', async () => {
  const workbook = await workbookOf(['a'], [['_x003D_1+1 y _x005f_ y _x00'], ['_xd_']]);
  const texts = inflatedTexts(workbook);
  expect(texts).toContain('_x005F_x003D_1+1 y _x005F_x005f_ y _x00<');
  expect(texts).toContain('>_xd_<');
});

/** The XML of all files of a workbook, which is a ZIP archive. */
function inflatedTexts(workbook: Buffer): string {
  const texts: string[] = [];
  for (let at = workbook.indexOf('PK\x03\x04'); at >= 0; at = workbook.indexOf('PK\x03\x04', at + 4)) {
    const start = at + 30 + workbook.readUInt16LE(at + 26) + workbook.readUInt16LE(at + 28);
    const compressed = workbook.subarray(start);
    texts.push(workbook.readUInt16LE(at + 8) === 0 ? '' : inflateRawSync(compressed).toString());
  }
  return texts.join('');
}

test('characters that XML cannot hold are left out, and the rest can be read', async () => {
  expect(await readSheet(await workbookOf(['a', 'b'], [['x\u0000\u001b\uffffy', '']]))).toEqual([
    ['a', 'b'],
    ['xy', null],
  ]);
});

test('a time becomes a date cell with Madrid’s clock time, in winter and in summer', async () => {
  const [winter, summer] = [new Date('2026-01-31T23:30:00Z'), new Date('2026-07-31T22:30:00Z')];
  const workbook = await workbookOf(['a', 'b'], [[winter, summer]]);
  const [, row] = await readSheet(workbook);
  expect(row?.map(seconds)).toEqual(['2026-02-01T00:30:00', '2026-08-01T00:30:00']);
  const xml = inflatedTexts(workbook);
  expect(xml).toContain('dd/mm/yyyy hh:mm');
  expect(xml).not.toContain('<f>');
});

test.each([
  [1, 'A1:A3'],
  [26, 'A1:Z3'],
  [27, 'A1:AA3'],
  [53, 'A1:BA3'],
])('the titles of %d columns stay visible and have filters', async (number, filtered) => {
  const titles = Array.from({ length: number }, (_, n) => `title ${n}`);
  const xml = inflatedTexts(await workbookOf(titles, [['x'], ['y']]));
  expect(xml).toContain(`</sheetData><autoFilter ref="${filtered}"/>`);
  expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(xml).toMatch(/<col [^>]*width="12"/);
});

test('if rows cannot be read, the workbook fails with the same error', async () => {
  async function* rows() {
    yield [['first']];
    throw new Error('the database has gone');
  }
  const columns: XlsxColumn<Cells>[] = [{ title: 'Title', value: ([text]) => text ?? null }];
  await expect(toXlsx('Sheet', columns, rows())).rejects.toThrow('the database has gone');
});
