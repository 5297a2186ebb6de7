import { aerodrome, type Icao } from './aerodromes.ts';
import { chartFrame } from './aerodrome-frame.ts';
import { coast, graticule } from './aerodrome-ground.ts';
import { approachTrack, runwayLabels, runwayStrips, taxiways } from './aerodrome-runways.ts';
import type { ChartSheet } from './chart-sheet.ts';
import { chartThemes } from './chart-theme.ts';
import { contours } from './drawing/contours.ts';
import { radians, type Point } from './drawing/geometry.ts';
import type { DrawingLanguage } from './drawing/language.ts';
import { rect } from './drawing/svg.ts';

export type ChartLook = {
  width?: number;
  height?: number;
  theme?: keyof typeof chartThemes;
  /** Whether it has a frame, north arrow and title block, and a scale bar if it is wide. */
  framed?: boolean;
  /** Position of the aerodrome's centre, as shares of the sheet. */
  centre?: Point;
  zoom?: number;
  /** Drawn above the runways and below their numbers. */
  extra?: (sheet: ChartSheet) => string;
};

/**
 * Draws an aerodrome chart, with runways in true length and direction, but wider than they are. Coast, contours,
 * taxiways and aprons are decoration. The title block of a framed chart has the warning “not for navigation”. A chart
 * without a frame needs `notForNavigation` in addition.
 */
export function aerodromeChart(icao: Icao, language: DrawingLanguage, look: ChartLook = {}): string {
  const { framed = true, extra = () => '' } = look;
  const sheet = layOut(icao, language, look);
  const { place, theme, width, height, wide } = sheet;
  const { coast: shore } = place;
  return [
    rect(0, 0, width, height, { fill: theme.land }),
    contours(width, height, seedOf(icao), {
      color: theme.contour,
      opacity: theme.contourOpacity,
      levels: wide ? 13 : 10,
      grain: wide ? 330 : 260,
      width: wide ? 1.3 : 1,
      ...(shore && { slope: fallTowards(shore.bearing) }),
    }),
    coast(sheet),
    graticule(sheet),
    taxiways(sheet),
    approachTrack(sheet),
    runwayStrips(sheet),
    extra(sheet),
    runwayLabels(sheet),
    framed ? chartFrame(sheet) : '',
  ].join('');
}

function layOut(icao: Icao, language: DrawingLanguage, look: ChartLook): ChartSheet {
  const { width = 640, height = 800, theme = 'paper', framed = true, zoom = 1 } = look;
  const { centre = [0.5, framed ? 0.46 : 0.5] } = look;
  const place = aerodrome(icao);
  const across = (width * 0.36) / Math.max(place.halfWidth, 0.9);
  const down = (height * (framed ? 0.33 : 0.38)) / Math.max(place.halfHeight, 1.1);
  const scale = Math.min(across, down) * zoom;
  const middle: Point = [width * centre[0], height * centre[1]];
  const wide = width > height;
  const lettering = (wide ? height : width) * 0.031;
  const at = ([x, y]: Point): Point => [middle[0] + x * scale, middle[1] + y * scale];
  return { language, place, theme: chartThemes[theme], width, height, middle, scale, lettering, wide, framed, at };
}

function seedOf(icao: Icao): number {
  return [...icao].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7) % 9999;
}

/** Makes the ground fall towards a bearing. */
function fallTowards(bearing: number): (u: number, v: number) => number {
  const east = Math.sin(radians(bearing));
  const north = Math.cos(radians(bearing));
  return (u, v) => -((u - 0.5) * east - (v - 0.5) * north) * 1.6;
}
