import { item, times } from './drawing/geometry.ts';
import { palette } from './drawing/palette.ts';
import { random } from './drawing/random.ts';
import { path, rect, svgDocument, text } from './drawing/svg.ts';
import { radarScope } from './radar-scope.ts';

const paper = ['#e9dfae', '#bcd6e6', '#e9dfae', '#bcd6e6', '#e8e6dd'];
const print = '#14191c';

/** A bay of flight progress strips with invented callsigns. */
function stripBay(): string {
  const next = random(5);
  const strips = times(11, (i) => {
    const y = 12 + i * 86;
    const field = (x: number, down: number, words: string, size = 24, bold = false) =>
      text([x, y + down], words, { size, bold, mono: true, fill: print });
    const callsign = `SIM${100 + Math.floor(next() * 899)}`;
    const code = Math.floor(next() * 4096)
      .toString(8)
      .padStart(4, '0');
    return [
      rect(14, y, 772, 76, { fill: item(paper, i % 5) }),
      path(`M14 ${y + 38}h150M164 ${y}v76M330 ${y}v76M450 ${y}v76M600 ${y}v76M330 ${y + 38}h270`, {
        stroke: '#20262a',
        width: 2.5,
      }),
      field(176, 50, callsign, 34, true),
      field(24, 29, item(['A320', 'B738', 'AT76', 'A21N', 'E195'], i % 5)),
      field(24, 66, code),
      field(342, 30, item(['32L', '36R', '03L', '21R'], i % 4)),
      field(462, 30, `${10 + i}${10 + i * 3}`),
      field(342, 66, String(60 + i * 10)),
      field(614, 50, item(['GCLP', 'LEMD', 'GCRR', 'LEPA', 'LEBL'], i % 5), 30),
    ].join('');
  });
  return rect(0, 0, 800, 960, { fill: '#0c1012' }) + strips.join('');
}

/** A lit taxiway sign: location A, direction C to the right. */
function airportSign(): string {
  const letter = { size: 136, bold: true, anchor: 'middle' } as const;
  return [
    rect(0, 0, 800, 200, { fill: '#050608' }),
    rect(10, 10, 250, 180, { fill: '#0b0d0e' }),
    rect(24, 24, 222, 152, { stroke: palette.yellow, width: 9 }),
    text([135, 149], 'A', { ...letter, fill: palette.yellow }),
    rect(272, 10, 518, 180, { fill: palette.yellow }),
    text([440, 149], 'C', { ...letter, fill: '#0b0d0e' }),
    path('M540 100H690M640 48l56 52-56 52', { stroke: '#0b0d0e', width: 26 }),
  ].join('');
}

/** The picture of a screen: its SVG, and its width in pixels in the scene. */
type ScreenTexture = { svg: () => string; pixels: number };

function scope(seed: number, scale = 1): ScreenTexture {
  return { svg: () => svgDocument(1600, 1000, radarScope({ width: 1600, height: 1000, seed, scale })), pixels: 1200 };
}

/** The pictures on the screens and the sign in the rendered scenes, by the name that scenes use. */
export const screenTextures: Record<string, ScreenTexture> = {
  'airport-sign': { svg: () => svgDocument(800, 200, airportSign()), pixels: 800 },
  scope3: scope(3),
  scope7: scope(7),
  scope12: scope(12, 1.6),
  scope21: scope(21),
  strips: { svg: () => svgDocument(800, 960, stripBay()), pixels: 700 },
};
