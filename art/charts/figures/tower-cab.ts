import { polar, times, type Point } from '../drawing/geometry.ts';
import { aircraft } from '../drawing/symbols.ts';
import { box, dot, label, ring, ringLegend, round, shape, sheetWidth, sizes, way, type DrawFigure } from './figure.ts';

const words = {
  es: {
    posts: [
      'Autorizaciones',
      'Rodadura',
      'Local',
      'Supervisión',
      'Bahía de fichas',
      'Pantalla de vigilancia',
      'Meteorología',
      'Lámpara de señales',
      'Quien releva, detrás',
    ],
    runway: 'Pista 06-24',
    hold: 'Punto de espera',
  },
  en: {
    posts: [
      'Delivery',
      'Ground',
      'Tower',
      'Supervisor',
      'Strip bay',
      'Surveillance display',
      'Weather display',
      'Signal lamp',
      'The relief, standing behind',
    ],
    runway: 'Runway 06-24',
    hold: 'Holding point',
  },
} as const;

/** An example of a tower cab from above, with each seat and the equipment in front of it. */
export const towerCab: DrawFigure = (language, layout) => {
  const t = words[language];
  const width = sheetWidth[layout];
  const middle = width / 2;
  const [runwayTop, runwayTall] = [34, 30];
  const centre: Point = [middle, 268];
  const radius = 138;
  const glass = times(8, (i) => polar(centre, radius, 22.5 + i * 45));
  const outline = (points: readonly Point[]) => `M${points.map(([a, b]) => `${round(a)} ${round(b)}`).join('L')}Z`;
  const at = (dx: number, dy: number): Point => [centre[0] + dx, centre[1] + dy];
  const seat = (place: Point) => shape(`M${round(place[0] - 11)} ${round(place[1])}a11 11 0 0 0 22 0Z`, 'pale');
  const desk = centre[1] - 84;
  const holdX = middle + (layout === 'wide' ? 150 : 84);
  const inner = [
    box(0, runwayTop, width, runwayTall, 'solid'),
    way(
      [
        [40, runwayTop + runwayTall / 2],
        [width - 44, runwayTop + runwayTall / 2],
      ],
      'centreline',
    ),
    label([2, runwayTop - 12], t.runway, { look: 'strong' }),
    plane(aircraft.jet, [width - 22, runwayTop - 16], -90, 0.5),
    box(holdX - 12, runwayTop + runwayTall, 24, 36, 'pale'),
    way(
      [
        [holdX - 14, runwayTop + runwayTall + 12],
        [holdX + 14, runwayTop + runwayTall + 12],
      ],
      'line',
    ),
    plane(aircraft.turboprop, [holdX, runwayTop + runwayTall + 28], 0, 0.5),
    layout === 'wide'
      ? label([holdX + 22, runwayTop + runwayTall + 24], t.hold)
      : label([holdX - 20, runwayTop + runwayTall + 22], t.hold, { size: sizes.small, anchor: 'end' }),
    shape(outline(glass), 'card'),
    // The console follows the three panes that face the runway.
    shape(
      outline([
        at(-120, -40),
        at(-52, desk - centre[1] - 26),
        at(52, desk - centre[1] - 26),
        at(120, -40),
        at(92, -28),
        at(42, desk - centre[1] + 6),
        at(-42, desk - centre[1] + 6),
        at(-92, -28),
      ]),
      'pale',
    ),
    ...(
      [
        [-88, -14],
        [-24, -66],
        [38, -66],
      ] as const
    ).map(([dx, dy]) => seat(at(dx, dy + 10))),
    ring(at(-84, 22), 1),
    ring(at(-24, -32), 2),
    ring(at(40, -32), 3),
    seat(at(0, 62)),
    ring(at(0, 88), 4),
    // Strips between ground and tower; one of them is cocked.
    ...times(4, (i) => box(centre[0] - 6 + (i === 1 ? 6 : 0), desk - 24 + i * 7, 24, 5, i === 1 ? 'mark' : 'hollow')),
    ring(at(7, -128), 5),
    box(centre[0] + 66, desk - 4, 22, 15, 'solid'),
    ring(at(98, -92), 6),
    box(centre[0] - 88, desk - 4, 22, 15, 'solid'),
    ring(at(-98, -92), 7),
    dot(at(112, -6), 6, 'hollow'),
    ring(at(112, 18), 8),
    dot(at(64, -14), 9, 'hollow'),
    ring(at(64, 10), 9),
  ];
  const top = centre[1] + radius + 18;
  const legend = ringLegend(top, t.posts, layout);
  return { height: top + legend.height, inner: inner.join('') + legend.svg };
};

function plane(data: string, [x, y]: Point, bearing: number, scale: number): string {
  return `<path class="plane" d="${data}" transform="translate(${round(x)} ${round(y)}) rotate(${bearing}) scale(${scale})"/>`;
}
