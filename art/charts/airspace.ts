import { between, item, polar, times, type Point } from './drawing/geometry.ts';
import { random } from './drawing/random.ts';

export type AirspacePlan = {
  width: number;
  height: number;
  seed: number;
  /** Position of the airport, as shares of the picture. */
  centre?: Point;
  /** Zoom; 1 shows 32 nautical miles above and below the airport. */
  scale?: number;
  /** Number of aircraft. */
  traffic?: number;
};

export type Route = { points: readonly [Point, Point, Point]; fixes: readonly [string, string] };

export type Flight = {
  place: Point;
  /** Direction of flight, of length 1. */
  course: Point;
  callsign: string;
  /** Flight level now and cleared, and ground speed: `110↑150 260`. */
  data: string;
  labelSide: 1 | -1;
  /** Whether this is the one flight that needs attention. */
  conflict: boolean;
};

/** An invented terminal area; lengths are in pixels. */
export type Airspace = {
  centre: Point;
  /** Pixels per nautical mile. */
  mile: number;
  terminalArea: Point[];
  controlZone: Point[];
  routes: Route[];
  flights: Flight[];
};

const fixNames = [
  'TORVA',
  'LUMEK',
  'NADIR',
  'OSKEN',
  'PIBRA',
  'RAXUL',
  'VELDO',
  'KIMTA',
  'SUNAR',
  'DEBOL',
  'GOMAT',
  'ARBEX',
];
const levels = [60, 80, 110, 130, 170, 210, 240];

/** Invents an airspace; the same plan gives the same airspace. */
export function airspace({
  width,
  height,
  seed,
  centre = [0.5, 0.52],
  scale = 1,
  traffic = 11,
}: AirspacePlan): Airspace {
  const next = random(seed);
  const middle: Point = [width * centre[0], height * centre[1]];
  const mile = (height / 64) * scale;
  const ring = (corners: number, step: number, near: number, spread: number) =>
    times(corners, (i) => {
      const bearing = i * step + next() * 18 - 9;
      return polar(middle, (near + next() * spread) * mile, bearing);
    });
  const terminalArea = ring(9, 40, 30, 16);
  const controlZone = ring(7, 51, 9, 5);
  const routes = times(7, (i) => route(i, middle, mile, next));
  const flights = times(traffic, (i) => flight(i, item(routes, i % routes.length), next));
  return { centre: middle, mile, terminalArea, controlZone, routes, flights };
}

function route(index: number, middle: Point, mile: number, next: () => number): Route {
  const bearing = index * 51 + next() * 26;
  const outer = polar(middle, 49 * mile, bearing);
  const inner = polar(middle, 31 * mile, bearing + next() * 14 - 7);
  const last = polar(middle, 16 * mile, bearing + next() * 30 - 15);
  const fixAt = (which: number) => item(fixNames, (index * 2 + which) % fixNames.length);
  return { points: [outer, inner, last], fixes: [fixAt(0), fixAt(1)] };
}

/** Flights with even numbers arrive; those with odd numbers depart. */
function flight(index: number, { points }: Route, next: () => number): Flight {
  const leg = Math.floor(next() * 2);
  const [from, to] = [item(points, leg), item(points, leg + 1)];
  const place = between(from, to, next());
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const leaves = index % 2 === 1;
  const sense = leaves ? -1 : 1;
  const course: Point = [(sense * (to[0] - from[0])) / length, (sense * (to[1] - from[1])) / length];
  const level = item(levels, Math.floor(next() * levels.length));
  const labelSide = next() > 0.5 ? 1 : -1;
  const callsign = `SIM${100 + Math.floor(next() * 899)}`;
  const cleared = leaves ? `↑${three(level + 40)}` : `↓${three(level - 40)}`;
  const data = `${three(level)}${cleared} ${220 + Math.floor(next() * 24) * 10}`;
  return { place, course, callsign, data, labelSide, conflict: index === 3 };
}

function three(level: number): string {
  return String(level).padStart(3, '0');
}
