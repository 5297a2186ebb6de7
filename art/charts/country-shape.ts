import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/** The geometry of a country: one piece of land, or several. */
export type CountryShape = Extract<Feature['geometry'], { type: 'Polygon' | 'MultiPolygon' }>;

/**
 * The outline of a country (Natural Earth, public domain), by its English name.
 * @throws RangeError for an unknown name
 */
export function countryShape(name: string, scale: '10m' | '50m'): CountryShape {
  const file = require.resolve(`world-atlas/countries-${scale}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const countries = feature(topology, topology.objects.countries as GeometryCollection) as FeatureCollection;
  const shape = countries.features.find(({ properties }) => properties?.name === name)?.geometry;
  if (shape?.type !== 'Polygon' && shape?.type !== 'MultiPolygon') throw new RangeError(`there is no country ${name}`);
  return shape;
}
