import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { PictureManifest } from '../../../src/schema/picture.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { averageColor, cutMaster, takePicture } from './take-picture.ts';

const { emptyFolder } = temporaryFolders('take-picture');
/** Crops a part of an accepted picture. */
async function cut(output: string, part: typeof whole) {
  const file = `${output}.cut`;
  const made = await cutMaster(output, file, part);
  return { ...made, bytes: await readFile(file) };
}

const whole = { x: 0, y: 0, width: 1, height: 1 };

/** Passes these bytes to `takePicture`, under a misleading name. */
async function take(bytes: Buffer | string) {
  const folder = emptyFolder();
  const [path, output] = [join(folder, 'holiday.png'), join(folder, 'taken.jpg')];
  await writeFile(path, bytes);
  return { output, ...(await takePicture(path, output)) };
}

/** A picture that is red on the left and blue on the right. */
function twoColours(width: number, height: number, half = width / 2) {
  const blue = { create: { width: width - half, height, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: half, top: 0 },
  ]);
}

/** A PNG whose header states a size, without any pixels. */
function pngOfSize(width: number, height: number, ...more: Buffer[]): Buffer {
  return pngOfKind([8, 2], width, height, ...more);
}

/** @param kind bits of a channel, and colour type: 2 is RGB, 6 is RGBA */
function pngOfKind(kind: [bits: number, colours: number], width: number, height: number, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([...kind, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const said = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(said));
  return Buffer.concat([length, said, sum]);
}

/** The header of a lossless WebP, without any pixels. */
function webpOfSize(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WEBPVP8L', 8);
  bytes.writeUInt32LE(bytes.length - 20, 16);
  bytes[20] = 0x2f;
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return bytes;
}

const ftyp = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');

test.each<[string, Buffer | string, string]>([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'picture-svg'],
  ['a drawing behind a prologue', '\ufeff<?xml version="1.0"?><!DOCTYPE svg><svg/>', 'picture-svg'],
  ['a phone’s HEIC', ftyp('heic'), 'picture-heic'],
  ['a phone’s HEIC of several pictures', ftyp('mif1'), 'picture-heic'],
  ['an AVIF', ftyp('avif'), 'picture-avif'],
  ['a GIF', 'GIF89a and a script <script>', 'picture-gif'],
  ['a TIFF', Buffer.from('II*\0', 'latin1'), 'picture-tiff'],
  ['a PDF', '%PDF-1.7', 'picture-pdf'],
  ['a text', 'title: hello', 'picture-unknown'],
  ['an empty file', '', 'picture-unknown'],
  ['a PNG of 100 megapixels', pngOfSize(10_000, 10_000, chunk('IDAT', Buffer.alloc(9))), 'picture-too-many-pixels'],
  [
    'a PNG of one line of 64 megapixels',
    pngOfSize(64_000_000, 1, chunk('IDAT', Buffer.alloc(9))),
    'picture-too-many-pixels',
  ],
  ['a PNG of two columns', pngOfSize(2, 30_000_000, chunk('IDAT', Buffer.alloc(9))), 'picture-too-many-pixels'],
  ['a lossless WebP of 13 megapixels', webpOfSize(4200, 3100), 'picture-too-many-pixels'],
  ['a PNG without pixels', pngOfSize(100, 100), 'picture-damaged'],
  ['a JPG that is only its beginning', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'picture-damaged'],
])('%s is refused with its own message', async (_, bytes, problem) => {
  await expect(take(bytes)).rejects.toMatchObject({ status: 422, message: problem });
});

test('a PNG whose text or pixels decompress to 200 MB is refused, or read without the excess', async () => {
  const zeros = deflateSync(Buffer.alloc(200_000_000), { level: 1 });
  const bomb = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros]);
  const rows = deflateSync(Buffer.alloc((3 * 500 + 1) * 500));
  const { width } = await take(pngOfSize(500, 500, chunk('zTXt', bomb), chunk('IDAT', rows)));
  expect(width).toBe(500);
  const swollen = pngOfSize(500, 500, chunk('IDAT', zeros));
  await take(swollen).then(
    (taken) => expect(taken.width).toBe(500),
    (error: unknown) => expect(error).toMatchObject({ message: 'picture-damaged' }),
  );
});

