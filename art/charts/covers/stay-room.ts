import { bathroom, bed, desk, door, floorPlan, innerWall, wardrobe, window } from '../drawing/floor-plan.ts';

/** A single room in a hall of residence: bed, desk at the window, private bathroom. */
export function stayRoom(width: number, height: number): string {
  return floorPlan(
    [width, height],
    [560, 350],
    [
      innerWall([250, 0], [250, 150], [0, 150]),
      bathroom([14, 10]),
      door([165, 150], [235, 150], [165, 220]),
      window([552, 40, 16, 170]),
      desk([400, 12, 148, 62]),
      bed([348, 245, 200, 94], 'right'),
      wardrobe([12, 276, 150, 60]),
      door([190, 350], [280, 350], [190, 260]),
    ].join(''),
  );
}
