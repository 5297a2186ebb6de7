import { airspace, type Airspace, type Flight } from './airspace.ts';
import { item, polar, times, type Point } from './drawing/geometry.ts';
import { palette } from './drawing/palette.ts';

/** The layout of the radar display on the 404 page. */
export type LostSignalPlan = {
  width: number;
  height: number;
  /** Position of the radar, as shares of the picture. */
  centre: Point;
  scale: number;
  /** Font size of the labels; the narrow picture is shown at about half its size. */
  lettering: number;
  fixNames: boolean;
  /** Indexes of the flights that are shown besides the lost one, with the side of each label. */
  flights: readonly (readonly [index: number, side: 1 | -1])[];
};

export const lostSignalPlans = {
  wide: {
    width: 1600,
    height: 900,
    centre: [0.7, 0.5],
    scale: 1.05,
    lettering: 15,
    fixNames: true,
    flights: [
      [2, 1],
      [3, -1],
      [6, 1],
    ],
  },
  narrow: { width: 700, height: 784, centre: [0.5, 0.46], scale: 1, lettering: 22, fixNames: false, flights: [[6, 1]] },
} satisfies Record<string, LostSignalPlan>;

const sweepSteps = 24;

/**
 * The radar display behind the 404 page, as a small SVG for use inside a page. It needs no style sheet; the page
 * animates `scope-sweep` (rotation about its origin) and `scope-lost-mark` (blinking).
 */
export function lostSignalScope(plan: LostSignalPlan): string {
  const { width, height } = plan;
  const space = airspace({ ...plan, seed: 21 });
  const shown = plan.flights.map(([index, labelSide]) => ({ ...item(space.flights, index), labelSide }));
  return [
    `<svg class="scope" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none">`,
    `<path class="scope-ground" fill="#0d181c" d="M0 0H${width}V${height}H0Z"/>`,
    `<path class="scope-area" fill="#142429" stroke="${palette.rule}" d="${polygon(space.terminalArea)}"/>`,
    `<path class="scope-zone" fill="#182d32" stroke="#3d626a" stroke-dasharray="7 5" d="${polygon(space.controlZone)}"/>`,
    rings(space),
    sweep(space),
    finals(space),
    routes(space, plan),
    ...shown.map((flight) => traffic(flight, plan.lettering)),
    lostFlight(space, plan.lettering),
    '</svg>\n',
  ].join('');
}

