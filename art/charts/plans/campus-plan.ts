import { at as pointAt, circle, group, line, path, points, rect, text } from '../drawing/svg.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { item, type Point } from '../drawing/geometry.ts';
import { palette } from '../drawing/palette.ts';
import { sign } from '../drawing/symbols.ts';
import runwayTable from '../../data/runways.json' with { type: 'json' };
import { lineBadges } from './line-badges.ts';
import { planFrame } from './plan-frame.ts';
import { planSheet, type PlanSheet } from './plan-sheet.ts';
import { inWords, type PlanLayout, type Position, type Surroundings } from './surroundings.ts';

/** The surroundings of a campus: the airport, the routes from it, the stops. Runways are from OurAirports. */
export function campusPlan(place: Surroundings, layout: PlanLayout, language: DrawingLanguage): string {
  const sheet = planSheet(place, layout, language);
  return [
    ground(sheet),
    roads(sheet),
    tracks(sheet),
    airport(sheet),
    route(sheet),
    campus(sheet),
    names(sheet),
    stops(sheet),
    planFrame(sheet),
  ].join('');
}

/** Depth lines off the shore, as on the charts: width and opacity. */
const depths = [
  [44, 0.1],
  [26, 0.14],
  [12, 0.2],
] as const;

function ground({ place, width, height, at }: PlanSheet): string {
  const town = path(`${smooth(place.town.map(at))}Z`, { fill: palette.white });
  if (!place.island) return rect(0, 0, width, height, { fill: palette.land }) + town;
  const shore = `${smooth(place.island.map(at))}Z`;
  return [
    rect(0, 0, width, height, { fill: palette.sea }),
    ...depths.map(([across, strokeOpacity]) =>
      path(shore, { stroke: palette.shallows, strokeOpacity, width: across, join: 'round' }),
    ),
    path(shore, { fill: palette.land, stroke: palette.slate, width: 1.2, join: 'round' }),
    town,
  ].join('');
}

/** A path through points with rounded corners. */
function smooth(way: readonly Point[]): string {
  const middles = way.slice(1).map((point, i): Point => {
    const before = item(way, i);
    return [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2];
  });
  const curves = middles.slice(1).map((middle, i) => `Q${pointAt(item(way, i + 1))} ${pointAt(middle)}`);
  return `M${pointAt(item(way, 0))}L${pointAt(item(middles, 0))}${curves.join('')}L${pointAt(item(way, -1))}`;
}

function roads({ place, at }: PlanSheet): string {
  const ways = place.roads.map(({ way }) => smooth(way.map(at)));
  return [
    ...ways.map((way) => path(way, { stroke: palette.slate, width: 5.4 })),
    ...ways.map((way) => path(way, { stroke: palette.paper, width: 2.6 })),
  ].join('');
}

function roadSigns({ place, at }: PlanSheet): string {
  return place.roads
    .map(({ name, way, sign: share }) => {
      const [x, y] = along(way.map(at), share);
      const across = name.length * 8.2 + 10;
      return (
        rect(x - across / 2, y - 9.5, across, 19, { fill: palette.white, stroke: palette.ink, width: 1.4 }) +
        text([x, y + 4.6], name, { size: 13, bold: true, mono: true, anchor: 'middle' })
      );
    })
    .join('');
}

function tracks({ place, at }: PlanSheet): string {
  const drawn = (way: readonly Position[]) => `M${points(way.map(at))}`;
  const train = place.train.length === 0 ? '' : drawn(place.train);
  const metro = place.metro.length === 0 ? '' : drawn(place.metro);
  return [
    train && path(train, { stroke: palette.ink, width: 1.4, join: 'round' }),
    train && path(train, { stroke: palette.ink, width: 5, dash: [1.4, 8], join: 'round' }),
    metro && path(metro, { stroke: palette.paper, width: 5, join: 'round' }),
    metro && path(metro, { stroke: palette.blueEdge, width: 3, join: 'round' }),
  ].join('');
}

