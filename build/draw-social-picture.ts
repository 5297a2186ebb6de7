import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { escapeHtml } from '../src/site/head.ts';
import { socialPictureSize, type SocialCard } from '../src/site/social-picture.ts';
import { paletteOf } from '../src/styles/palette.ts';

type SubsetFont = (font: Buffer, glyphs: string, options: { targetFormat: 'truetype' }) => Promise<Buffer>;

const require = createRequire(import.meta.url);
// The package has no type declarations.
const subsetFont = require('subset-font') as SubsetFont;

/** Numbers the drawing: another number draws the cached pictures anew. Raise it with every change of the picture. */
export const socialCardDrawing = '1';

const { width, height } = socialPictureSize;
const color = paletteOf(readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8'));
/** Colours of the holders of flight progress strips. */
const edges = { blue: '#3f86a8', buff: '#b8972f', magenta: color('magenta'), slate: color('slate') };

/** The picture is as wide as the card; it begins a little below its own top, so that its subject clears the block. */
const pictureHeight = 750;
const margin = 30;
const codeCell = 210;
const titleSize = 51;
const lineLength = 31;
/** JPEG qualities, tried in this order until the picture is small enough. */
const qualities = [76, 66, 56, 46, 36];

/** Bytes that a social picture may have: some networks show no larger ones. */
const largest = 60_000;

/**
 * Draws a social picture as JPEG: no browser, and no font but the site's own, so that every machine draws alike.
 * @param master file of the card's picture
 * @param quick in a third of the time, of a lower quality
 * @throws Error for a picture that no quality makes small enough
 */
export async function drawSocialPicture(card: SocialCard, master: string, quick = false): Promise<Buffer> {
  const lines = titleLines(card.title);
  const blockHeight = 97 + lines.length * 59;
  // The picture ends behind the block, on a plain dark base, so that no stray detail shows around the block.
  const seen = height - blockHeight - margin + 8;
  const picture = await sharp(master)
    .resize(width, pictureHeight, { fit: 'cover' })
    .extract({ left: 0, top: Math.min(90, pictureHeight - seen), width, height: seen })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const block = await rasterise(titleBlock(card, lines, blockHeight));
  const drawing = await sharp({ create: { width, height, channels: 3, background: color('ink') } })
    .composite([
      { input: picture.data, raw: picture.info, left: 0, top: 0 },
      { input: block.pixels, raw: { width, height, channels: 4, premultiplied: true }, left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of qualities) {
    const encoded = await sharp(drawing, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: !quick })
      .toBuffer();
    if (encoded.length <= largest) return encoded;
  }
  throw new Error(`The social picture “${card.title}” cannot be made smaller than ${largest} bytes.`);
}

function titleBlock({ code, line, edge }: SocialCard, lines: readonly string[], tall: number): string {
  const [x, y, across] = [margin, height - tall - margin, width - 2 * margin];
  const text = (left: number, baseline: number, size: number, words: string, more = '') =>
    `<text x="${left}" y="${baseline}" font-family="B612" font-size="${size}" fill="${color('ink')}" ${more}>${escapeHtml(words)}</text>`;
  const ink = color('ink');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect x="${x}" y="${y}" width="${across}" height="${tall}" fill="${color('paper')}" stroke="${ink}" stroke-width="3"/>`,
    `<rect x="${x}" y="${y}" width="16" height="${tall}" fill="${edges[edge]}"/>`,
    `<path d="M${x + codeCell} ${y}v${tall}" stroke="${ink}" stroke-width="3"/>`,
    text(
      x + (codeCell + 16) / 2,
      y + tall / 2 + 15,
      code.length > 5 ? 34 : 42,
      code,
      'font-family="B612 Mono" font-weight="700" text-anchor="middle"',
    ).replace('font-family="B612" ', ''),
    ...lines.map((words, index) =>
      text(x + codeCell + 30, y + 68 + index * 59, titleSize, words, 'font-weight="700" letter-spacing="-0.8"'),
    ),
    text(x + codeCell + 30, y + tall - 28, 25, line),
    holdingPositionMark(x + across - 92, y + tall - 62),
    '</svg>',
  ].join('');
}

/** The site's mark: two solid and two dashed lines, as painted before a runway. */
function holdingPositionMark(x: number, y: number): string {
  const bars = [
    ...[6, 12].map((down) => [5, down, 52]),
    ...[19, 25].flatMap((down) => [0, 1, 2, 3].map((nth) => [5 + nth * 14, down, 9])),
  ];
  const drawn = bars.map(([left = 0, down = 0, long = 0]) => `M${x + left} ${y + down}h${long}v3h-${long}z`).join('');
  return `<rect x="${x}" y="${y}" width="62" height="34" fill="${color('ink')}"/><path d="${drawn}" fill="${color('yellow')}"/>`;
}

/** Two lines at most; a longer title ends with an ellipsis. */
export function titleLines(title: string): string[] {
  const lines = [''];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const [first = '', second = ''] = lines;
  if (lines.length < 3) return lines;
  return [first, `${second.slice(0, lineLength - 1).replace(/[\s,;:.]+$/, '')}…`];
}

let fonts: Promise<string[]> | undefined;

async function rasterise(svg: string) {
  fonts ??= unpackFonts();
  const font = { fontFiles: await fonts, loadSystemFonts: false, defaultFontFamily: 'B612' };
  return renderAsync(svg, { font });
}

const letters = String.fromCodePoint(
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index),
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x2026,
);

/** The renderer reads plain font files only; the packages hold the compressed ones of the web. */
async function unpackFonts(): Promise<string[]> {
  const folder = '.cache/fonts';
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const name of [
    'b612/files/b612-latin-400',
    'b612/files/b612-latin-700',
    'b612-mono/files/b612-mono-latin-700',
  ]) {
    const packed = await readFile(require.resolve(`@fontsource/${name}-normal.woff2`));
    const file = join(folder, `${name.split('/').at(-1)}.ttf`);
    await writeFile(file, await subsetFont(packed, letters, { targetFormat: 'truetype' }));
    files.push(file);
  }
  return files;
}
