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
  wardrobe,
  window,
} from '../drawing/floor-plan.ts';
import { group } from '../drawing/svg.ts';

const bedrooms = [0, 330, 660] as const;

/** A shared flat: three bedrooms with desks along a corridor, with a common living room, kitchen and bathroom. */
export function stayFlat(width: number, height: number): string {
  return floorPlan(
    [width, height],
    [990, 640],
    [
      ...bedrooms.map((left) => bedroom(left)),
      innerWall([0, 290], [990, 290]),
      innerWall([330, 0], [330, 290]),
      innerWall([660, 0], [660, 290]),
      innerWall([0, 400], [990, 400]),
      innerWall([250, 400], [250, 640]),
      ...bedrooms.map((left) => door([left + 220, 290], [left + 300, 290], [left + 220, 210])),
      group([236, 628], bathroom([0, 0]), 180),
      door([150, 400], [230, 400], [150, 480]),
      kitchen([268, 566, 270, 62]),
      table([320, 446, 150, 60], 2),
      sofa([700, 412, 220, 90]),
      door([545, 400], [635, 400], [545, 490]),
      window([700, 632, 220, 16]),
      window([-8, 450, 16, 90]),
      door([990, 305], [990, 385], [910, 305]),
    ].join(''),
  );
}

function bedroom(left: number): string {
  return [
    window([left + 90, -8, 150, 16]),
    desk([left + 110, 12, 110, 52]),
    bed([left + 12, 178, 190, 94], 'left'),
    wardrobe([left + 262, 12, 56, 120]),
  ].join('');
}
