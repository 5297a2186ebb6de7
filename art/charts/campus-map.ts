import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoDistance, geoGraticule, geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPoint } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from './drawing/geometry.ts';
import type { DrawingLanguage } from './drawing/language.ts';
import { palette } from './drawing/palette.ts';
import { at, circle, group, line, path, rect, text } from './drawing/svg.ts';
import { fix, notForNavigation } from './drawing/symbols.ts';

const require = createRequire(import.meta.url);

/** Longitude and latitude of the airports beside the two campuses: their reference points in the AIP. */
const madrid: [number, number] = [-3.5608, 40.4722];
const granCanaria: [number, number] = [-15.3866, 27.9319];
/** Points that the map must also include: in the west of the Canary Islands, and north-east of Madrid. */
const corners: [number, number][] = [
  [-18.1, 28],
  [-2, 41.5],
];

/** The ellipsoid of WGS 84, in kilometres. */
const equatorialRadius = 6378.137;
const flattening = 1 / 298.257223563;
const kilometresPerNauticalMile = 1.852;

/** Borders in Africa are left out because they are disputed: the land is drawn as one. */
const land = [
  'Spain',
  'Portugal',
  'Morocco',
  'W. Sahara',
  'Algeria',
  'France',
  'Tunisia',
  'Mauritania',
  'Italy',
  'Andorra',
  'Gibraltar',
  'Switzerland',
  'Mali',
  'Libya',
];
const outlined = ['Portugal', 'France', 'Italy'];

/** The map of the two campuses. Coasts: Natural Earth 1:10m (public domain); the distance is geodesic. */
export function campusMap(width: number, height: number, language: DrawingLanguage): string {
  const cities: MultiPoint = { type: 'MultiPoint', coordinates: [madrid, granCanaria, ...corners] };
  const frame: [[number, number], [number, number]] = [
    [width * 0.22, height * 0.15],
    [width * 0.78, height * 0.83],
  ];
  const projection = geoMercator().rotate([9.6, 0]).fitExtent(frame, cities);
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const draw = geoPath(projection).digits(1);
  const outline = (shape: GeoPermissibleObjects) => draw(shape) ?? '';
  const place = (position: [number, number]): Point => projection(position) ?? [0, 0];
  const grid = geoGraticule()
    .step([2, 2])
    .extent([
      [-40, 10],
      [20, 60],
    ])();
  return [
    rect(0, 0, width, height, { fill: palette.sea }),
    path(outline(grid), { stroke: palette.seaGrid, width: 0.8 }),
    countries(outline),
    airway(place(madrid), place(granCanaria)),
    notForNavigation(width, height, language, palette.slate, 17),
  ].join('');
}

function countries(outline: (shape: GeoPermissibleObjects) => string): string {
  const shapes = readCountries().filter((country) => land.includes(nameOf(country)));
  const whole = shapes.map(outline).join('');
  const depths = [
    [30, 0.1],
    [18, 0.12],
    [8, 0.18],
  ] as const;
  return [
    ...depths.map(([width, strokeOpacity]) =>
      path(whole, { stroke: palette.shallows, strokeOpacity, width, join: 'round' }),
    ),
    path(whole, { fill: palette.farLand }),
    path(whole, { stroke: palette.farLand, width: 1.4 }),
    ...shapes
      .filter((country) => outlined.includes(nameOf(country)))
      .map((country) => path(outline(country), { stroke: palette.slate, strokeOpacity: 0.55, width: 0.9 })),
    ...shapes
      .filter((country) => nameOf(country) === 'Spain')
      .map((country) => path(outline(country), { fill: palette.nearLand, stroke: palette.ink, width: 1.4 })),
  ].join('');
}

function readCountries(): Feature[] {
  const topology = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8')) as Topology;
  const collection = feature(topology, topology.objects.countries as GeometryCollection) as FeatureCollection;
  return collection.features.map(withoutAzores);
}

/** The Azores would be cut by the map's edge. */
function withoutAzores(country: Feature): Feature {
  const { geometry } = country;
  if (nameOf(country) !== 'Portugal' || geometry.type !== 'MultiPolygon') return country;
  const coordinates = geometry.coordinates.filter((polygon) => (polygon[0]?.[0]?.[0] ?? 0) > -20);
  return { ...country, geometry: { ...geometry, coordinates } };
}

function nameOf(country: Feature): string {
  return String(country.properties?.name);
}

/** The geodesic distance in kilometres, by Lambert's formula, within some ten metres over such distances. */
function geodesic([fromEast, fromNorth]: Point, [toEast, toNorth]: Point): number {
  const reduced = (north: number) => Math.atan((1 - flattening) * Math.tan(radians(north)));
  const [from, to] = [reduced(fromNorth), reduced(toNorth)];
  const angle = geoDistance([fromEast, degrees(from)], [toEast, degrees(to)]);
  const [mean, half] = [(from + to) / 2, (to - from) / 2];
  const square = (value: number) => value * value;
  const first = (angle - Math.sin(angle)) * square((Math.sin(mean) * Math.cos(half)) / Math.cos(angle / 2));
  const second = (angle + Math.sin(angle)) * square((Math.cos(mean) * Math.sin(half)) / Math.sin(angle / 2));
  return equatorialRadius * (angle - (flattening / 2) * (first + second));
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The airway between the campuses, over invented fixes, with its length. */
function airway(start: Point, end: Point): string {
  const bend: Point = [(start[0] + end[0]) / 2 - 38, (start[1] + end[1]) / 2 - 20];
  const on = (t: number): Point => [onCurve(start[0], bend[0], end[0], t), onCurve(start[1], bend[1], end[1], t)];
  const miles = geodesic(madrid, granCanaria) / kilometresPerNauticalMile;
  const turn = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI - 180;
  const label =
    rect(-62, -17, 124, 34, { fill: palette.white, stroke: palette.magenta, width: 1.6 }) +
    text([0, 6], `${Math.round(miles)} NM`, {
      size: 17,
      bold: true,
      mono: true,
      fill: palette.magenta,
      anchor: 'middle',
    });
  return [
    path(`M${at(start)}Q${at(bend)} ${at(end)}`, { stroke: palette.magenta, width: 3 }),
    ...[0.18, 0.36, 0.68, 0.85].map((share) => fix(on(share), 8, palette.magenta, palette.sea)),
    airport(start),
    airport(end),
    group(on(0.52), label, turn < -90 ? turn + 180 : turn),
  ].join('');
}

function onCurve(from: number, bend: number, to: number, t: number): number {
  return (1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t * t * to;
}

function airport([x, y]: Point): string {
  return [
    circle([x, y], 34, { stroke: palette.ink, width: 1, strokeOpacity: 0.35, dash: [3, 5] }),
    circle([x, y], 11, { fill: palette.yellow, stroke: palette.onYellow, width: 2.4 }),
    line(
      [
        [x - 6, y + 5],
        [x + 6, y - 5],
      ],
      palette.onYellow,
      3,
    ),
  ].join('');
}
