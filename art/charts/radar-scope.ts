import { airspace, type Airspace, type AirspacePlan, type Flight } from './airspace.ts';
import { fix } from './drawing/symbols.ts';
import { item, polar, times, type Point } from './drawing/geometry.ts';
import { palette } from './drawing/palette.ts';
import { area, circle, line, rect, text } from './drawing/svg.ts';

/** The colours of a modern radar display, in addition to the palette. */
const display = {
  ground: '#0d181c',
  land: '#142429',
  zone: '#182d32',
  ring: '#22383d',
  map: '#3d626a',
  departure: '#c2459a',
  dim: '#6f9490',
} as const;

const lettering = 15;

export type ScopeLook = AirspacePlan & {
  labels?: boolean;
  /** Directions of the runways at the airport. */
  runways?: readonly number[];
};

/** An approach radar display over an invented terminal area. */
export function radarScope(look: ScopeLook): string {
  const { width, height, labels = true, runways = [322, 300] } = look;
  const space = airspace(look);
  return [
    rect(0, 0, width, height, { fill: display.ground }),
    area(space.terminalArea, { fill: display.land, stroke: palette.rule, width: 1.5 }),
    area(space.controlZone, { fill: display.zone, stroke: display.map, width: 1.2, dash: [7, 5] }),
    rangeRings(space, labels),
    ...runways.map((direction, index) => runway(space, direction, index)),
    routes(space, labels),
    ...space.flights.map((flight) => traffic(flight, labels)),
  ].join('');
}

function rangeRings({ centre, mile }: Airspace, labels: boolean): string {
  const rings = [10, 20, 30, 40, 50].map((range) =>
    circle(centre, range * mile, { stroke: display.ring, width: 1, ...(range % 20 && { dash: [2, 6] }) }),
  );
  const rose = times(36, (i) => {
    const bearing = i * 10;
    const tick = [polar(centre, 50 * mile, bearing), polar(centre, (bearing % 30 ? 50.8 : 51.8) * mile, bearing)];
    const drawn = line(tick, display.map, 1);
    if (!labels || bearing % 30) return drawn;
    const [x, y] = polar(centre, 54 * mile, bearing);
    const name = String(bearing || 360).padStart(3, '0');
    return drawn + text([x, y + 4], name, { size: lettering * 0.8, mono: true, fill: display.dim, anchor: 'middle' });
  });
  return rings.join('') + rose.join('');
}

/** A runway with its final approach track and a tick every two miles. */
function runway({ centre, mile }: Airspace, direction: number, index: number): string {
  const middle: Point = [centre[0] + index * mile * 2, centre[1] + index * mile * 0.6];
  const threshold = polar(middle, 1.4 * mile, direction + 180);
  const ticks = [2, 4, 6, 8, 10, 12, 14, 16].map((miles) => {
    const place = polar(threshold, miles * mile, direction + 180);
    return line([polar(place, 0.5 * mile, direction + 90), polar(place, 0.5 * mile, direction - 90)], display.dim, 1);
  });
  return [
    line([polar(middle, 1.4 * mile, direction), threshold], palette.trace, 4),
    line([threshold, polar(threshold, 17 * mile, direction + 180)], display.dim, 1.2, { dash: [10, 6] }),
    ...ticks,
  ].join('');
}

/** Arrivals in blue, departures in magenta, each with two named fixes. */
function routes({ routes: list }: Airspace, labels: boolean): string {
  return list
    .map((route, index) => {
      const color = index % 2 ? display.departure : palette.airway;
      const fixes = route.fixes.map((name, which) => {
        const [x, y] = item(route.points, which);
        const drawn = fix([x, y], 6, color, display.ground, 1.4);
        if (!labels) return drawn;
        return drawn + text([x + 10, y + 16], name, { size: lettering * 0.8, mono: true, fill: display.dim });
      });
      return line(route.points, color, 1.6, { strokeOpacity: 0.62 }) + fixes.join('');
    })
    .join('');
}

function traffic({ place, course, callsign, data, labelSide: side, conflict }: Flight, labels: boolean): string {
  const [x, y] = place;
  const color = conflict ? palette.yellow : palette.trace;
  const history = times(5, (i) => {
    const behind: Point = [x - course[0] * (i + 1) * 11, y - course[1] * (i + 1) * 11];
    return circle(behind, 2.1 - i * 0.3, { fill: color, fillOpacity: Math.round(67 - i * 13) / 100 });
  });
  const drawn = [
    ...history,
    line([place, [x + course[0] * 44, y + course[1] * 44]], color, 1.3),
    rect(x - 5, y - 5, 10, 10, { stroke: color }),
  ];
  if (!labels) return drawn.join('');
  const corner: Point = [x + side * 30, y - 30];
  const words = {
    size: lettering,
    mono: true,
    fill: conflict ? color : palette.mint,
    anchor: side > 0 ? 'start' : 'end',
  } as const;
  const left = corner[0] + side * 4;
  return [
    ...drawn,
    line([[x + side * 6, y - 6], corner], display.dim, 1),
    text([left, corner[1] - 18], callsign, { ...words, bold: true }),
    text([left, corner[1]], data, words),
  ].join('');
}
