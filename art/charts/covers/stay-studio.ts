import {
  bathroom,
  bed,
  desk,
  door,
  floorPlan,
  innerWall,
  kitchen,
  sofa,
  table,
  window,
} from '../drawing/floor-plan.ts';
import { group } from '../drawing/svg.ts';

/** A studio: kitchen with washing machine, table, sofa, bed and desk in one room, and a bathroom. */
export function stayStudio(width: number, height: number): string {
  return floorPlan(
    [width, height],
    [700, 430],
    [
      innerWall([250, 0], [250, 160], [0, 160]),
      bathroom([14, 10]),
      door([165, 160], [235, 160], [165, 230]),
      kitchen([268, 10, 260, 62]),
      table([330, 158, 130, 80], 2),
      group([450, 420], sofa([0, 0, 180, 88]), 180),
      bed([488, 324, 200, 94], 'right'),
      desk([560, 12, 128, 60]),
      window([692, 90, 16, 190]),
      window([300, 422, 120, 16]),
      door([60, 430], [150, 430], [60, 340]),
    ].join(''),
  );
}
