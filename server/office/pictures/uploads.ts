import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PictureCut } from '../../../src/schema/office-pictures.ts';
import { largestPicture } from '../../../src/schema/picture-shapes.ts';
import { RequestError } from '../office-route.ts';
import type { CutMaster } from './cut-master.ts';
import type { PictureDecoding } from './picture-decoding.ts';

/** Time for which an uploaded file waits to be kept, in milliseconds. */
const waitingMs = 60 * 60_000;

/** Files that wait at once; the oldest one goes first. */
const mostWaiting = 20;

/** The folder of uploaded files: only the office writes there, and deletes them after an hour. */
export function uploadsFolder(dataDir: string): string {
  return resolve(dataDir, 'office-uploads');
}

export type Uploads = ReturnType<typeof openUploads>;

/**
 * Keeps uploaded pictures until they are cut or an hour has passed.
 * @param folder a folder of its own, made when the first picture arrives
 */
export function openUploads(folder: string, { now, decoding }: { now: () => Date; decoding: PictureDecoding }) {
  const pathOf = (upload: string) => join(folder, `${upload}.jpg`);

  /** Deletes files that have waited too long, and the oldest if there are too many. */
  async function clear(): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    const old = files
      .toSorted((one, other) => other.at - one.at)
      .filter(({ at }, place) => place >= mostWaiting || at < now().getTime() - waitingMs);
    await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
  }

  /** The path of a picture that waits. @param upload a UUID @throws RequestError once it is gone */
  async function find(upload: string): Promise<string> {
    const path = pathOf(upload);
    const found = await stat(path).catch(() => null);
    if (!found || found.mtimeMs < now().getTime() - waitingMs) throw new RequestError(422, 'picture-upload-gone');
    return path;
  }

  return {
    /** Takes the bytes of a file. @throws RequestError for a file that is too large, or no picture that pages can show */
    async take(bytes: Readable): Promise<{ upload: string; width: number; height: number }> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await clear();
      const upload = randomUUID();
      const arrived = join(folder, `${upload}.part`);
      try {
        const counter = upTo(largestPicture);
        await pipeline(bytes, counter.stream, createWriteStream(arrived, { mode: 0o600 }));
        if (counter.passed() > largestPicture) throw new RequestError(422, 'picture-too-heavy');
        return { upload, ...(await decoding.take(arrived, pathOf(upload))) };
      } catch (error) {
        await rm(pathOf(upload), { force: true });
        throw error;
      } finally {
        await rm(arrived, { force: true });
      }
    },
    find,
    /** Cuts a picture that waits. @returns its values and its file @throws RequestError for a part that is too small */
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

/** Passes a number of bytes on and drops the rest, since a client that is cut off would not read the refusal. */
function upTo(most: number) {
  let passed = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(null, passed > most ? undefined : chunk);
    },
  });
  return { stream, passed: () => passed };
}
