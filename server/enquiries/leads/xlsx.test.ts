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

test('another program reads every cell back as the text that it was', async () => {
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

test('a character that no workbook can hold is left out, and the rest can be read', async () => {
  expect(await readSheet(await toXlsx(['a', 'b'], [['x\u0000\u001b\uffffy', '']]))).toEqual([
    ['a', 'b'],
    ['xy', null],
  ]);
});
