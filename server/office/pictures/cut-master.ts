import sharp from 'sharp';
import type { PictureCut } from '../../../src/schema/office-pictures.ts';
import { leastWidth, longestSide } from '../../../src/schema/picture-shapes.ts';
import { RequestError } from '../office-route.ts';

/** The values of a picture's entry that depend on its file. */
export type CutMaster = { width: number; height: number; color: string };

/**
 * Crops a photograph to its master: a JPEG without colour subsampling, at most `longestSide` in width and height.
 * @param path a picture written by `takePicture`
 * @param output the file to write
 * @throws RequestError if the crop is too small for a page
 */
export async function cutMaster(path: string, output: string, cut: PictureCut): Promise<CutMaster> {
  const whole = await sharp(path).metadata();
  const left = Math.min(whole.width - 1, Math.round(cut.x * whole.width));
  const top = Math.min(whole.height - 1, Math.round(cut.y * whole.height));
  const width = Math.min(whole.width - left, Math.round(cut.width * whole.width));
  const height = Math.min(whole.height - top, Math.round(cut.height * whole.height));
  if (width < leastWidth || height < leastWidth / 4) throw new RequestError(422, 'picture-too-small');
  const made = await sharp(path, { sequentialRead: true })
    .extract({ left, top, width, height })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(output);
  return { width: made.width, height: made.height, color: await averageColor(output) };
}

/** The average colour of a picture in sRGB, such as `#0f1b21`; pages show it until the picture is loaded. */
export async function averageColor(path: string): Promise<string> {
  const { channels } = await sharp(path).stats();
  const [red, green, blue] = channels.length < 3 ? [channels[0], channels[0], channels[0]] : channels;
  return `#${[red, green, blue].map((channel) => hex(channel?.mean ?? 0)).join('')}`;
}

function hex(mean: number): string {
  return Math.round(mean).toString(16).padStart(2, '0');
}
