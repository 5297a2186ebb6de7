import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);

/**
 * Compresses a text at once: a page takes one to three milliseconds. Not in the thread pool, as each of its threads
 * keeps memory of its own for good.
 */
export function compressQuickly(text: Buffer, encoding: 'br' | 'gzip'): Buffer {
  return encoding === 'br' ? brotliCompressSync(text, parameters(text, 5)) : gzipSync(text);
}

/** One at a time, so that they take neither both cores nor the memory of several encoders. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Compresses a text as small as brotli can, away from the event loop; a page takes about a tenth of a second.
 * @param read gives the text when its turn has come
 */
export async function compressSmall(read: () => Buffer): Promise<Buffer> {
  const done = last.then(async () => {
    const text = read();
    return brotli(text, parameters(text, 11));
  });
  last = done.catch(() => undefined);
  return done;
}

function parameters(text: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // The encoder's memory follows its window: one that holds a page is enough.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  };
}
