import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a text within a few milliseconds, away from the event loop. */
export async function compressQuickly(text: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? brotliAt(text, 5) : zip(text, { level: 9 });
}

/** One at a time, so that visitors' first answers do not wait behind it. */
let last: Promise<unknown> = Promise.resolve();

/** Compresses a text as small as brotli can, which takes about a tenth of a second for a page. */
export async function compressWell(text: Buffer): Promise<Buffer> {
  const done = last.then(async () => brotliAt(text, 11));
  last = done.catch(() => undefined);
  return done;
}

async function brotliAt(text: Buffer, quality: number): Promise<Buffer> {
  return brotli(text, {
    params: {
      // The encoder's memory follows the window: one that holds a page is enough.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
