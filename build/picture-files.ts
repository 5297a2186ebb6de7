import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Picture, PictureSet } from '../src/schema/picture.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** One file that is made of a master. Its name says which picture, which version of it and how wide. */
export type PictureFile = { name: string; format: PictureFormat; width: number };

/** Where browsers find the files. */
export const pictureAddress = '/assets/pictures/';

/**
 * Widths in pixels. AVIF serves nearly every visitor, so it has all of them; WebP is for browsers some years old, JPEG
 * for those that know neither. 720 is what the common phones draw edge to edge: 360 px at 2, 412 px at 1.75.
 */
const widths: Record<PictureFormat, readonly number[]> = {
  avif: [400, 720, 960, 1280, 1600, 1920],
  webp: [640, 1280],
  jpeg: [960],
};

/**
 * How each format is encoded. Scenes and photographs forgive coarser colour; the thin magenta and yellow lines of charts
 * do not. The efforts are a choice: one step more would double the time and save about three per cent.
 */
const settings = {
  painted: {
    avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
    webp: { quality: 72, effort: 4, smartSubsample: true },
    jpeg: { quality: 78, mozjpeg: true, chromaSubsampling: '4:2:0' },
  },
  drawn: {
    avif: { quality: 55, effort: 2, chromaSubsampling: '4:4:4' },
    webp: { quality: 80, effort: 4, smartSubsample: true },
    jpeg: { quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' },
  },
} as const;

/** The settings by which the files of a kind of picture are encoded. */
export function encodingOf(kind: Picture['kind']) {
  return kind === 'render' || kind === 'photo' ? settings.painted : settings.drawn;
}

/** The files that a picture is served as. The same master and settings always give the same names. */
export function pictureFiles(id: string, { kind, width }: Picture, masterHash: string): PictureFile[] {
  const version = createHash('sha256')
    .update(JSON.stringify([masterHash, widths, encodingOf(kind), sharp.versions.vips]))
    .digest('hex')
    .slice(0, 8);
  return (['avif', 'webp', 'jpeg'] as const).flatMap((format) =>
    widthsUpTo(width, widths[format]).map((wide) => ({
      name: `${id}-${version}-${wide}.${format}`,
      format,
      width: wide,
    })),
  );
}

/** The widths below that of the master; the next one is as wide as the master, for nothing is ever enlarged. */
function widthsUpTo(master: number, wanted: readonly number[]): number[] {
  const smaller = wanted.filter((width) => width < master);
  return smaller.length < wanted.length ? [...smaller, master] : smaller;
}

/** What a page needs to show a picture, once its files are known. */
export function pictureSet({ width, height, color }: Picture, files: readonly PictureFile[]): PictureSet {
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: files
      .filter((file) => file.format === format)
      .map((file) => `${pictureAddress}${file.name} ${file.width}w`)
      .join(', '),
  }));
  const fallback = files.find((file) => file.format === 'jpeg');
  if (!fallback) throw new Error('Every picture has a JPEG file; this one has none.');
  return { sources, src: pictureAddress + fallback.name, width, height, color };
}
