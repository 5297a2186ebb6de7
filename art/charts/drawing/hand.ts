import { times, type Point } from './geometry.ts';
import { palette } from './palette.ts';
import { area, circle } from './svg.ts';

/** A rounded part of a hand: points of its centre line, with the thickness at each. */
type Limb = readonly (readonly [x: number, y: number, radius: number])[];

/** In capitals, so that the dark theme does not change them. */
const skin = '#D6A283';
const line = palette.onYellow;

/** A right hand from above, coming from the right, with the end of a strip at the origin. */
const fingers: readonly Limb[] = [
  [
    [318, -150, 40],
    [232, -250, 31],
    [150, -268, 26],
    [92, -246, 22],
  ],
  [
    [275, -130, 46],
    [168, -228, 37],
    [66, -232, 32],
    [-10, -196, 26],
  ],
  [
    [245, -95, 48],
    [122, -178, 39],
    [8, -176, 34],
    [-66, -134, 28],
  ],
  [
    [225, -50, 48],
    [98, -116, 40],
    [-20, -108, 34],
    [-104, -72, 27],
  ],
];
const palm: Limb = [
  [270, -40, 92],
  [350, -30, 134],
  [450, 10, 116],
  [560, 52, 96],
  [760, 120, 92],
];
const thumb: Limb = [
  [620, 78, 92],
  [420, 90, 76],
  [280, 158, 58],
  [140, 138, 46],
  [30, 98, 38],
  [-60, 72, 31],
];
const thumbBall: Limb = [
  [620, 60, 96],
  [430, 64, 86],
  [385, 92, 68],
  [335, 124, 55],
];
const nails: readonly Limb[] = [
  [
    [-104, -80, 12],
    [-84, -90, 13],
  ],
  [
    [-62, 66, 13],
    [-38, 76, 15],
  ],
];
/** Distance from the end of the strip to the grip. */
const grip = -85;

/**
 * A hand that holds the end of a strip.
 * @param end the end of the strip
 * @param turn rotation of the arm about the grip, in degrees
 */
export function hand(end: Point, turn: number, side: 'left' | 'right'): string {
  const joined = fingers.map((finger) => painted(finger.slice(0, 2), skin));
  const inner = [
    ...fingers.map(outlined),
    outlined(palm),
    ...joined,
    outlined(thumb),
    painted(thumbBall, skin),
    ...nails.map((nail) => painted(nail, '#E9C5AE')),
  ];
  const mirrored = side === 'left' ? ' scale(-1 1)' : '';
  return `<g transform="translate(${end.join(' ')})${mirrored} rotate(${turn} ${grip} 0)">${inner.join('')}</g>`;
}

function outlined(limb: Limb): string {
  return painted(limb, line, 7) + painted(limb, skin);
}

/** Draws a limb; `more` is additional thickness on every side. */
function painted(limb: Limb, fill: string, more = 0): string {
  const along = rounded(limb).map(([x, y, r]) => [x, y, r + more] as const);
  return along
    .map(([x, y, r], k) => {
      const next = along[k + 1];
      const ball = circle([x, y], r, { fill });
      if (!next) return ball;
      const [dx, dy] = [next[0] - x, next[1] - y];
      const length = Math.hypot(dx, dy);
      const [nx, ny] = [-dy / length, dx / length];
      const corners: Point[] = [
        [x + nx * r, y + ny * r],
        [next[0] + nx * next[2], next[1] + ny * next[2]],
        [next[0] - nx * next[2], next[1] - ny * next[2]],
        [x - nx * r, y - ny * r],
      ];
      return ball + area(corners, { fill });
    })
    .join('');
}

/** A smooth curve through the stated places (Catmull-Rom). */
function rounded(limb: Limb): Limb {
  const place = (k: number) => limb[Math.min(Math.max(k, 0), limb.length - 1)] ?? ([0, 0, 0] as const);
  const curve = limb.slice(1).flatMap((_, k) =>
    times(10, (step) => {
      const t = step / 10;
      const at = (axis: 0 | 1 | 2) => {
        const [a, b, c, d] = [place(k - 1)[axis], place(k)[axis], place(k + 1)[axis], place(k + 2)[axis]];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      return [at(0), at(1), at(2)] as const;
    }),
  );
  return [...curve, place(limb.length - 1)];
}
