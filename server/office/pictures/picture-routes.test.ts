import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentDesk } from '../../../build/content/editing/content-desk.ts';
import type { OfficePicture, PictureWords, UploadedPicture } from '../../../src/schema/office-pictures.ts';
import type { PictureManifest } from '../../../src/schema/picture.ts';
import { officeUrl, openOfficeApp, type OfficeApp } from '../../../tests/office-app.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { largestPicture } from '../../../src/schema/picture-shapes.ts';
import { RequestError } from '../office-route.ts';
import { cutMaster, takePicture } from './take-picture.ts';
import { decodingApart } from './picture-decoding.ts';
import { pictureRoutes } from './picture-routes.ts';
import { openUploads } from './uploads.ts';

const { folder } = temporaryFolders('picture-routes');
const content = join(folder, 'content');
const draft = {
  folder: content,
  async write(file: string, bytes: Buffer | string | null) {
    if (bytes === null) rmSync(join(content, file));
    else writeFileSync(join(content, file), bytes);
  },
};

let office: OfficeApp;
let cookie: string;
beforeAll(async () => {
  mkdirSync(join(content, 'pictures'), { recursive: true });
  for (const name of ['campuses', 'courses']) cpSync(join('content', name), join(content, name), { recursive: true });
  // A short list of pictures is read and written sooner than the whole one.
  const listed = /^(?:#|\n|hero-tower-cab-landscape|core-approach|core-call|stay-room)/;
  const pictures = readFileSync('content/pictures.yaml', 'utf8').split(/^(?=[\w-]+:)/m);
  writeFileSync(join(content, 'pictures.yaml'), pictures.filter((text) => listed.test(text)).join(''));
  for (const name of ['core-call.webp', 'core-call.dark.webp', 'core-approach.es.webp', 'core-approach.en.webp']) {
    cpSync(join('content/pictures', name), join(content, 'pictures', name));
  }
  office = await openOfficeApp({}, ({ db, now }) =>
    pictureRoutes({
      content: { desk: contentDesk, draft: { folder: content, use: (_person, work) => work(draft) } },
      uploads: join(folder, 'uploads'),
      decoding: { take: takePicture, cut: cutMaster },
      db,
      now,
    }),
  );
  cookie = await office.signIn('ana@example.com');
});
afterAll(() => office.close());

const words: PictureWords = {
  alt: { es: 'Una sala con doce puestos', en: 'A room with twelve positions' },
  caption: null,
  credit: { es: 'Foto: Centro ATCO', en: 'Photo: Centro ATCO' },
  focus: null,
};
const whole = { x: 0, y: 0, width: 1, height: 1 };

function upload(bytes: Buffer, headers: Record<string, string> = {}) {
  const sent = { cookie, origin: officeUrl, 'sec-fetch-site': 'same-origin', 'content-type': 'image/png', ...headers };
  return office.app.inject({ method: 'POST', url: '/api/picture-uploads', headers: sent, payload: bytes });
}

async function uploaded(): Promise<UploadedPicture> {
  const grey = { create: { width: 800, height: 500, channels: 3, background: '#808080' } } as const;
  return (await upload(await sharp(grey).png().toBuffer())).json();
}

const post = (url: string, body: unknown) => office.ask('POST', url, { cookie, body });
const files = () => readdirSync(join(content, 'pictures')).toSorted();
const manifest = () => parse(readFileSync(join(content, 'pictures.yaml'), 'utf8')) as PictureManifest;

test('a picture is uploaded, viewed, stored under a name that the server makes, and removed', async () => {
  const before = readFileSync(join(content, 'pictures.yaml'), 'utf8');
  const taken = await uploaded();
  expect(taken).toMatchObject({ width: 800, height: 500 });
  const seen = await office.ask('GET', taken.address, { cookie });
  expect([seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
    'image/jpeg',
    'private, max-age=31536000, immutable',
  ]);

  const file = { upload: taken.upload, cut: { ...whole, width: 0.5 } };
  const made = await post('/api/pictures', { name: '../../Aula de simulación, 2', words, file });
  expect(made.json()).toEqual({ id: 'aula-de-simulacion-2' });
  expect(files()).toContain('aula-de-simulacion-2.jpg');
  expect(manifest()['aula-de-simulacion-2']).toEqual({
    kind: 'photo',
    width: 400,
    height: 500,
    color: '#808080',
    alt: words.alt,
    credit: words.credit,
  });
  expect((await post('/api/pictures', { name: 'Otra', words, file })).json()).toEqual({
    problem: 'picture-upload-gone',
  });

  const listed = (await office.ask('GET', '/api/pictures', { cookie })).json() as OfficePicture[];
  expect(listed.find(({ id }) => id === 'aula-de-simulacion-2')).toMatchObject({ uses: [], width: 400 });
  expect(listed.find(({ id }) => id === 'stay-room')?.uses).toHaveLength(1);
  const small = await office.ask('GET', '/api/pictures/aula-de-simulacion-2/thumbnail', { cookie });
  expect((await sharp(small.rawPayload).metadata()).format).toBe('webp');

  expect((await post('/api/pictures/aula-de-simulacion-2/remove', {})).statusCode).toBe(200);
  expect(readFileSync(join(content, 'pictures.yaml'), 'utf8')).toBe(before);
  expect(files()).not.toContain('aula-de-simulacion-2.jpg');
});

test('a photograph that replaces a drawing keeps its id, and removes the drawing’s files and properties', async () => {
  const { upload: taken } = await uploaded();
  const change = { words: { ...words, focus: 'left' }, file: { upload: taken, cut: whole } };
  expect((await post('/api/pictures/core-call', change)).json()).toEqual({ id: 'core-call' });
  expect(files().filter((name) => name.startsWith('core-call'))).toEqual(['core-call.jpg']);
  expect(manifest()['core-call']).toEqual({
    kind: 'photo',
    width: 800,
    height: 500,
    color: '#808080',
    alt: words.alt,
    credit: words.credit,
    focus: 'left',
  });
});

test('new texts change only their own lines; a text of a rendered scene is refused if it does not call the scene rendered', async () => {
  const before = readFileSync(join(content, 'pictures.yaml'), 'utf8').split('\n');
  const { alt, credit, caption = null } = manifest()['stay-room']!;
  const said = { alt: { ...alt, en: 'A room with a desk' }, caption, credit, focus: null };
  expect((await post('/api/pictures/stay-room', { words: said, file: null })).statusCode).toBe(200);
  const after = readFileSync(join(content, 'pictures.yaml'), 'utf8').split('\n');
  expect(after.filter((line) => !before.includes(line))).toHaveLength(1);
  expect(after).toHaveLength(before.length);
  const scene = await post('/api/pictures/hero-tower-cab-landscape', { words, file: null });
  expect([scene.statusCode, scene.json()]).toEqual([422, { problem: 'picture-words' }]);
});

test('a request with an invalid text, file or id, or to remove a used picture, is refused, and nothing changes', async () => {
  const before = [readFileSync(join(content, 'pictures.yaml'), 'utf8'), files().join()];
  const { upload: taken } = await uploaded();
  const file = { upload: taken, cut: whole };
  const long = { es: 'x'.repeat(161), en: 'x' };
  for (const [url, body, status, problem] of [
    ['', { words: { ...words, alt: { es: 'Un aula', en: '' } } }, 422, 'picture-words'],
    ['', { words: { ...words, alt: long } }, 422, 'picture-words'],
    ['', { words: { ...words, credit: undefined } }, 422, 'picture-words'],
    ['', { name: ' ' }, 422, 'picture-words'],
    ['', { file: { ...file, upload: '../../x' } }, 422, 'picture-words'],
    ['', { file: { ...file, cut: { ...whole, x: 0.2 } } }, 422, 'picture-words'],
    ['', { file: { ...file, cut: { ...whole, width: 0.1 } } }, 422, 'picture-too-small'],
    ['/__proto__', { name: undefined }, 404, 'gone'],
    ['/stay-room/remove', {}, 409, 'picture-in-use'],
  ] as const) {
    const answer = await post(`/api/pictures${url}`, { name: 'Aula', words, file, ...body });
    expect([url, body, answer.statusCode, answer.json()]).toEqual([url, body, status, { problem }]);
  }
  const thumbnail = await office.ask('GET', '/api/pictures/..%2fpictures/thumbnail', { cookie });
  expect(thumbnail.statusCode).toBe(400);
  expect([readFileSync(join(content, 'pictures.yaml'), 'utf8'), files().join()]).toEqual(before);
});

test('an upload needs a session and the office’s origin, is limited to 20 MB, and must be a picture', async () => {
  const bytes = Buffer.from('no picture');
  expect((await upload(bytes, { cookie: '' })).statusCode).toBe(401);
  expect((await upload(bytes, { origin: 'https://evil.example' })).statusCode).toBe(403);
  const heavy = await upload(Buffer.alloc(largestPicture + 1));
  expect([heavy.statusCode, heavy.json()]).toEqual([422, { problem: 'picture-too-heavy' }]);
  for (const type of ['application/json', 'text/plain', 'image/svg+xml', 'application/octet-stream']) {
    const answer = await upload(bytes, { 'content-type': type });
    expect([type, answer.statusCode, answer.json()]).toEqual([type, 422, { problem: 'picture-unknown' }]);
  }
  expect(readdirSync(join(folder, 'uploads')).filter((name) => name.endsWith('.part'))).toEqual([]);
  const text = await post('/api/pictures', { name: 'x'.repeat(70_000) });
  expect([text.statusCode, text.json()]).toEqual([413, { problem: 'too-large' }]);
});

test('forty uploads at once end in pictures or plain refusals, and delete no file of another', async () => {
  const mine = await uploaded();
  const grey = { create: { width: 500, height: 500, channels: 3, background: '#808080' } } as const;
  const bytes = await sharp(grey).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 40 }, () => upload(bytes)));
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  expect(taken.length).toBeGreaterThanOrEqual(20);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect([answer.statusCode, answer.json()]).toEqual([429, { problem: 'pictures-busy' }]);
  for (const { address } of [mine, ...taken.map((answer) => answer.json<UploadedPicture>())])
    expect((await office.ask('GET', address, { cookie })).statusCode).toBe(200);
});

test('a file that a crash left behind is deleted at the start', async () => {
  const left = join(folder, 'left');
  mkdirSync(left);
  writeFileSync(join(left, 'x.part'), 'part of a picture');
  utimesSync(join(left, 'x.part'), 0, 0);
  openUploads(left, { now: () => new Date(), decoding: decodingApart() });
  await expect.poll(() => readdirSync(left)).toEqual([]);
});

test('the process that decodes a picture passes on refusals; other failures, such as a full disk, are thrown', async () => {
  const { take } = decodingApart();
  const path = join(folder, 'stay.webp');
  cpSync('content/pictures/instructor-alba-r.webp', path);
  expect(await take(path, join(folder, 'stay.jpg'))).toEqual({ width: 800, height: 500 });
  const nowhere = join(folder, 'none', 'x.jpg');
  for (const from of [path, nowhere]) await expect(take(from, nowhere)).rejects.not.toBeInstanceOf(RequestError);
  writeFileSync(path, 'GIF89a');
  await expect(take(path, join(folder, 'stay.jpg'))).rejects.toMatchObject({ status: 422, message: 'picture-gif' });
});
