import { circle, group, path, rect, text } from '../drawing/svg.ts';
import { palette } from '../drawing/palette.ts';
import { blockHeight, type PlanSheet } from './plan-sheet.ts';

const inset = 8;

/** The second word is for the unconfirmed place of the campus: remove the word when the address is known. */
const stamps = { es: ['ESQUEMA', 'EJEMPLO'], en: ['SKETCH', 'SAMPLE'] } as const;

/** Draws the frame, the north arrow, the scale, and the title block with its stamp. */
export function planFrame(sheet: PlanSheet): string {
  const { width, height } = sheet;
  return [
    rect(inset / 2, inset / 2, width - inset, height - inset, { stroke: palette.paper, width: inset }),
    rect(inset, inset, width - 2 * inset, height - 2 * inset, { stroke: palette.ink, width: 1.4 }),
    northArrow(),
    scaleBar(sheet),
    titleBlock(sheet),
  ].join('');
}

function northArrow(): string {
  return group(
    [38, 44],
    circle([0, 0], 16, { fill: palette.paper, stroke: palette.slate, width: 1.2 }) +
      path('M0-22l5 15h-10z', { fill: palette.magenta }) +
      path('M0-8v18', { stroke: palette.magenta, width: 1.6 }),
  );
}

/** The scale bar has two kilometres in a plan of large scale, and five in a plan of small scale. */
function scaleBar({ scale, width, height }: PlanSheet): string {
  const length = scale > 20 ? 2 : 5;
  const [x, y] = [width - 26 - length * scale, height - blockHeight - inset - 14];
  return [
    rect(x, y, (length * scale) / 2, 5, { fill: palette.ink }),
    rect(x + (length * scale) / 2, y, (length * scale) / 2, 5, {
      fill: palette.paper,
      stroke: palette.ink,
      width: 1.2,
    }),
    text([x + length * scale, y - 6], `${length} km`, { size: 12, mono: true, anchor: 'end' }),
  ].join('');
}

function titleBlock({ place, language, layout, width, height }: PlanSheet): string {
  const across = width - 2 * inset;
  const code = layout === 'wide' ? 124 : 0;
  const right = across - (layout === 'wide' ? 110 : 86);
  return group(
    [inset, height - inset - blockHeight],
    [
      rect(0, 0, across, blockHeight, { fill: palette.paper, stroke: palette.ink, width: 1.4 }),
      path(`${code ? `M${code} 0v${blockHeight}` : ''}M${right} 0v${blockHeight}`, { stroke: palette.ink, width: 1.4 }),
      code ? text([16, 40], place.icao, { size: 30, bold: true, spacing: 1 }) : '',
      text([code + 14, 25], place.name[language], { size: 17, bold: true }),
      text([code + 14, 45], place.way[language], { size: layout === 'wide' ? 14 : 12.5, fill: palette.slate }),
      ...stamps[language].map((word, i) =>
        text([right + 14, 25 + i * 19], word, { size: 14, bold: true, mono: true, fill: palette.magenta }),
      ),
    ].join(''),
  );
}
