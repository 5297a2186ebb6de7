import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** Parses CSV as spreadsheets do: only a quote at the start of a cell makes it a quoted cell. */
function readCsv(csv: string, separator: ',' | ';' | '\t'): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  let fresh = true;
  for (let n = 1; n < csv.length; n++) {
    const sign = csv[n]!;
    if (quoted && sign === '"' && csv[n + 1] === '"') cell += csv[++n]!;
    else if (quoted && sign === '"') quoted = false;
    else if (fresh && sign === '"') quoted = true;
    else if (quoted || (sign !== separator && sign !== '\r' && sign !== '\n')) cell += sign;
    else if (sign === separator) rows.at(-1)!.push(cell);
    else if (sign === '\n') rows.push([...rows.pop()!, cell], []);
    fresh = !quoted && (sign === separator || sign === '\n');
    if (fresh) cell = '';
  }
  return rows.slice(0, -1);
}

const formula = /^(?!\+\d[\d ().-]*$)[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

const signs = fc.constantFrom(...'=+-@\t\r\n ,;"\'\ufeff＝ñ1|!', '👩‍✈️');
const text = fc.oneof(fc.string({ unit: signs, maxLength: 12 }), fc.string({ unit: 'grapheme' }));
const rows = fc.array(fc.tuple(text, text), { minLength: 1 });

test('any text can be read back, changed at most by added apostrophes', () => {
  fc.assert(
    fc.property(rows, (given) => {
      const back = readCsv(toCsv(['one', 'two'], given), ',').slice(1);
      expect(back.map((row) => row.map((cell) => cell.replaceAll("'", '')))).toEqual(
        given.map((row) => row.map((cell) => cell.replaceAll("'", ''))),
      );
    }),
  );
});

test.each([',', ';', '\t'] as const)('no cell begins with a formula where a spreadsheet splits at %j', (separator) => {
  fc.assert(
    fc.property(rows, (given) => {
      // The first column of an export is an id.
      const table = given.map((row) => ['id', ...row]);
      for (const cell of readCsv(toCsv(['id', 'one', 'two'], table), separator).flat()) {
        expect(cell).not.toMatch(formula);
      }
    }),
  );
});

test.each([
  ["hola;=cmd|' /C calc'!A0;adios", "hola;'=cmd|' /C calc'!A0;adios"],
  ['uno\n=1+2', "uno\n'=1+2"],
  ['Jefe;=1+2;x', "Jefe;'=1+2;x"],
  ['=1+1', "'=1+1"],
  ['+34 600 000 000', '+34 600 000 000'],
  ['+34(600)000-000', '+34(600)000-000'],
  ['+34 600,=1', "'+34 600,'=1"],
  ['+A1', "'+A1"],
  ['+1+1', "'+1+1"],
  ['+ 34', "'+ 34"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =cmd|calc', "' =cmd|calc"],
  ['＝1', "'＝1"],
  ['a,-1', "a,'-1"],
  ['a;"=1"', 'a;\'"=1"'],
  ['a-b=c@d', 'a-b=c@d'],
])('%j does not become a formula', (value, harmless) => {
  expect(readCsv(toCsv(['a'], [[value]]), ',')[1]).toEqual([harmless]);
});

test('CSV begins with a byte order mark and ends its lines with CRLF', () => {
  const written = [
    ['1', 'x y'],
    ['"q"', ''],
  ];
  expect(toCsv(['a', 'b'], written)).toBe('\ufeffa,b\r\n1,x y\r\n"""q""",\r\n');
});
