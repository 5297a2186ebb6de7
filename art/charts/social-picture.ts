import sharp from 'sharp';
import { palette } from './drawing/palette.ts';
import { rasterise } from './drawing/rasterise.ts';
import { line, rect, svgDocument, text } from './drawing/svg.ts';

/** What a social picture shows: a picture above, a title block as on an aerodrome chart below. */
export type SocialPicture = {
  /** File of a 16:10 picture. */
  picture: string;
  /** A code for the first cell, up to five letters: `LEMD`, `BLOG`, `ATCO`. */
  code: string;
  title: string;
  /** Smaller words below the title, such as the centre's name and places. */
  line: string;
  /** Colour of the strip holder: initial courses, advanced courses, campuses, everything else. */
  edge?: 'blue' | 'buff' | 'magenta' | 'yellow' | 'slate';
  /** How far the picture moves up, from 0 to 1 of its height, so that its subject clears the title block. */
  shift?: number;
  /** For charts, whose own stamp is cropped away: prints NOT FOR NAVIGATION on a light or dark picture. */
  stamp?: 'onLight' | 'onDark';
};

const width = 1200;
const height = 630;
/** Height of the picture once it is as wide as the card. */
const pictureHeight = 750;
const margin = 30;
const codeCell = 210;
const lineLength = 31;
const edges = {
  blue: palette.blueEdge,
  buff: palette.buffEdge,
  magenta: palette.magenta,
  yellow: palette.yellow,
  slate: palette.slate,
} as const;

/** Draws the picture that social networks show for a page, 1200 x 630, as JPEG. */
export async function socialPicture(card: SocialPicture): Promise<Buffer> {
  const block = titleBlock(card);
  // The picture ends behind the block; below it a plain dark base, so that no stray detail shows round the block.
  const seen = height - block.height - margin + 8;
  const top = Math.min(Math.round((card.shift ?? 0.12) * pictureHeight), pictureHeight - seen);
  const picture = await sharp(card.picture)
    .resize(width, pictureHeight, { fit: 'cover' })
    .extract({ left: 0, top, width, height: seen })
    .png()
    .toBuffer();
  const front = await rasterise(svgDocument(width, height, block.svg + stamp(card)), width);
  return sharp({ create: { width, height, channels: 3, background: palette.ink } })
    .composite([{ input: picture, left: 0, top: 0 }, { input: front }])
    .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function titleBlock({ code, title, line: words, edge = 'slate' }: SocialPicture): { svg: string; height: number } {
  const lines = wrap(escape(title));
  const tall = lines.length > 1 ? 214 : 156;
  const [x, y, across] = [margin, height - tall - margin, width - 2 * margin];
  const codeSize = code.length > 5 ? 34 : 42;
  const svg = [
    rect(x, y, across, tall, { fill: palette.paper, stroke: palette.ink, width: 3 }),
    rect(x, y, 16, tall, { fill: edges[edge] }),
    line(
      [
        [x + codeCell, y],
        [x + codeCell, y + tall],
      ],
      palette.ink,
      3,
    ),
    text([x + (codeCell + 16) / 2, y + tall / 2 + 15], escape(code), {
      size: codeSize,
      bold: true,
      mono: true,
      anchor: 'middle',
    }),
    ...lines.map((part, i) =>
      text([x + codeCell + 30, y + 68 + i * 59], part, { size: 51, bold: true, spacing: -0.8 }),
    ),
    text([x + codeCell + 30, y + tall - 28], escape(words), { size: 25, fill: palette.slate }),
    holdingPositionMark(x + across - 92, y + tall - 62),
  ].join('');
  return { svg, height: tall };
}

/** The site's mark: two solid and two dashed lines, as painted before a runway. */
function holdingPositionMark(x: number, y: number): string {
  const solid = [6, 12].map((down) => rect(x + 5, y + down, 52, 3, { fill: palette.yellow }));
  const dashed = [19, 25].flatMap((down) =>
    [0, 1, 2, 3].map((k) => rect(x + 5 + k * 14, y + down, 9, 3, { fill: palette.yellow })),
  );
  return [rect(x, y, 62, 34, { fill: palette.ink }), ...solid, ...dashed].join('');
}

function stamp({ stamp: kind }: SocialPicture): string {
  if (!kind) return '';
  return text([margin, 38], 'NOT FOR NAVIGATION', {
    size: 16,
    fill: kind === 'onDark' ? palette.mist : palette.slate,
    mono: true,
  });
}

/** Two lines at most; a longer title ends with an ellipsis. */
function wrap(title: string): string[] {
  const lines: string[] = [''];
  for (const word of title.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = `${last} ${word}`.trim();
    if (longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > 2 ? [lines[0] ?? '', `${lines[1]}…`] : lines;
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
