import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** A reader of RFC 4180, written for this test alone. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let n = 1; n < csv.length; n++) {
    const sign = csv[n]!;
    if (quoted && sign === '"' && csv[n + 1] === '"') cell += csv[++n]!;
    else if (sign === '"') quoted = !quoted;
    else if (quoted || !',\r\n'.includes(sign)) cell += sign;
    else if (sign !== '\r') {
      rows.at(-1)!.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    }
  }
  return rows.slice(0, -1);
}

test('any text comes back from a spreadsheet, at most with an apostrophe in front', () => {
  const signs = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    ' ',
    ',',
    ';',
    '"',
    "'",
    '\ufeff',
    '＝',
    'ñ',
    '👩‍✈️',
    '1',
  );
  const text = fc.oneof(fc.string({ unit: signs, maxLength: 8 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      const back = readCsv(toCsv(['one', 'two'], rows)).slice(1);
      expect(back.map((row) => row.length)).toEqual(rows.map(() => 2));
      back.flat().forEach((cell, n) => {
        const given = rows.flat()[n]!;
        expect(cell === given || cell === `'${given}`).toBe(true);
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      });
    }),
  );
});

test.each(['=1+1', '+34600', '-1', '@SUM(A1)', '\t=1', ' =cmd|calc', '＝1', '\r=1'])('%j is no formula', (value) => {
  expect(readCsv(toCsv(['a'], [[value]]))[1]).toEqual([`'${value}`]);
});

test('begins with the mark of UTF-8 and ends its lines as spreadsheets do', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        ['1', 'x y'],
        ['"q"', ''],
      ],
    ),
  ).toBe('\ufeffa,b\r\n1,x y\r\n"""q""",\r\n');
});
