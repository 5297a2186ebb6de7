import { kilometresPerLatitude, kilometresPerLongitude } from '../aerodromes.ts';
import type { Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';
import type { PlanLayout, Position, Surroundings } from './surroundings.ts';

/** Size and scale of a plan, for its parts. */
export type PlanSheet = {
  place: Surroundings;
  language: DrawingLanguage;
  layout: PlanLayout;
  width: number;
  height: number;
  /** Pixels per kilometre. */
  scale: number;
  /** Converts a position to a point of the sheet. */
  at: (position: Position) => Point;
};

/** Sizes of the sheets. One pixel is about one pixel of the screen, so font sizes are those on the screen. */
export const planSizes = { wide: [720, 440], tall: [344, 430] } as const;

/** Height of the title block, at the foot. */
export const blockHeight = 58;

export function planSheet(place: Surroundings, layout: PlanLayout, language: DrawingLanguage): PlanSheet {
  const [width, height] = planSizes[layout];
  const { middle, scale } = place.frame[layout];
  const east = kilometresPerLongitude(middle[1]) * scale;
  const north = kilometresPerLatitude * scale;
  const centre: Point = [width / 2, (height - blockHeight) / 2];
  const at = ([longitude, latitude]: Position): Point => [
    centre[0] + (longitude - middle[0]) * east,
    centre[1] - (latitude - middle[1]) * north,
  ];
  return { place, language, layout, width, height, scale, at };
}
