import { open, writeFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { pictureProblem, tellingBytes } from '../../../src/schema/picture-kinds.ts';
import { RequestError } from '../office-route.ts';
import type { PictureCut } from '../../../src/schema/office-pictures.ts';
import { leastWidth, longestSide } from '../../../src/schema/picture-shapes.ts';

// One thread, and no cache between pictures.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Greatest number of pixels of a picture; larger pictures are refused before decoding. Most phones make 12 to 50
 * million.
 */
const mostPixels = 64_000_000;

/** Longest side of a picture, in pixels: also line by line, a decoder keeps some lines of a picture in memory. */
const longestToTake = 16_384;

/** Memory limit, in bytes, for formats that cannot be decoded line by line. */
const mostHeld = 50_000_000;

/** Longest side of the stored original, in pixels; half of it is wide enough for a page. */
const longestToCut = 4096;

/**
 * Reads an uploaded file and writes it as an upright JPEG in sRGB, on a white background, without metadata.
 * @returns its size in pixels
 * @throws RequestError for a file that is not a complete JPG, PNG or WebP of at most 64 megapixels, or that needs too
 * much memory
 */
export async function takePicture(path: string, output: string): Promise<{ width: number; height: number }> {
  const problem = pictureProblem(await firstBytes(path));
  if (problem !== null) throw new RequestError(422, problem);
  const header = await sharp(path, { limitInputPixels: false }).metadata().catch(refuseDamaged);
  const { width, height } = header;
  if (Math.max(width, height) > longestToTake || width * height > mostPixels || heldBytes(header) > mostHeld) {
    throw new RequestError(422, 'picture-too-many-pixels');
  }
  // Encoded in memory, so that a full disk is not taken for a damaged picture.
  const { data, info } = await sharp(path, { sequentialRead: true, limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestToCut, height: longestToCut, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    // Optimised Huffman tables would need the whole picture in memory.
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamaged);
  await writeFile(output, data);
  return { width: info.width, height: info.height };
}

/**
 * Bytes that decoding keeps in memory: the pixels of a whole WebP, interlaced PNG or progressive JPEG. Other pictures
 * are decoded line by line, and count as 0.
 */
function heldBytes({ format, isProgressive, width, height, channels, depth, chromaSubsampling }: Metadata): number {
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return 0;
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1);
  return pixels * (chromaSubsampling === '4:2:0' ? 3 : 2 * channels);
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(tellingBytes), 0, tellingBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The library's message is not passed on, since it contains versions and paths. */
function refuseDamaged(): never {
  throw new RequestError(422, 'picture-damaged');
}

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
