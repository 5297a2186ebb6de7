import type { ChartSheet } from './chart-sheet.ts';
import { latitudeName, longitudeName } from './aerodrome-ground.ts';
import { polar, times } from './drawing/geometry.ts';
import type { DrawingLanguage } from './drawing/language.ts';
import { circle, group, line, path, rect, text } from './drawing/svg.ts';
import { warning } from './drawing/symbols.ts';

/** Space between the edge of the sheet and its inner frame. */
const inset = 14;

/** Draws the north arrow, double frame and title block of a chart, and the scale bar of a wide one. */
export function chartFrame(sheet: ChartSheet): string {
  const { theme, width: w, height: h, wide } = sheet;
  return [
    northArrow(sheet),
    wide ? scaleBar(sheet) : '',
    rect(8, 8, w - 16, h - 16, { stroke: theme.ink }),
    rect(inset, inset, w - 2 * inset, h - 2 * inset, { stroke: theme.ink, width: 0.8 }),
    titleBlock(sheet),
  ].join('');
}

function blockHeight(wide: boolean): number {
  return wide ? 104 : 74;
}

function northArrow({ theme, width, wide }: ChartSheet): string {
  const ticks = times(36, (i) =>
    line([polar([0, 0], 30, i * 10), polar([0, 0], i % 9 ? 26 : 21, i * 10)], theme.line, 1),
  );
  const rose = circle([0, 0], 30, { fill: theme.land, stroke: theme.line, width: 1 }) + ticks.join('');
  const arrow = path('M0-40l6 22h-12z', { fill: theme.route }) + path('M0-20v34', { stroke: theme.route, width: 1.6 });
  return group([width - (wide ? 93 : 62), wide ? 109.2 : 78], rose + arrow, 0, wide ? 1.35 : 1);
}

/** Two kilometres, true to the scale of the chart. */
function scaleBar({ theme, width, height, wide, scale, lettering }: ChartSheet): string {
  const y = height - inset - blockHeight(wide) - 34;
  const x = width - 60 - 2 * scale;
  const names = ['0', '1', '2 km'].map((name, kilometre) =>
    text([x + kilometre * scale, y - 8], name, {
      size: lettering * 0.52,
      fill: theme.ink,
      mono: true,
      anchor: 'middle',
    }),
  );
  return [
    rect(x - 16, y - 30, 2 * scale + 32, 46, { fill: theme.land, fillOpacity: 0.85 }),
    rect(x, y, scale, 7, { fill: theme.ink }),
    rect(x + scale, y, scale, 7, { fill: theme.ground, stroke: theme.ink, width: 1.4 }),
    ...names,
  ].join('');
}

function titleBlock({ language, place, theme, width, height, wide }: ChartSheet): string {
  const tall = blockHeight(wide);
  const k = wide ? 1.35 : 1;
  const name = 186 * k;
  const stamp = width - 2 * inset - (wide ? 250 : 150);
  const airport = place.names[language];
  const nameSize = wide ? 30 : airport.length > 22 ? 14 : 18;
  const where = `${latitudeName(place.latitude)} ${longitudeName(place.longitude)} · ${runwayCount(place.runways.length, language)}`;
  const stamped = { size: wide ? 21 : 11, fill: theme.route, mono: true };
  return group(
    [inset, height - inset - tall],
    [
      rect(0, 0, width - 2 * inset, tall, { fill: theme.ground, stroke: theme.ink, width: 1.4 }),
      path(`M${name} 0v${tall}M${stamp} 0v${tall}`, { stroke: theme.ink, width: 1.4 }),
      text([18 * k, tall * 0.67], place.icao, { size: 40 * k, bold: true, fill: theme.ink, spacing: 1 }),
      text([name + 20, tall * 0.42], airport, { size: nameSize, bold: true, fill: theme.ink }),
      text([name + 20, tall * 0.76], where, { size: wide ? 19 : 13, fill: theme.line, mono: true }),
      text([stamp + 14, tall * 0.42], warning[language][0], stamped),
      text([stamp + 14, tall * 0.7], warning[language][1], stamped),
    ].join(''),
  );
}

function runwayCount(count: number, language: DrawingLanguage): string {
  const [one, several] = { es: ['pista', 'pistas'], en: ['runway', 'runways'] }[language];
  return `${count} ${count === 1 ? one : several}`;
}