function place([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function track(points: readonly Point[]): string {
  return `M${points.map(place).join('L')}`;
}

function polygon(points: readonly Point[]): string {
  return `${track(points)}Z`;
}

function rings({ centre, mile }: Airspace): string {
  const ring = (miles: number) => `<circle r="${Math.round(miles * mile)}"/>`;
  const dotted = `<g stroke-dasharray="2 6">${[10, 30, 50].map(ring).join('')}</g>`;
  return `<g class="scope-ring" stroke="#22383d" transform="translate(${place(centre)})">${[20, 40].map(ring).join('')}${dotted}</g>`;
}

/** Overlapping faint wedges of increasing width: an afterglow that fades behind the beam. */
function sweep({ centre, mile }: Airspace): string {
  const reach = Math.round(62 * mile);
  const wedges = times(sweepSteps, (i) => {
    const end = polar([0, 0], reach, -(i + 1) * 2.5);
    return `<path d="M0 0V${-reach}A${reach} ${reach} 0 0 0 ${place(end)}Z"/>`;
  });
  const beam = `<path fill="none" stroke="${palette.mint}" stroke-opacity=".4" stroke-width="2" d="M0 0V${-reach}"/>`;
  const glow = `<g fill="${palette.mint}" fill-opacity=".007">${wedges.join('')}</g>`;
  return `<g transform="translate(${place(centre)}) rotate(25)"><g class="scope-sweep">${glow}${beam}</g></g>`;
}

/** Two runways with their final approach tracks. */
function finals({ centre, mile }: Airspace): string {
  const bearings = [142, 120];
  const starts = bearings.map((_, i): Point => [centre[0] + i * mile * 2, centre[1] + i * mile * 0.6]);
  const end = (i: number, miles: number) => polar(item(starts, i), miles * mile, item(bearings, i));
  const runways = bearings.map((_, i) => track([end(i, -1.4), end(i, 1.4)])).join('');
  const tracks = bearings.map((_, i) => track([end(i, 1.4), end(i, 18.4)])).join('');
  const ticks = bearings.flatMap((bearing, i) =>
    times(8, (k) => {
      const middle = end(i, 3.4 + 2 * k);
      return track([polar(middle, 0.5 * mile, bearing + 90), polar(middle, 0.5 * mile, bearing - 90)]);
    }),
  );
  return [
    `<path class="scope-final" stroke="#6f9490" stroke-dasharray="10 6" d="${tracks}"/>`,
    `<path class="scope-final" stroke="#6f9490" d="${ticks.join('')}"/>`,
    `<path class="scope-runway" stroke="${palette.trace}" stroke-width="4" d="${runways}"/>`,
  ].join('');
}

function routes(space: Airspace, { width, height, lettering, fixNames }: LostSignalPlan): string {
  const ways = [0, 1].map((odd) => space.routes.filter((_, index) => index % 2 === odd));
  const colors = [palette.airway, '#c2459a'];
  const lines = ways.map((way, odd) => {
    const name = odd ? 'scope-departure' : 'scope-arrival';
    const triangles = way.flatMap(({ points }) =>
      [points[0], points[1]].map(([x, y]) => `M${place([x, y - 6])}l6 10h-11z`),
    );
    const data = way.map(({ points }) => track(points)).join('');
    return `<g class="${name}" stroke="${colors[odd]}" stroke-opacity=".7"><path d="${data}"/><path fill="#0d181c" d="${triangles.join('')}"/></g>`;
  });
  if (!fixNames) return lines.join('');
  const visible = space.routes.flatMap(({ points, fixes }) =>
    fixes.flatMap((name, i) => {
      const [x, y] = item(points, i);
      if (x < 0 || y < 0 || x > width - lettering * 3 || y > height) return [];
      return [`<text x="${Math.round(x + 10)}" y="${Math.round(y + lettering)}">${name}</text>`];
    }),
  );
  const names = `<g class="scope-fix" font-family="B612 Mono" font-size="${Math.round(lettering * 0.8)}" fill="#6f9490">${visible.join('')}</g>`;
  return lines.join('') + names;
}

function traffic({ place: at, course, callsign, data, labelSide: side }: Flight, lettering: number): string {
  const [x, y] = at;
  const ahead: Point = [x + course[0] * 44, y + course[1] * 44];
  const behind = times(5, (i): Point => [x - course[0] * (i + 1) * 11, y - course[1] * (i + 1) * 11]);
  const history = behind.map((dot) => `M${place(dot)}h.1`).join('');
  const corner: Point = [x + side * 30, y - 30];
  const left = Math.round(corner[0] + side * 4);
  const top = Math.round(corner[1]);
  const anchor = side > 0 ? '' : ' text-anchor="end"';
  return [
    `<g class="scope-target" stroke="${palette.trace}"><path stroke-width="3" stroke-linecap="round" stroke-opacity=".5" d="${history}"/>`,
    `<path stroke-width="2" d="M${place([x - 5, y - 5])}h10v10h-10z"/><path d="${track([at, ahead])}"/>`,
    `<path stroke-opacity=".5" d="${track([[x + side * 6, y - 6], corner])}"/></g>`,
    `<g class="scope-label" font-family="B612 Mono" font-size="${lettering}" fill="${palette.mint}"${anchor}>`,
    `<text x="${left}" y="${top - Math.round(lettering * 1.2)}" font-weight="700">${callsign}</text><text x="${left}" y="${top}">${data}</text></g>`,
  ].join('');
}

/** The flight whose signal is lost: a fading trail, its last plot, and a label without data. */
function lostFlight({ centre, mile }: Airspace, lettering: number): string {
  const last: Point = [centre[0] + mile * 5.96, centre[1] + mile * 2.44];
  const trail = times(14, (i) => {
    const t = i + 1;
    const dot = place([last[0] + t * 1.9 * mile, last[1] + t * 1.83 * mile - t * t * 0.033 * mile]);
    return `<circle cx="${dot.replace(' ', '" cy="')}" r="${(4.4 - t * 0.17).toFixed(1)}" fill-opacity="${(1 - t * 0.06).toFixed(2)}"/>`;
  });
  const size = Math.round(lettering * 1.25);
  const corner: Point = [last[0] - 52, last[1] - 64];
  const left = Math.round(corner[0] - 5);
  const top = Math.round(corner[1] - lettering * 0.4);
  return [
    `<g class="scope-lost" stroke="${palette.yellow}"><g fill="${palette.yellow}" stroke="none">${trail.join('')}`,
    `<circle cx="${Math.round(last[0])}" cy="${Math.round(last[1])}" r="4.4"/></g>`,
    `<path class="scope-lost-mark" stroke-width="2.6" stroke-dasharray="6 4" d="M${place([last[0], last[1] - 16])}l16 16-16 16-16-16z"/>`,
    `<path stroke-opacity=".7" d="${track([[last[0] - 14, last[1] - 14], corner])}"/>`,
    `<circle cx="${Math.round(last[0])}" cy="${Math.round(last[1])}" r="58" stroke-opacity=".55" stroke-dasharray="3 8"/>`,
    `<g font-family="B612 Mono" font-size="${size}" fill="${palette.yellow}" stroke="none" text-anchor="end">`,
    `<text x="${left}" y="${top - Math.round(size * 1.2)}" font-weight="700">RUTA404</text><text x="${left}" y="${top}">--- ---</text></g></g>`,
  ].join('');
}
