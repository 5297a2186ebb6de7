import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The encodings that the server produces. */
export type Encoding = 'br' | 'gzip';

/** Longest `Accept-Encoding`; browsers send far less, and a longer one gets the plain body. */
const longestList = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The best encoding that `Accept-Encoding` allows, brotli before gzip; null for the plain body. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header || header.length > longestList) return null;
  const request = { headers: { 'accept-encoding': header } };
  const best = new Negotiator(request).encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return best === 'br' || best === 'gzip' ? best : null;
}

/** Decompresses a text that `compress` has made with brotli. */
export const decompress: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

/** Compresses a text in a thread of the pool, in some milliseconds for a page. */
export async function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(text, { level: 6 });
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // A window for the size of a page needs less memory than the default.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}
