import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import type { MultiPolygon, Polygon } from 'geojson';
import type { Point } from '../drawing/geometry.ts';
import { countryShape } from '../country-shape.ts';
import {
  box,
  dot,
  label,
  paragraph,
  round,
  shape,
  sheetWidth,
  sizes,
  textWidth,
  type DrawFigure,
  type FigureLanguage,
} from './figure.ts';

type Kind = 'acc' | 'private' | 'halted' | 'afis';
type Place = {
  name: string | { es: string; en: string };
  kind: Kind;
  at: readonly [longitude: number, latitude: number];
  /** The side of the mark on which the name is. */
  side?: 'left' | 'right' | 'above' | 'below';
  /** Offset of the mark, if two are in one city. */
  shift?: Point;
  remote?: true;
};

/**
 * Positions of the airports, rounded. Sources: El Mundo, 9 February 2023; La Voz de Galicia, 17 June 2025; El Día de
 * Córdoba; elDiario.es; SES performance 2023.
 */
const places: readonly Place[] = [
  { name: 'Madrid', kind: 'acc', at: [-3.45, 40.55], side: 'right' },
  { name: 'Barcelona', kind: 'acc', at: [2.05, 41.28], side: 'below' },
  { name: { es: 'Sevilla', en: 'Seville' }, kind: 'acc', at: [-5.88, 37.42], side: 'left', shift: [-7, 0] },
  { name: 'Palma', kind: 'acc', at: [2.74, 39.55], side: 'above', shift: [-6, 0] },
  { name: { es: 'Canarias', en: 'Canaries' }, kind: 'acc', at: [-15.39, 27.93], side: 'right', shift: [8, 0] },
  { name: 'A Coruña', kind: 'private', at: [-8.38, 43.3], side: 'above' },
  { name: 'Vigo', kind: 'private', at: [-8.63, 42.23], side: 'right', remote: true },
  { name: 'Cuatro Vientos', kind: 'private', at: [-3.79, 40.37], side: 'below' },
  { name: 'Sabadell', kind: 'private', at: [2.1, 41.52], side: 'above' },
  { name: 'Valencia', kind: 'private', at: [-0.48, 39.49], side: 'left' },
  { name: 'Alicante-Elche', kind: 'private', at: [-0.56, 38.28], side: 'right' },
  { name: 'Ibiza', kind: 'private', at: [1.37, 38.87], side: 'above' },
  { name: '', kind: 'private', at: [-5.88, 37.42], shift: [7, 0] },
  { name: 'Jerez', kind: 'private', at: [-6.06, 36.74], side: 'below' },
  { name: 'Lanzarote', kind: 'private', at: [-13.6, 28.95], side: 'left' },
  { name: 'Fuerteventura', kind: 'private', at: [-13.86, 28.45], side: 'left' },
  { name: 'La Palma', kind: 'private', at: [-17.76, 28.63], side: 'above' },
  { name: 'Bilbao', kind: 'halted', at: [-2.91, 43.3], side: 'below' },
  { name: 'Santiago', kind: 'halted', at: [-8.42, 42.9], side: 'right' },
  { name: 'Málaga', kind: 'halted', at: [-4.5, 36.67], side: 'right' },
  { name: '', kind: 'halted', at: [2.74, 39.55], shift: [8, 0] },
  { name: '', kind: 'halted', at: [-15.39, 27.93], shift: [-6, 0] },
  { name: { es: 'Tenerife N.', en: 'Tenerife N.' }, kind: 'halted', at: [-16.34, 28.48], side: 'above' },
  { name: { es: 'Tenerife S.', en: 'Tenerife S.' }, kind: 'halted', at: [-16.57, 28.04], side: 'below' },
  { name: 'Córdoba', kind: 'afis', at: [-4.85, 37.84], side: 'above' },
  { name: 'La Gomera', kind: 'afis', at: [-17.21, 28.03], side: 'left' },
  { name: 'El Hierro', kind: 'afis', at: [-17.89, 27.81], side: 'below' },
];

const words = {
  es: {
    acc: 'Centro de control de área (ENAIRE)',
    private: 'Torre abierta a empresas privadas (primera apertura); R: remota desde 2025',
    halted: 'Segunda fase, parada (2023)',
    afis: 'AFIS: información, no control (en El Hierro, según el día)',
    warning: 'NO VÁLIDO PARA NAVEGACIÓN',
  },
  en: {
    acc: 'Area control centre (ENAIRE)',
    private: 'Tower opened to private companies (first opening); R: remote since 2025',
    halted: 'Second phase, halted (2023)',
    afis: 'AFIS: information, not control (at El Hierro, depending on the day)',
    warning: 'NOT FOR NAVIGATION',
  },
} as const;