test('the process that decodes the widest picture of the heaviest kind needs less than 400 MB', async () => {
  const folder = emptyFolder();
  const [path, output] = [join(folder, 'wide.png'), join(folder, 'wide.jpg')];
  const [width, height] = [16_384, 600];
  const rows = deflateSync(Buffer.alloc((8 * width + 1) * height), { level: 1 });
  await writeFile(path, pngOfKind([16, 6], width, height, chunk('IDAT', rows)));
  const measure = 'process.on("exit", () => process.stderr.write(String(process.resourceUsage().maxRSS)))';
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--max-semi-space-size=2',
    '--import',
    `data:text/javascript,${measure}`,
    fileURLToPath(new URL('./picture-worker.ts', import.meta.url)),
    'take',
    path,
    output,
  ]);
  expect(JSON.parse(stdout)).toEqual({ width: 4096, height: 150 });
  expect(Number(stderr)).toBeLessThan(400 * 1024);
}, 60_000);

test('an incomplete JPG is refused', async () => {
  const bytes = await twoColours(800, 600).jpeg().toBuffer();
  await expect(take(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject({ message: 'picture-damaged' });
});

test('a photograph is rotated upright, without location, camera data and appended bytes', async () => {
  const photograph = await twoColours(800, 600)
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '40/1 28/1 0/1' } } })
    .jpeg()
    .toBuffer();
  expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('Camera');
  const { output, width, height } = await take(Buffer.concat([photograph, Buffer.from('PK<script>alert(1)</script>')]));
  expect([width, height]).toEqual([600, 800]);

  const master = await cut(output, { ...whole, height: 0.5 });
  expect([master.width, master.height, master.color]).toEqual([600, 400, '#fe0000']);
  for (const bytes of [await readFile(output), master.bytes]) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toMatch(/script|Camera|Exif/);
  }
});

test('colours of a wide profile are converted to sRGB', async () => {
  // Display P3 shows these numbers as a stronger green than sRGB.
  const bytes = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#40b040' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const { output } = await take(bytes);
  const plain = await sharp(bytes).toColourspace('srgb').raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = plain;
  const { color } = await cut(output, whole);
  const parts = color.match(/\w\w/g)!.map((part) => Number.parseInt(part, 16));
  for (const [at, value] of [red, green, blue].entries()) expect(Math.abs(parts[at]! - value)).toBeLessThan(4);
  expect((await sharp(output).metadata()).icc).toBeUndefined();
});

test('transparent parts become white, as in the build', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const bytes = await sharp({ create: { width: 500, height: 500, channels: 4, background: clear } })
    .webp()
    .toBuffer();
  expect((await cut((await take(bytes)).output, whole)).color).toBe('#ffffff');
});

test('a crop is never wider than the widest file on pages, and is refused if it is too small', async () => {
  const { output } = await take(await twoColours(2400, 480, 600).jpeg().toBuffer());
  const all = await cut(output, whole);
  expect([all.width, all.height]).toEqual([1920, 384]);
  const right = await cut(output, { x: 0.25, y: 0, width: 0.75, height: 1 });
  expect([right.width, right.height, right.color]).toEqual([1800, 480, '#0000fe']);
  await expect(cut(output, { x: 0, y: 0, width: 0.1, height: 1 })).rejects.toMatchObject({
    message: 'picture-too-small',
  });
});

test('the average colour is close to that of existing entries', async () => {
  const manifest = parse(await readFile('content/pictures.yaml', 'utf8')) as PictureManifest;
  for (const id of ['instructor-alba-r', 'instructor-pablo-e', 'blog-pay']) {
    const found = await averageColor(`content/pictures/${id}.webp`);
    for (const at of [1, 3, 5]) {
      const [said, now] = [manifest[id]!.color, found].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
      expect(Math.abs(said! - now!)).toBeLessThan(8);
    }
  }
});
