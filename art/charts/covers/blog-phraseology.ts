import type { Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { area, group, line, rect, text } from '../drawing/svg.ts';
import { aircraft, symbol } from '../drawing/symbols.ts';

/** A part of a phrase: words, drawn as a line of their length, or a value. */
type Part = { words: number } | { value: string };
type Phrase = readonly (readonly Part[])[];

/** The controller's phrase begins with the callsign; the pilot's readback ends with it. */
const instruction: Phrase = [
  [{ value: 'SIM214' }, { words: 118 }, { words: 190 }],
  [{ words: 236 }, { value: '03L' }, { words: 132 }],
];
const readback: Phrase = [
  [{ words: 118 }, { words: 190 }, { words: 236 }],
  [{ value: '03L' }, { words: 132 }, { value: 'SIM214' }],
];

const gap = 28;
const letter = 38;
const lineHeight = 122;
const inset = 58;
const border = 46;

/** Phraseology: an instruction from the tower and its readback, with the same parts in another order. */
export function blogPhraseology(width: number): string {
  const inner = [
    rect(0, 0, 1600, 1000, { fill: palette.blue }),
    rect(0, 930, 1600, 70, { fill: palette.land }),
    line(
      [
        [0, 930],
        [1600, 930],
      ],
      palette.ink,
      5,
    ),
    tower([225, 930]),
    symbol(aircraft.turboprop, [1370, 250], 250, 6.2, { fill: palette.ink }),
    group([90, 84], bubble(instruction, palette.white, palette.ink, 'down')),
    group([1510 - across(readback), 560], bubble(readback, palette.yellow, palette.onYellow, 'up')),
  ];
  return group([0, 0], inner.join(''), 0, width / 1600);
}

function across(phrase: Phrase): number {
  const lengths = phrase.map((parts) => parts.reduce((sum, part) => sum + lengthOf(part), gap * (parts.length - 1)));
  return Math.max(...lengths) + 2 * inset;
}

function lengthOf(part: Part): number {
  return 'words' in part ? part.words : part.value.length * letter + 40;
}

/** A speech bubble whose tail points down to the tower or up to the aircraft. */
function bubble(phrase: Phrase, fill: string, ink: string, tail: 'down' | 'up'): string {
  const wide = across(phrase);
  const tall = phrase.length * lineHeight + 2 * border;
  const down: Point[] = [
    [0, 0],
    [wide, 0],
    [wide, tall],
    [190, tall],
    [136, tall + 84],
    [96, tall],
    [0, tall],
  ];
  const outline = tail === 'down' ? down : down.map(([x, y]): Point => [wide - x, tall - y]);
  const lines = phrase.map((parts, row) => spoken(parts, border + row * lineHeight, ink));
  return area(outline, { fill, stroke: palette.ink, width: 5, join: 'round' }) + lines.join('');
}

function spoken(parts: readonly Part[], top: number, ink: string): string {
  let x = inset;
  return parts
    .map((part) => {
      const [from, length] = [x, lengthOf(part)];
      x += length + gap;
      if ('words' in part) return rect(from, top + lineHeight / 2 - 14, length, 28, { fill: ink });
      const letters = { size: 62, mono: true, bold: true, anchor: 'middle', fill: palette.magenta } as const;
      return (
        rect(from, top + 15, length, lineHeight - 30, { fill: palette.white, stroke: palette.magenta, width: 5 }) +
        text([from + length / 2, top + lineHeight / 2 + 22], part.value, letters)
      );
    })
    .join('');
}

/** A control tower from the side, with its foot at a point. */
function tower([x, ground]: Point): string {
  const shaft: Point[] = [
    [x - 46, ground],
    [x - 32, ground - 190],
    [x + 32, ground - 190],
    [x + 46, ground],
  ];
  const cab: Point[] = [
    [x - 78, ground - 226],
    [x - 104, ground - 316],
    [x + 104, ground - 316],
    [x + 78, ground - 226],
  ];
  return [
    area(shaft, { fill: palette.ink }),
    rect(x - 92, ground - 226, 184, 40, { fill: palette.ink }),
    area(cab, { fill: palette.sea, stroke: palette.ink, width: 9 }),
    ...[-36, 36].map((to) =>
      line(
        [
          [x + to * 0.75, ground - 226],
          [x + to, ground - 316],
        ],
        palette.ink,
        8,
      ),
    ),
    rect(x - 112, ground - 336, 224, 24, { fill: palette.ink }),
    line(
      [
        [x, ground - 336],
        [x, ground - 388],
      ],
      palette.ink,
      8,
    ),
  ].join('');
}
