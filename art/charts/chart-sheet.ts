import type { Aerodrome } from './aerodromes.ts';
import type { ChartTheme } from './chart-theme.ts';
import type { Point } from './drawing/geometry.ts';
import type { DrawingLanguage } from './drawing/language.ts';

/** Holds everything that the parts of a chart need. */
export type ChartSheet = {
  language: DrawingLanguage;
  place: Aerodrome;
  theme: ChartTheme;
  width: number;
  height: number;
  /** Where the middle of the aerodrome stands. */
  middle: Point;
  /** Pixels in a kilometre. */
  scale: number;
  /** Size of the runway numbers. */
  lettering: number;
  wide: boolean;
  framed: boolean;
  /** From kilometres round the middle to the drawing. */
  at: (kilometres: Point) => Point;
};
