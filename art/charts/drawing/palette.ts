import { readFileSync } from 'node:fs';
import { paletteOf } from '../../../src/styles/palette.ts';

const color = paletteOf(readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8'));

/** The colours of the site's drawings: those of the site's tokens, and those that only a chart has. */
export const palette = {
  ink: color('ink'),
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
  magenta: color('magenta'),
  magentaOnDark: color('magenta-bright'),
  buff: '#eadfb4',
  buffLight: '#f6efd2',
  buffEdge: '#b8972f',
  blue: '#c5dbe8',
  blueLight: '#e4eff5',
  blueEdge: '#3f86a8',
  contour: '#b29a72',
  mint: color('phosphor'),
  trace: '#d9efe4',
  airway: '#4fa6c9',
} as const;
