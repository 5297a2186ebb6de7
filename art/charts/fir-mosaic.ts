import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicConformal, geoContains } from 'd3-geo';
import type { Feature, FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from './drawing/geometry.ts';

const require = createRequire(import.meta.url);

/** A hexagonal tile; `code` is missing far from the listed countries, on the open sea or on land of others. */
export type Tile = { column: number; row: number; centre: Point; code?: string; onLand: boolean };

/** Code of a flight information region, its country, and the longitude and latitude of its seed. */
const regions = [
  ['LECM', 'Spain', -5.5, 40.6],
  ['LECB', 'Spain', 0.8, 40.6],
  ['LPPC', 'Portugal', -8.3, 39.6],
  ['LFRR', 'France', -2.5, 48],
  ['LFBB', 'France', 0.2, 44.7],
  ['LFFF', 'France', 2.3, 48.6],
  ['LFMM', 'France', 5.4, 44.2],
  ['LFEE', 'France', 6, 48.4],
  ['EGTT', 'United Kingdom', -1, 52],
  ['EGPX', 'United Kingdom', -4, 57],
  ['EISN', 'Ireland', -8, 53.2],
  ['EBBU', 'Belgium', 4.5, 50.6],
  ['EHAA', 'Netherlands', 5.5, 52.3],
  ['EDGG', 'Germany', 8, 50.2],
  ['EDWW', 'Germany', 10, 53],
  ['EDMM', 'Germany', 12, 49.3],
  ['LSAS', 'Switzerland', 8, 46.9],
  ['LIMM', 'Italy', 9.5, 45.2],
  ['LIRR', 'Italy', 12, 42.3],
  ['LIBB', 'Italy', 16.4, 40.8],
  ['LOVV', 'Austria', 14, 47.5],
  ['LKAA', 'Czechia', 15.3, 49.8],
  ['EKDK', 'Denmark', 9.5, 56],
  ['EPWW', 'Poland', 19, 52],
  ['LHCC', 'Hungary', 19.3, 47.1],
  ['LDZO', 'Croatia', 16, 45.5],
  ['LJLA', 'Slovenia', 14.8, 46.1],
] as const;

export const regionCodes: readonly string[] = regions.map(([code]) => code);

/**
 * Covers western Europe with tiles, and assigns them to flight information regions. Codes are real; shapes are
 * schematic. A tile on land belongs to the nearest seed of its country, and a tile near the coast to the nearest land.
 * Borders are no political statement.
 */
export function firMosaic(width: number, height: number, radius: number): Tile[] {
  const countries = readCountries();
  const projection = geoConicConformal()
    .parallels([40, 54])
    .rotate([-4, 0])
    .center([1.5, 46.2])
    .scale(width * 1.56)
    .translate([width * 0.565, height * 0.505]);
  const tiles = tileCentres(width, height, radius).map((tile): Tile => {
    const position = projection.invert?.([...tile.centre]) ?? [0, 0];
    const country = countries.find((candidate) => geoContains(candidate, position));
    return country
      ? { ...tile, code: nearestRegion(nameOf(country), position), onLand: true }
      : { ...tile, onLand: false };
  });
  const land = tiles.filter((tile) => tile.onLand);
  return tiles.map((tile) => (tile.onLand ? tile : withCode(tile, nearestLand(tile, land, radius * 3.1))));
}

function tileCentres(width: number, height: number, radius: number): Pick<Tile, 'column' | 'row' | 'centre'>[] {
  const across = radius * Math.sqrt(3);
  const down = radius * 1.5;
  const list: Pick<Tile, 'column' | 'row' | 'centre'>[] = [];
  for (let row = -1; row * down < height + radius; row++) {
    for (let column = -1; column * across < width + radius; column++) {
      list.push({ column, row, centre: [column * across + (row & 1 ? across / 2 : 0), row * down] });
    }
  }
  return list;
}

function readCountries(): Feature[] {
  const names = new Set<string>(regions.map(([, country]) => country));
  const topology = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8')) as Topology;
  const collection = feature(topology, topology.objects.countries as GeometryCollection) as FeatureCollection;
  return collection.features.filter((country) => names.has(nameOf(country)));
}

function nearestRegion(country: string, [longitude = 0, latitude = 0]: readonly number[]): string {
  const distances = regions
    .filter(([, name]) => name === country)
    .map(([code, , x, y]) => ({ code, distance: Math.hypot((x - longitude) * 0.7, y - latitude) }))
    .toSorted((a, b) => a.distance - b.distance);
  return distances[0]?.code ?? '';
}

function nearestLand(tile: Tile, land: readonly Tile[], reach: number): string | undefined {
  let best = reach;
  let code: string | undefined;
  for (const other of land) {
    const distance = Math.hypot(other.centre[0] - tile.centre[0], other.centre[1] - tile.centre[1]);
    if (distance < best) [best, code] = [distance, other.code];
  }
  return code;
}

function withCode(tile: Tile, code: string | undefined): Tile {
  return code === undefined ? tile : { ...tile, code };
}

function nameOf(country: Feature): string {
  return String(country.properties?.name);
}
