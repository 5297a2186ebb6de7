import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { Language } from '../src/i18n/language.ts';
import type { Picture, PictureSet, PictureSource } from '../src/schema/picture.ts';
import type { Master, MasterVariant } from './picture-masters.ts';

type PictureFormat = 'avif' | 'jpeg';

/**
 * A file made of a master. Its name has the picture's id, version, variant and width. `format` is the subtype of its
 * media type.
 */
export type PictureFile = { name: string; format: string; width: number };

/** The path under which browsers load the files. */
export const pictureAddress = '/assets/pictures/';

/** Widths in pixels. JPEG is for browsers without AVIF: those older than the supported ones, and Edge before 121. */
const widths: Record<PictureFormat, readonly number[]> = {
  avif: [400, 640, 960, 1280, 1600, 1920],
  jpeg: [960],
};
/**
 * The dark theme has AVIF only: browsers without AVIF show the light picture. There are few widths, because every
 * address makes the document longer.
 */
const darkWidths: readonly number[] = [960, 1600];
const darkTheme = '(prefers-color-scheme: dark)';

/**
 * Encoding settings by kind of picture. Photographs and renders tolerate colour subsampling; the thin magenta and
 * yellow lines of charts do not. One more step of effort would double the time and save about three per cent.
 */
const settings = {
  painted: {
    avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
    jpeg: { quality: 78, mozjpeg: true, chromaSubsampling: '4:2:0' },
  },
  drawn: {
    avif: { quality: 55, effort: 2, chromaSubsampling: '4:4:4' },
    jpeg: { quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' },
  },
} as const;

/** The settings for the files of a picture, by format. */
export type PictureEncoding = {
  avif: { quality: number; effort: number; chromaSubsampling: string };
  jpeg: { quality: number; mozjpeg: boolean; chromaSubsampling: string };
};

/** The encoding settings for a kind of picture. */
export function encodingOf(kind: Picture['kind']): PictureEncoding {
  return kind === 'render' || kind === 'photo' ? settings.painted : settings.drawn;
}

/**
 * The version of a picture, eight characters in its file names. All masters of a picture share the version, because
 * similar addresses in a page compress well. The version depends on the masters, the settings and the encoding library.
 */
export function pictureVersion(encoding: PictureEncoding, masters: readonly Pick<Master, 'hash'>[]): string {
  const hashes = masters.map(({ hash }) => hash).join();
  return createHash('sha256')
    .update(JSON.stringify([hashes, widths, darkWidths, encoding, sharp.versions.vips]))
    .digest('hex')
    .slice(0, 8);
}

function stemOf(id: string, version: string, { language, dark }: MasterVariant): string {
  return [id, version, language, dark && 'dark'].filter(Boolean).join('-');
}

/** The single file of a master that is served unchanged. */
export function originalFile(id: string, { width }: Pick<Picture, 'width'>, master: Master): PictureFile {
  const format = extname(master.path).slice(1).replace('jpg', 'jpeg');
  return { name: `${stemOf(id, master.hash.slice(0, 8), master)}-${width}.${format}`, format, width };
}

/** The files as which a master is encoded: all widths in the best format, then the fallback. */
export function pictureFiles(
  id: string,
  version: string,
  { width }: Pick<Picture, 'width'>,
  variant: MasterVariant,
): PictureFile[] {
  const stem = stemOf(id, version, variant);
  const formats: Partial<typeof widths> = variant.dark ? { avif: darkWidths } : widths;
  return (['avif', 'jpeg'] as const).flatMap((format) =>
    widthsUpTo(width, formats[format] ?? []).map((wide) => ({
      name: `${stem}-${wide}.${format}`,
      format,
      width: wide,
    })),
  );
}

/** The wanted widths below the master's width, and that width in place of larger ones. Pictures are never enlarged. */
function widthsUpTo(master: number, wanted: readonly number[]): number[] {
  const smaller = wanted.filter((width) => width < master);
  return smaller.length < wanted.length ? [...smaller, master] : smaller;
}

/** The data of a picture for a page in one language. */
export function pictureSet(
  id: string,
  { width, height, color }: Picture,
  masters: readonly (MasterVariant & { files: readonly PictureFile[] })[],
  language: Language,
): PictureSet {
  const shown = masters.filter((master) => master.language === undefined || master.language === language);
  const light = shown.find(({ dark }) => !dark)?.files ?? [];
  const night = shown.find(({ dark }) => dark)?.files;
  const sources = [sourceOf(light)];
  if (night) sources.unshift({ ...sourceOf(night), media: darkTheme });
  const fallback = light.at(-1);
  if (!fallback) throw new Error(`The picture "${id}" has no file in "${language}".`);
  return { sources, src: pictureAddress + fallback.name, width, height, color };
}

function sourceOf(files: readonly PictureFile[]): PictureSource {
  const best = files[0]?.format ?? '';
  return { type: `image/${best}`, srcSet: srcSet(files.filter(({ format }) => format === best)) };
}

function srcSet(files: readonly PictureFile[]): string {
  return files.map((file) => `${pictureAddress}${file.name} ${file.width}w`).join(', ');
}
