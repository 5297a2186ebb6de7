import type { Ratio } from '../../schema/picture-shapes.ts';
import type { PictureWords } from '../../schema/office-pictures.ts';

/** A part of a picture, in its pixels. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** The largest part of a picture in a shape: from its middle, or from the side named as focus. */
export function frameIn(whole: Rectangle, [across, down]: Ratio, focus: PictureWords['focus'] = null): Rectangle {
  const width = Math.min(whole.width, (whole.height * across) / down);
  const height = Math.min(whole.height, (whole.width * down) / across);
  const [left, top] = [whole.width - width, whole.height - height];
  const besides = focus === 'left' ? 0 : focus === 'right' ? 1 : 0.5;
  const above = focus === 'top' ? 0 : focus === 'bottom' ? 1 : 0.5;
  return { x: whole.x + left * besides, y: whole.y + top * above, width, height };
}

/** The size in pixels in which a part is saved: never enlarged, its longest side at most `longest`. */
export function keptSize({ width, height }: Pick<Rectangle, 'width' | 'height'>, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
