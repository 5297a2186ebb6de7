import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PictureCut } from '../../../src/schema/office-pictures.ts';
import { every } from '../../every.ts';
import { largestPicture } from '../../../src/schema/picture-shapes.ts';
import { RequestError } from '../office-route.ts';
import type { CutMaster } from './take-picture.ts';
import type { PictureDecoding } from './picture-decoding.ts';

/** How long an uploaded file is kept, in milliseconds. */
const waitingMs = 60 * 60_000;

/** Greatest numbers of uploads that arrive or are decoded at the same time, and of files that wait to be used. */
const mostAtOnce = 20;
const mostWaiting = 100;

/** Folder of uploaded files, to which only the office writes. */
export function uploadsFolder(dataDir: string): string {
  return resolve(dataDir, 'office-uploads');
}

export type Uploads = ReturnType<typeof openUploads>;

/**
 * Stores uploaded pictures until they are used or an hour has passed.
 * @param folder a folder for them alone, created with the first picture
 */
export function openUploads(folder: string, { now, decoding }: { now: () => Date; decoding: PictureDecoding }) {
  void clear();
  every(waitingMs, clear);
  const pathOf = (upload: string) => join(folder, `${upload}.jpg`);

  let running = 0;

  /** Deletes expired files, and those that a crash left behind; returns the number of the others. */
  async function clear(): Promise<number> {
    const names = await readdir(folder).catch(() => []);
    let waiting = 0;
    for (const name of names) {
      const at = (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? Infinity;
      if (at < now().getTime() - waitingMs) await rm(join(folder, name), { force: true });
      else waiting += 1;
    }
    return waiting;
  }

  /**
   * The path of an uploaded picture.
   * @param upload its UUID
   * @throws RequestError if it has expired
   */
  async function find(upload: string): Promise<string> {
    const path = pathOf(upload);
    const found = await stat(path).catch(() => null);
    if (!found || found.mtimeMs < now().getTime() - waitingMs) throw new RequestError(422, 'picture-upload-gone');
    return path;
  }

  return {
    /**
     * Stores the bytes of an uploaded file.
     * @throws RequestError if it is too large or not a usable picture, or if too many are uploaded
     */
    async take(bytes: Readable): Promise<{ upload: string; width: number; height: number }> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (running >= mostAtOnce || (await clear()) >= mostWaiting) throw new RequestError(429, 'pictures-busy');
      running += 1;
      const upload = randomUUID();
      const arrived = join(folder, `${upload}.part`);
      try {
        const counter = firstBytes(largestPicture);
        await pipeline(bytes, counter.stream, createWriteStream(arrived, { mode: 0o600 }));
        if (counter.passed() > largestPicture) throw new RequestError(422, 'picture-too-heavy');
        return { upload, ...(await decoding.take(arrived, pathOf(upload))) };
      } catch (error) {
        await rm(pathOf(upload), { force: true });
        throw error;
      } finally {
        running -= 1;
        await rm(arrived, { force: true });
      }
    },
    find,
    /**
     * Crops an uploaded picture.
     * @returns the values and the bytes of the crop
     * @throws RequestError if the crop is too small or the upload has expired
     */
    async cut(upload: string, cut: PictureCut): Promise<CutMaster & { bytes: Buffer }> {
      const output = join(folder, `${upload}.cut`);
      try {
        const made = await decoding.cut(await find(upload), output, cut);
        return { ...made, bytes: await readFile(output) };
      } finally {
        await rm(output, { force: true });
      }
    },
    drop: (upload: string) => rm(pathOf(upload), { force: true }),
  };
}

/**
 * Passes on the first `most` bytes and discards the rest, because a client that is cut off would not read the refusal.
 */
function firstBytes(most: number) {
  let passed = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(null, passed > most ? undefined : chunk);
    },
  });
  return { stream, passed: () => passed };
}
