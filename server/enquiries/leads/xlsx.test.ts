import { inflateRawSync } from 'node:zlib';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { toXlsx } from './xlsx.ts';

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

test('another program reads back every cell as its text', async () => {
  const [header, row] = await readSheet(
    await toXlsx(
      values.map((_, n) => `c${n}`),
      [values],
    ),
    { trim: false },
  );
  expect(header).toEqual(values.map((_, n) => `c${n}`));
  expect(row).toEqual(values);
});

test('text that looks like the escape of a character is written as it was typed', async () => {
  const workbook = await toXlsx(['a'], [['_x003D_1+1 y _x005f_ y _x00'], ['_xd_']]);
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
  expect(await readSheet(await toXlsx(['a', 'b'], [['x\u0000\u001b\uffffy', '']]))).toEqual([
    ['a', 'b'],
    ['xy', null],
  ]);
});
