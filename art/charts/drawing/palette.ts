import { readFileSync } from 'node:fs';
import { paletteOf } from '../../../src/styles/palette.ts';

const color = paletteOf(readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8'));

/** The colours of drawings: the site's tokens, and further ones for charts. */
export const palette = {
  ink: color('ink'),
  /** Ink on a yellow sign. The dark theme leaves colours unchanged whose hexadecimal value has capitals. */
  onYellow: color('ink').toUpperCase(),
  deep: color('deep'),
  scope: color('scope'),
  panel: color('panel'),
  paper: color('paper'),
  land: color('land'),
  sea: color('sea'),
  white: color('white'),
  slate: color('slate'),
  mist: color('mist'),
  faint: '#b9c5c6',
  rule: color('rule-dark'),
  yellow: color('yellow'),
  /** Yellow as a background. The dark theme darkens this yellow, but not the yellow of signs. */
  yellowGround: '#ffc401',
  magenta: color('magenta'),
  magentaOnDark: color('magenta-bright'),
  buff: '#eadfb4',
  buffLight: '#f6efd2',
  buffPale: '#fbf7e6',
  buffEdge: '#b8972f',
  blue: '#c5dbe8',
  blueLight: '#e4eff5',
  blueMiddle: '#7fb0c8',
  blueEdge: '#3f86a8',
  blueContour: '#8fb2c4',
  greenLight: '#dfe9e2',
  contour: '#b29a72',
  apron: '#cbd5d2',
  /** Land and sea on maps. */
  nearLand: '#fbfcfa',
  farLand: '#eef1ec',
  seaGrid: '#b5cbd2',
  seaDot: '#a9c4ce',
  shallows: '#7fa9b8',
  mint: color('phosphor'),
  trace: '#d9efe4',
  airway: '#4fa6c9',
} as const;