function airport({ place: { icao }, at, scale }: PlanSheet): string {
  return runwayTable[icao]
    .map(({ lowEnd, highEnd }) => {
      const [low, high] = [lowEnd, highEnd].map(([latitude = 0, longitude = 0]) => at([longitude, latitude]));
      return low && high ? line([low, high], palette.ink, Math.max(3.4, scale * 0.14)) : '';
    })
    .join('');
}

function route({ place, at, language, layout }: PlanSheet): string {
  const way = place.route.map(at);
  const drawn = path(smooth(way), { stroke: palette.magenta, width: 4.4, join: 'round', cap: 'round' });
  if (!place.note) return drawn;
  const [x, y] = along(way, place.note.share);
  const [right, down] = place.note.shift[layout];
  const said = text([x + right, y + down], inWords(place.note.words, language), {
    size: 17,
    bold: true,
    fill: palette.magenta,
    anchor: 'middle',
    ...halo(palette.land),
  });
  return drawn + said;
}

/** The street is not known yet, so a ring is drawn instead of a point. */
function campus({ place, at, scale }: PlanSheet): string {
  const middle = at(place.campus.at);
  return circle(middle, place.campus.radius * scale, {
    fill: palette.magenta,
    fillOpacity: 0.14,
    stroke: palette.magenta,
    width: 2,
    dash: [5, 4],
  });
}

function names(sheet: PlanSheet): string {
  const { place, at, layout, language } = sheet;
  const drawn = place.names.map(({ name, at: position, label }) => {
    const spot = label[layout];
    if (!spot) return '';
    const [x, y] = at(position);
    const [right, down, anchor = 'start'] = spot;
    return text([x + right, y + down], inWords(name, language), { size: 14, fill: palette.slate, anchor });
  });
  return drawn.join('') + roadSigns(sheet);
}

/** From this distance on, in pixels, a line joins a name to its stop. */
const farLabel = 56;

function stops(sheet: PlanSheet): string {
  const { place, at, layout, language } = sheet;
  const [x, y] = at(place.campus.at);
  const [right, down] = place.campus.label[layout];
  const marks = place.stops
    .filter(({ label, dot = true }) => dot && label[layout])
    .map(({ at: position }) => circle(at(position), 5, { fill: palette.white, stroke: palette.ink, width: 2.4 }));
  const leaders = place.stops.map(({ at: position, label }) => {
    const [across, below, anchor = 'start'] = label[layout] ?? [0, 0];
    const [left, top] = at(position);
    if (Math.hypot(across, below) < farLabel) return '';
    const beside = anchor === 'start';
    const end: Point = beside ? [left + across - 6, top + below - 5] : [left + across - 14, top + below - 15];
    return line([[left, top], end], palette.slate, 1.2);
  });
  const labels = place.stops.map(({ name, at: position, label, lines = [] }) => {
    const spot = label[layout];
    if (!spot) return '';
    const [left, top] = at(position);
    const [across, below, anchor = 'start'] = spot;
    const words = text([0, 0], inWords(name, language), {
      size: 14,
      bold: true,
      anchor,
      ...halo(place.island ? palette.sea : palette.land),
    });
    return group([left + across, top + below], words + lineBadges([0, 8], lines, anchor));
  });
  return [...leaders, ...marks, ...labels, sign([x + right, y + down], 'CAMPUS', 13)].join('');
}

function halo(color: string) {
  return { stroke: color, width: 4, halo: true, join: 'round' } as const;
}

/** The point at a share of the length of a line. */
function along(way: readonly Point[], share: number): Point {
  const lengths = way.slice(1).map((point, i) => Math.hypot(point[0] - item(way, i)[0], point[1] - item(way, i)[1]));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length) {
      const [from, to] = [item(way, i), item(way, i + 1)];
      return [from[0] + ((to[0] - from[0]) * left) / length, from[1] + ((to[1] - from[1]) * left) / length];
    }
    left -= length;
  }
  return item(way, -1);
}
