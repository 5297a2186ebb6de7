import type { Point } from '../drawing/geometry.ts';
import { item } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { group, path, rect, text } from '../drawing/svg.ts';
import { hand } from '../drawing/hand.ts';

const strip = { width: 820, height: 92, holder: 26 };
const pitch = 108;
const cells = [0, 146, 380, 520, 670, strip.width] as const;

/** In capitals, so that the dark theme does not change it: the board is dark in both themes. */
const boardGround = palette.deep.toUpperCase();

type Flight = { callsign: string; type: string; level: string; runway: string; place: string; arrival: boolean };

function flight(code: string): Flight {
  const [callsign = '', type = '', level = '', runway = '', place = '', kind] = code.split(' ');
  return { callsign, type, level, runway, place, arrival: kind === 'A' };
}

/**
 * Strips from the top, with two free slots. All callsigns are invented; the runways are those of Madrid's northerly
 * configuration.
 */
const board = [
  'SIM431 A320 090 36L LEBL D',
  'SIM118 AT76 070 32R GCRR A',
  'SIM207 B738 080 36L LEPA D',
  'SIM562 E195 060 32R LEVC A',
  'SIM309 A21N 070 36L LEMH D',
  '',
  'SIM090 A21N 050 32R GCLP A',
  '',
  'SIM733 A320 030 32R LEZL A',
  'SIM125 B738 010 36L LEMG D',
  'SIM648 AT76 010 36L LEBB D',
].map((code) => (code === '' ? undefined : flight(code)));

/** The offset of a strip in hand from its slot, to the side and down. */
const out = [140, 7] as const;

/** Two hands over a board of flight progress strips: one takes a strip out, the other puts one in. */
export function stripsByHand(width: number): string {
  const [left, top] = [590, 32];
  const place = (row: number, aside = 0, down = 0): Point => [left + aside, top + row * pitch + down];
  const [moved, added] = [place(5, ...out), place(7, -out[0], out[1])];
  const inner = [
    rect(0, 0, 2000, 1250, { fill: palette.blue }),
    rect(left - 36, 0, strip.width + 72, 1250, { fill: boardGround }),
    ...board.map((row, k) => (row ? group(place(k), drawStrip(row)) : '')),
    group(moved, drawStrip(flight('SIM214 A320 040 36L GCXO D'))),
    group(added, drawStrip(flight('SIM356 AT76 040 32R LEAS A'))),
    hand([moved[0] + strip.width, moved[1] + strip.height / 2], 14, 'right'),
    hand([added[0], added[1] + strip.height / 2], 11, 'left'),
  ];
  return group([0, 0], inner.join(''), 0, width / 2000);
}

function drawStrip({ callsign, type, level, runway, place, arrival }: Flight): string {
  const { width, height, holder } = strip;
  const [paper, edge] = arrival ? [palette.buffLight, palette.buffEdge] : [palette.blueLight, palette.blueEdge];
  const words = [
    [type, runway],
    [callsign],
    [level],
    [place],
    [Number(callsign.slice(3)).toString(8).padStart(4, '0')],
  ];
  return [
    rect(0, 0, width, height, { fill: paper, stroke: palette.ink, width: 4 }),
    rect(0, 0, holder, height, { fill: edge, stroke: palette.ink, width: 4 }),
    ...cells.slice(1, -1).map((x) => path(`M${x} 0V${height}`, { stroke: palette.ink, width: 2.5 })),
    ...words.flatMap((lines, k) => lines.map((word, row) => cellText(word, k, row, lines.length))),
  ].join('');
}

function cellText(word: string, column: number, row: number, rows: number): string {
  const from = column === 0 ? strip.holder : item(cells, column);
  const middle = (from + item(cells, column + 1)) / 2;
  const bold = column === 1;
  const size = rows > 1 ? 27 : bold ? 46 : 34;
  const y = rows > 1 ? 36 + row * 38 : strip.height / 2 + size * 0.36;
  return text([middle, y], word, { size, bold, mono: true, anchor: 'middle' });
}
