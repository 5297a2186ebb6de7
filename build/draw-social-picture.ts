import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { escapeHtml } from '../src/site/head.ts';
import { socialPictureSize, type SocialCard } from '../src/site/social-picture.ts';
import type { Face, PrintParts } from './syllabus/print-parts.ts';

/**
 * Version of the drawing: cached pictures of other versions are not used. Increase it with every change of this file.
 */
export const socialCardDrawing = '1';

const { width, height } = socialPictureSize;
/**
 * Height of the photograph, which is as wide as the card. Its top is cropped, so that its subject is above the title
 * block.
 */
const pictureHeight = 750;
const margin = 30;
const codeCell = 210;
const titleSize = 51;
const lineLength = 31;
/** JPEG qualities, tried in order until the file is small enough. */
const qualities = [76, 66, 56, 46, 36];

/** Largest size of a file in bytes: some networks do not show larger pictures. */
const largest = 60_000;

/**
 * Draws a social picture as JPEG, without a browser and with the site's own fonts, so that all machines give the same
 * result.
 * @param master file of the card's picture
 * @throws Error if the file is too large even with the lowest quality
 */
export async function drawSocialPicture(
  card: SocialCard,
  master: string,
  { colors, fonts }: PrintParts,
): Promise<Buffer> {
  const lines = titleLines(card.title);
  const blockHeight = 97 + lines.length * 59;
  // Below the top of the block the background is plain, so that nothing shows around the block.
  const seen = height - blockHeight - margin + 8;
  const picture = await sharp(master)
    .resize(width, pictureHeight, { fit: 'cover' })
    .extract({ left: 0, top: Math.min(90, pictureHeight - seen), width, height: seen })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const block = await rasterise(titleBlock(card, lines, blockHeight, colors), fonts);
  const drawing = await sharp({ create: { width, height, channels: 3, background: colors.ink } })
    .composite([
      { input: picture.data, raw: picture.info, left: 0, top: 0 },
      { input: block.pixels, raw: { width, height, channels: 4, premultiplied: true }, left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of qualities) {
    const encoded = await sharp(drawing, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (encoded.length <= largest) return encoded;
  }
  throw new Error(`The social picture “${card.title}” cannot be made smaller than ${largest} bytes.`);
}

type Colors = PrintParts['colors'];

function titleBlock({ code, line, edge }: SocialCard, lines: readonly string[], tall: number, colors: Colors): string {
  const [x, y, across] = [margin, height - tall - margin, width - 2 * margin];
  const text = (left: number, baseline: number, size: number, words: string, more = '') =>
    `<text x="${left}" y="${baseline}" font-family="B612" font-size="${size}" fill="${colors.ink}" ${more}>${escapeHtml(words)}</text>`;
  const { ink } = colors;
  // Colours of the holders of flight progress strips.
  const edges = { blue: '#3f86a8', buff: '#b8972f', magenta: colors.magenta, slate: colors.slate };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect x="${x}" y="${y}" width="${across}" height="${tall}" fill="${colors.paper}" stroke="${ink}" stroke-width="3"/>`,
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
    holdingPositionMark(x + across - 92, y + tall - 62, colors),
    '</svg>',
  ].join('');
}

/** The logo: two solid and two dashed lines, as painted before a runway. */
function holdingPositionMark(x: number, y: number, { ink, yellow }: Colors): string {
  const bars = [
    ...[6, 12].map((down) => [5, down, 52]),
    ...[19, 25].flatMap((down) => [0, 1, 2, 3].map((nth) => [5 + nth * 14, down, 9])),
  ];
  const drawn = bars.map(([left = 0, down = 0, long = 0]) => `M${x + left} ${y + down}h${long}v3h-${long}z`).join('');
  return `<rect x="${x}" y="${y}" width="62" height="34" fill="${ink}"/><path d="${drawn}" fill="${yellow}"/>`;
}

/** At most two lines; a longer title ends with an ellipsis. */
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

let fontFiles: string[] | undefined;

async function rasterise(svg: string, fonts: PrintParts['fonts']) {
  fontFiles ??= unpackFonts(fonts);
  return renderAsync(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'B612' } });
}

/** The renderer reads fonts only from files, so they are in a temporary folder until the process ends. */
function unpackFonts(fonts: PrintParts['fonts']): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return (['text-400', 'text-700', 'data-700'] satisfies Face[]).map((face) => {
    const file = join(folder, `${face}.ttf`);
    writeFileSync(file, fonts[face], 'base64');
    return file;
  });
}
