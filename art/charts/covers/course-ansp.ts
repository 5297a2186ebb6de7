import { item, polar, times, type Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import { palette } from '../drawing/palette.ts';
import { area, path, points, rect, text } from '../drawing/svg.ts';
import { notForNavigation } from '../drawing/symbols.ts';
import { firMosaic, regionCodes, type Tile } from '../fir-mosaic.ts';

const spanish = ['LECM', 'LECB'];
/** Portugal is narrow, so its code is moved slightly away from the border. */
const nudges: Record<string, number> = { LPPC: -0.01 };
const tints = [palette.white, palette.blueLight, palette.blue, palette.buffLight, palette.greenLight];

/** Preparation for European providers: flight information regions as hexagons, the Spanish ones in yellow. */
export function courseAnsp(width: number, height: number, language: DrawingLanguage): string {
  const radius = width * 0.0142;
  const tiles = firMosaic(width, height, radius);
  return [
    rect(0, 0, width, height, { fill: palette.sea }),
    ...tiles.map((tile) => ground(tile, radius)),
    ...tiles
      .filter((tile) => tile.code)
      .map((tile) =>
        area(hexagon(tile.centre, radius), { stroke: palette.slate, strokeOpacity: 0.18, width: width * 0.0008 }),
      ),
    path(borders(tiles, radius), { stroke: palette.ink, width: width * 0.0022, cap: 'round' }),
    ...names(tiles, width),
    canaries(width, height, radius),
    notForNavigation(width, height, language),
  ].join('');
}

function hexagon(centre: Point, radius: number): Point[] {
  return times(6, (corner) => polar(centre, radius, corner * 60));
}

function tint(code: string): string {
  if (spanish.includes(code)) return palette.yellow;
  return item(tints, (regionCodes.indexOf(code) * 3 + 1) % tints.length);
}

function ground({ centre, code, onLand }: Tile, radius: number): string {
  if (!code) return area(hexagon(centre, radius * 0.12), { fill: palette.seaDot });
  return area(hexagon(centre, radius * 1.01), { fill: tint(code), ...(onLand ? {} : { fillOpacity: 0.52 }) });
}

/** Heavy lines between regions and around all of them. */
function borders(tiles: readonly Tile[], radius: number): string {
  const byPlace = new Map(tiles.map((tile) => [`${tile.column},${tile.row}`, tile]));
  return tiles
    .filter((tile) => tile.code)
    .flatMap((tile) => {
      const corners = hexagon(tile.centre, radius);
      return neighbours(tile)
        .filter(({ column, row }) => byPlace.get(`${column},${row}`)?.code !== tile.code)
        .map(({ edge }) => `M${points([item(corners, edge), item(corners, (edge + 1) % 6)])}`);
    })
    .join('');
}

/** The six tiles around a tile, each with the number of the common edge. Every second row is shifted by half a tile. */
function neighbours({ column, row }: Tile): { column: number; row: number; edge: number }[] {
  const shift = row & 1;
  return [
    { column: column + 1, row, edge: 1 },
    { column: column + shift, row: row + 1, edge: 2 },
    { column: column + shift - 1, row: row + 1, edge: 3 },
    { column: column - 1, row, edge: 4 },
    { column: column + shift - 1, row: row - 1, edge: 5 },
    { column: column + shift, row: row - 1, edge: 0 },
  ];
}

/** The code of each region that has enough land tiles, in the middle of them. */
function names(tiles: readonly Tile[], width: number): string[] {
  return regionCodes.flatMap((code) => {
    const land = tiles.filter((tile) => tile.onLand && tile.code === code);
    if (land.length < 4) return [];
    const x = land.reduce((sum, tile) => sum + tile.centre[0], 0) / land.length;
    const nudge = width * (nudges[code] ?? 0);
    const y = land.reduce((sum, tile) => sum + tile.centre[1], 0) / land.length;
    return [
      name([x + nudge, y + width * 0.0062], code, width * (spanish.includes(code) ? 0.022 : 0.0158), tint(code), width),
    ];
  });
}

function name(place: Point, code: string, size: number, halo: string, width: number): string {
  return text(place, code, {
    size,
    fill: halo === palette.yellow ? palette.onYellow : palette.ink,
    bold: true,
    mono: true,
    anchor: 'middle',
    stroke: halo,
    width: width * 0.005,
    halo: true,
    join: 'round',
  });
}

/** Columns and rows of the tiles of the Canary Islands' region, relative to its centre. */
const canaryTiles: Point[] = [
  [-1, 0],
  [0, 0],
  [1, 0],
  [2, 0],
  [-1.5, -1],
  [-0.5, -1],
  [0.5, -1],
  [1.5, -1],
  [2.5, -1],
  [-0.5, 1],
  [0.5, 1],
  [1.5, 1],
];

/** The Canary Islands' region is far to the south-west, so it is in an inset. */
function canaries(width: number, height: number, radius: number): string {
  const across = radius * Math.sqrt(3);
  const [x, y] = [width * 0.028 + across * 2.5, height * 0.83];
  const centres = canaryTiles.map(([column, row]): Point => [x + column * across, y + row * radius * 1.5]);
  const seam = { stroke: palette.slate, strokeOpacity: 0.3, width: width * 0.0008 };
  return [
    rect(x - across * 2.5, y - radius * 3.7, across * 6, radius * 6.8, {
      fill: palette.sea,
      stroke: palette.slate,
      width: width * 0.0012,
    }),
    ...centres.map((centre) => area(hexagon(centre, radius * 1.16), { fill: palette.ink })),
    ...centres.map((centre) => area(hexagon(centre, radius), { fill: palette.yellow, ...seam })),
    name([x + across * 0.5, y + width * 0.007], 'GCCC', width * 0.02, palette.yellow, width),
  ].join('');
}
