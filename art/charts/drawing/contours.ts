import { contours as contourPolygons } from 'd3-contour';
import { palette } from './palette.ts';
import { valueNoise } from './random.ts';
import { one, path } from './svg.ts';

export type ContourLook = {
  levels?: number;
  color?: string;
  opacity?: number;
  width?: number;
  /** Size of the hills, in pixels. */
  grain?: number;
  /** Adds a slope; u and v are 0 to 1 across and down the picture. */
  slope?: (u: number, v: number) => number;
};

/** Pixels between the sampled points. */
const step = 8;

/** Contour lines of invented terrain. */
export function contours(width: number, height: number, seed: number, look: ContourLook = {}): string {
  const { levels = 9, color = palette.contour, opacity = 0.5, width: stroke = 1 } = look;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const heights = terrain(width, height, columns, rows, seed, look);
  const lowest = Math.min(...heights);
  const highest = Math.max(...heights);
  const thresholds = Array.from({ length: levels }, (_, k) => lowest + ((highest - lowest) * (k + 1)) / (levels + 1));
  return contourPolygons()
    .size([columns, rows])
    .thresholds(thresholds)(heights)
    .map((contour, level) => {
      const data = contour.coordinates.flat().map(ring).join('');
      return path(data, { stroke: color, strokeOpacity: opacity, width: level % 4 === 0 ? stroke * 1.7 : stroke });
    })
    .join('');
}

function terrain(
  width: number,
  height: number,
  columns: number,
  rows: number,
  seed: number,
  look: ContourLook,
): number[] {
  const { grain = 260, slope = () => 0 } = look;
  const noise = valueNoise(seed);
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) * step;
    const y = Math.floor(index / columns) * step;
    return noise(x / grain, y / grain) + slope(x / width, y / height);
  });
}

function ring(positions: readonly (readonly number[])[]): string {
  return `M${positions.map(([x = 0, y = 0]) => `${one((x - 0.5) * step)} ${one((y - 0.5) * step)}`).join('L')}Z`;
}