/** Which provider controls which place in Spain. Coasts: Natural Earth 1:50m (public domain). */
export const spainWhoControls: DrawFigure = (language, layout) => {
  const t = words[language];
  const width = sheetWidth[layout];
  const wide = layout === 'wide';
  const { mainland, canaries } = parts();
  const tall = wide ? 430 : 262;
  const main = geoMercator().fitExtent(
    [
      [wide ? 12 : 4, 14],
      [width - (wide ? 12 : 4), tall],
    ],
    mainland,
  );
  const insetLeft = wide ? 352 : 1;
  // Placed below the mainland's south-eastern coast: higher up, the frame would cut the coast.
  const insetTop = wide ? 412 : tall + 20;
  const insetTall = wide ? 176 : 150;
  const insetWidth = width - insetLeft - 1;
  const islands = geoMercator().fitExtent(
    [
      [insetLeft + 40, insetTop + 34],
      [insetLeft + insetWidth - 22, insetTop + insetTall - 34],
    ],
    canaries,
  );
  const marks = places.map((place) => drawn(place, place.at[1] < 30 ? islands : main, language));
  const bottom = wide ? tall + 36 : insetTop + insetTall + 26;
  const legend = (['acc', 'private', 'halted', 'afis'] as const).reduce(
    (done, kind) => {
      const line = paragraph([26, done.y], t[kind], (wide ? insetLeft : width) - 40);
      return { svg: done.svg + mark(kind, [10, done.y - 5]) + line.svg, y: done.y + line.height + 8 };
    },
    { svg: '', y: bottom },
  );
  const inner = [
    shape(geoPath(main).digits(0)(mainland) ?? '', 'land'),
    box(insetLeft, insetTop, insetWidth, insetTall, 'ground'),
    shape(geoPath(islands).digits(0)(canaries) ?? '', 'land'),
    ...marks.map(({ symbol }) => symbol),
    ...marks.map(({ name }) => name),
    legend.svg,
    label([2, legend.y + 8], t.warning, { size: sizes.small, look: 'quiet data' }),
  ];
  return { height: Math.max(legend.y + 16, insetTop + insetTall + 2), inner: inner.join('') };
};

/** The Canary Islands have their own map. Ceuta, Melilla and the rocks between them are too small to be visible. */
function parts(): { mainland: MultiPolygon; canaries: MultiPolygon } {
  const spain = countryShape('Spain', '50m');
  const polygons: Polygon['coordinates'][] = spain.type === 'Polygon' ? [spain.coordinates] : spain.coordinates;
  const latitude = (polygon: Polygon['coordinates']) => polygon[0]?.[0]?.[1] ?? 0;
  return {
    mainland: { type: 'MultiPolygon', coordinates: polygons.filter((polygon) => latitude(polygon) > 35.95) },
    canaries: { type: 'MultiPolygon', coordinates: polygons.filter((polygon) => latitude(polygon) < 30) },
  };
}

function drawn(
  { name, kind, at, side = 'right', shift = [0, 0], remote }: Place,
  map: GeoProjection,
  language: FigureLanguage,
) {
  const [x, y] = map([at[0], at[1]]) ?? [0, 0];
  const place: Point = [x + shift[0], y + shift[1]];
  const told = typeof name === 'string' ? name : name[language];
  const written = remote ? `${told} R` : told;
  const spots = {
    left: [[place[0] - 8, place[1] + 4], 'end'],
    right: [[place[0] + 8, place[1] + 4], 'start'],
    above: [[place[0], place[1] - 9], 'middle'],
    below: [[place[0], place[1] + 18], 'middle'],
  } as const;
  const [spot, anchor] = spots[side];
  // A name centred above a mark near the edge would leave the sheet.
  const half = textWidth(written, sizes.small) / 2;
  const moved: Point = anchor === 'middle' ? [Math.max(spot[0], half + 2), spot[1]] : spot;
  return {
    symbol: mark(kind, place),
    name:
      written && label(moved, written, { size: sizes.small, look: kind === 'acc' ? 'strong halo' : 'halo', anchor }),
  };
}

/** Four marks that differ by more than colour. */
function mark(kind: Kind, [x, y]: Point): string {
  if (kind === 'acc') return box(x - 5.5, y - 5.5, 11, 11, 'mark');
  if (kind === 'private') return dot([x, y], 4.5, 'solid');
  if (kind === 'halted') return dot([x, y], 4.5, 'hollow');
  return shape(`M${round(x)} ${round(y - 6)}l5.5 10h-11Z`, 'card');
}
