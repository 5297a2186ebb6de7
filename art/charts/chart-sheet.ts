import type { Aerodrome } from './aerodromes.ts';
import type { ChartTheme } from './chart-theme.ts';
import type { Point } from './drawing/geometry.ts';
import type { DrawingLanguage } from './drawing/language.ts';

/** The data that all parts of a chart need. */
export type ChartSheet = {
  language: DrawingLanguage;
  place: Aerodrome;
  theme: ChartTheme;
  width: number;
  height: number;
  /** Position of the aerodrome's centre. */
  middle: Point;
  /** Pixels per kilometre. */
  scale: number;
  /** Font size of the runway numbers. */
  lettering: number;
  wide: boolean;
  framed: boolean;
  /** Converts kilometres from the centre to a point of the drawing. */
  at: (kilometres: Point) => Point;
};
