import { palette } from '../drawing/palette.ts';
import { group, line, path, rect, text } from '../drawing/svg.ts';

/** Type, transponder code, callsign, level, destination and time of six invented flights. */
const flights = [
  ['A320', '2001', 'SIM214', '090', 'LEMD', '1010'],
  ['AT76', '2517', 'SIM087', '120', 'GCLP', '1017'],
  ['B738', '3035', 'SIM655', '060', 'LEPA', '1024'],
  ['E195', '3552', 'SIM301', '210', 'GCRR', '1031'],
  ['A21N', '4067', 'SIM940', '080', 'LEBL', '1038'],
  ['A333', '4563', 'SIM118', '170', 'GCLA', '1045'],
] as const;
const cocked = 2;

/** Call preparation: a bay of flight progress strips, one of them cocked. */
export function coreCall(width: number, height: number): string {
  const strips = flights.map((_, i) => {
    const y = height * (0.09 + i * 0.145);
    return group([i === cocked ? width * 0.045 : 0, 0], strip(i, width * 0.07, y, width * 0.86, height * 0.125));
  });
  return rect(0, 0, width, height, { fill: palette.buff }) + strips.join('');
}

function strip(index: number, left: number, top: number, across: number, tall: number): string {
  const [type, code, callsign, level, destination, time] = flights[index] ?? flights[0];
  const out = index === cocked;
  const column = (share: number) => left + across * share;
  const field = (share: number, down: number, words: string, size: number) =>
    text([column(share), top + tall * down], words, { size: tall * size, mono: true });
  const cells = [0.22, 0.42, 0.58, 0.8].map((share) =>
    line(
      [
        [column(share), top],
        [column(share), top + tall],
      ],
      palette.ink,
      1.6,
    ),
  );
  const cancelled = `M${column(0.43)} ${top + tall * 0.78}l${across * 0.12} ${-tall * 0.5}`;
  return [
    rect(left, top, across, tall, {
      fill: index % 2 ? palette.buffLight : palette.buffPale,
      stroke: palette.ink,
      width: out ? 3 : 1.6,
    }),
    ...cells,
    line(
      [
        [left, top + tall / 2],
        [column(0.22), top + tall / 2],
      ],
      palette.ink,
      1.6,
    ),
    text([column(0.24), top + tall * 0.64], callsign, {
      size: tall * 0.34,
      bold: true,
      mono: true,
      fill: out ? palette.magenta : palette.ink,
    }),
    field(0.02, 0.38, type, 0.25),
    field(0.02, 0.86, code, 0.25),
    field(0.44, 0.62, level, 0.3),
    field(0.6, 0.62, destination, 0.3),
    field(0.83, 0.62, time, 0.3),
    out ? path(cancelled, { stroke: palette.magenta, width: 3.5 }) : '',
  ].join('');
}
