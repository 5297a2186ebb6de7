import { palette } from './palette.ts';

/** The dark counterpart of each colour in a light drawing. Hues are kept, so that a colour means the same in both themes. */
const counterparts: Readonly<Record<string, string>> = {
  [palette.ink]: '#e4f2ec',
  [palette.paper]: palette.scope,
  [palette.panel]: palette.scope,
  [palette.white]: '#1b3038',
  [palette.land]: '#13242a',
  [palette.sea]: '#0f2630',
  [palette.slate]: '#8aa9a9',
  [palette.faint]: '#2a4650',
  [palette.yellow]: palette.yellow,
  [palette.yellowGround]: '#2b2817',
  [palette.magenta]: palette.magentaOnDark,
  [palette.buff]: '#25261c',
  [palette.buffLight]: '#37331f',
  [palette.buffPale]: '#3d3824',
  [palette.buffEdge]: '#c9a544',
  [palette.blue]: '#14303d',
  [palette.blueLight]: '#1a3b4a',
  [palette.blueMiddle]: '#3b7691',
  [palette.blueEdge]: '#5aa3c6',
  [palette.blueContour]: '#3b6377',
  [palette.contour]: '#4a6c72',
  [palette.apron]: '#1f373e',
  [palette.seaDot]: '#24414d',
  [palette.greenLight]: '#17352b',
  [palette.farLand]: '#13242a',
  [palette.nearLand]: '#1c3138',
  [palette.seaGrid]: '#1a3640',
  [palette.shallows]: '#4f8799',
};

/**
 * Converts a light drawing to the colours of the dark theme. Colours in capitals are not changed.
 * @throws RangeError for a colour without a counterpart
 */
export function forDarkTheme(svg: string): string {
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (color) => {
    const dark = counterparts[color];
    if (!dark) throw new RangeError(`art/charts/drawing/dark-theme.ts has no counterpart for ${color}`);
    return dark;
  });
}
