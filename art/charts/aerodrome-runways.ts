import type { Icao, Runway } from './aerodromes.ts';
import type { ChartSheet } from './chart-sheet.ts';
import { between, item, polar, radians, type Point } from './drawing/geometry.ts';
import { group, line, rect, text } from './drawing/svg.ts';

const kilometresPerNauticalMile = 1.852;
/** Factor by which runways are drawn wider than they are, to be visible. */
const widening = 2.2;
/** Positions of the exits, as shares of the runway's length. */
const exits = [0.18, 0.34, 0.52, 0.7, 0.86];

/** Draws decoration: a taxiway with exits beside each runway, and an apron with halls beside the longest one. */
export function taxiways(sheet: ChartSheet): string {
  const { place, theme, scale } = sheet;
  const width = Math.max(2.5, 0.045 * scale);
  const gap = Math.max(7, 0.19 * scale);
  return place.runways
    .map((runway, index) => {
      const [low, high] = [sheet.at(runway.lowEnd), sheet.at(runway.highEnd)];
      const away = (from: Point, gaps = 1) =>
        polar(from, gap * gaps * side(runway, place.runways.length), runway.heading + 90);
      const on = (share: number) => between(low, high, share);
      const { away: gaps, along } = place.apron ?? { away: 1.9, along: 0.46 };
      const sides = index === 0 && gaps < 0 ? [1, -1] : [1];
      const strips = sides.flatMap((aside) => [
        [low, away(low, aside), away(high, aside), high],
        ...exits.map((share) => [on(share), away(on(share + 0.03), aside)]),
      ]);
      const halls = index === 0 ? group(away(on(along), gaps), apron(scale, gap, theme), runway.heading - 90) : '';
      return strips.map((strip) => line(strip, theme.apron, width)).join('') + halls;
    })
    .join('');
}

/** With several runways the taxiway is on the inner side. */
function side({ lowEnd, highEnd, heading }: Runway, runways: number): number {
  const outwards =
    (lowEnd[0] + highEnd[0]) * Math.cos(radians(heading)) + (lowEnd[1] + highEnd[1]) * Math.sin(radians(heading));
  return runways > 1 && outwards <= 0 ? 1 : -1;
}

function apron(scale: number, gap: number, theme: ChartSheet['theme']): string {
  const piers = [-0.3, 0, 0.3].map((q) =>
    rect(q * scale - gap * 0.1, -gap * 0.5, gap * 0.2, gap, { fill: theme.hall }),
  );
  return [
    rect(-0.62 * scale, -gap * 0.75, 1.24 * scale, gap * 1.5, { fill: theme.apron }),
    rect(-0.42 * scale, -gap * 0.16, 0.84 * scale, gap * 0.34, { fill: theme.hall }),
    ...piers,
  ].join('');
}

/** The final approach to the longest runway, with a tick per nautical mile. */
export function approachTrack({ place, theme, width, height, wide, scale, at }: ChartSheet): string {
  const runway = item(place.runways, 0);
  const threshold = at(runway.lowEnd);
  const far = Math.max(width, height);
  const out = runway.heading + 180;
  let drawn = line([threshold, polar(threshold, far, out)], theme.route, wide ? 3 : 2.2, { dash: [14, 8] });
  for (let mile = 1; mile * kilometresPerNauticalMile * scale < far; mile++) {
    const tick = polar(threshold, mile * kilometresPerNauticalMile * scale, out);
    drawn += line([polar(tick, 9, runway.heading + 90), polar(tick, 9, runway.heading - 90)], theme.route, 2);
  }
  return drawn;
}

export function runwayStrips({ place, theme, scale, at }: ChartSheet): string {
  return place.runways
    .map((runway) => {
      const ends = [at(runway.lowEnd), at(runway.highEnd)];
      const width = Math.max(4.5, (runway.width / 1000) * scale * widening);
      return line(ends, theme.ink, width) + line(ends, theme.ground, Math.max(1.1, width * 0.1), { dash: [10, 8] });
    })
    .join('');
}

type Label = { name: string; place: Point };

/** Offsets of labels that would overlap by the general rule, in multiples of the font size. */
const placedByHand: Partial<Record<Icao, Record<string, Point>>> = {
  LEMD: { '14L': [-1.3, 0.4], '36R': [1.4, -0.2], '36L': [-1.35, -0.1], '14R': [-1.35, -0.1] },
};

export function runwayLabels(sheet: ChartSheet): string {
  const { place, theme, lettering: size, at } = sheet;
  const placed: Label[] = [];
  for (const runway of place.runways) {
    placed.push(label(sheet, at(runway.lowEnd), runway.low, runway.heading + 180, placed));
    placed.push(label(sheet, at(runway.highEnd), runway.high, runway.heading, placed));
  }
  const look = {
    size,
    bold: true,
    anchor: 'middle',
    fill: theme.ink,
    stroke: theme.land,
    width: size * 0.22,
    join: 'round',
    halo: true,
  } as const;
  return placed.map(({ name, place: [x, y] }) => text([x, y + size * 0.34], name, look)).join('');
}

function label(
  { place, lettering: size }: ChartSheet,
  end: Point,
  name: string,
  bearing: number,
  placed: readonly Label[],
): Label {
  const hand = placedByHand[place.icao]?.[name];
  if (hand) return { name, place: [end[0] + hand[0] * size, end[1] + hand[1] * size] };
  let spot = polar(end, size, bearing);
  for (const { place: other } of placed) {
    if (Math.hypot(other[0] - spot[0], other[1] - spot[1]) >= size * 1.9) continue;
    const across =
      (spot[0] - other[0]) * Math.cos(radians(bearing)) + (spot[1] - other[1]) * Math.sin(radians(bearing));
    spot = polar(spot, size * 1.2 * (across >= 0 ? 1 : -1), bearing + 90);
  }
  return { name, place: spot };
}
