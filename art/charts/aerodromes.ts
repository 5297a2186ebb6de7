import runwayTable from '../data/runways.json' with { type: 'json' };
import { radians, type Point } from './drawing/geometry.ts';
import type { DrawingLanguage } from './drawing/language.ts';

/** A runway. Its ends are in kilometres east and south of the aerodrome's centre. */
export type Runway = {
  low: string;
  high: string;
  lowEnd: Point;
  highEnd: Point;
  /** In metres, as is the width. */
  length: number;
  width: number;
  /** Direction in degrees from true north, from the low end to the high end. */
  heading: number;
};

export type Aerodrome = {
  icao: Icao;
  names: Record<DrawingLanguage, string>;
  /** Bearing of the sea from the aerodrome, and its rough distance in kilometres. */
  coast?: { bearing: number; distance: number };
  /**
   * Position of the decorative apron: distance from the longest runway (negative on its outer side), and position along
   * it.
   */
  apron?: { away: number; along: number };
  /** The middle of all runway ends, in degrees; not the aerodrome reference point. */
  latitude: number;
  longitude: number;
  /** Longest first. */
  runways: Runway[];
  /** Largest distance of a runway end from the centre in kilometres: across, and down. */
  halfWidth: number;
  halfHeight: number;
};

export type Icao = keyof typeof runwayTable;

const kilometresPerDegree = 110.57;
const equatorKilometresPerDegree = 111.32;

const places: Record<Icao, Pick<Aerodrome, 'coast' | 'apron'> & { name: string | Record<DrawingLanguage, string> }> = {
  LEMD: { name: 'Adolfo Suárez Madrid-Barajas' },
  LEBL: { name: 'Barcelona-El Prat', coast: { bearing: 152, distance: 1.12 }, apron: { away: 2.1, along: 0.2 } },
  GCLP: { name: 'Gran Canaria', coast: { bearing: 112, distance: 0.62 }, apron: { away: -2.15, along: 0.58 } },
  GCRR: { name: 'César Manrique-Lanzarote', coast: { bearing: 118, distance: 0.32 } },
  LEPA: { name: 'Palma de Mallorca', coast: { bearing: 205, distance: 1.5 } },
  EBLG: { name: { es: 'Lieja', en: 'Liège' } },
  GCLA: { name: 'La Palma', coast: { bearing: 89, distance: 0.34 } },
};

export const icaoCodes = Object.keys(places) as Icao[];

/** An aerodrome with its runways from OurAirports (public domain), projected around their middle. */
export function aerodrome(icao: Icao): Aerodrome {
  const rows = runwayTable[icao];
  const ends = rows.flatMap((row) => [row.lowEnd, row.highEnd]) as [number, number][];
  const latitude = middle(ends.map(([value]) => value));
  const longitude = middle(ends.map(([, value]) => value));
  const flat = (end: readonly number[]): Point => [
    ((end[1] ?? 0) - longitude) * kilometresPerLongitude(latitude),
    -((end[0] ?? 0) - latitude) * kilometresPerDegree,
  ];
  const runways = rows
    .map((row): Runway => {
      const [lowEnd, highEnd] = [flat(row.lowEnd), flat(row.highEnd)];
      return { ...row, lowEnd, highEnd, heading: bearing(lowEnd, highEnd) };
    })
    .toSorted((a, b) => b.length - a.length);
  const flatEnds = runways.flatMap((runway) => [runway.lowEnd, runway.highEnd]);
  const halfWidth = Math.max(...flatEnds.map(([x]) => Math.abs(x)));
  const halfHeight = Math.max(...flatEnds.map(([, y]) => Math.abs(y)));
  const { name, ...shape } = places[icao];
  const names = typeof name === 'string' ? { es: name, en: name } : name;
  return { icao, names, ...shape, latitude, longitude, runways, halfWidth, halfHeight };
}

/** Kilometres in one degree of longitude at a latitude. */
export function kilometresPerLongitude(latitude: number): number {
  return equatorKilometresPerDegree * Math.cos(radians(latitude));
}

/** Kilometres in one degree of latitude. */
export const kilometresPerLatitude = kilometresPerDegree;

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function bearing(from: Point, to: Point): number {
  return ((Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI + 360) % 360;
}
