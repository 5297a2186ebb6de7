import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A document with one gap that is filled for each visitor; all the rest is written, and compressed, once. */
export type FilledDocument = {
  plain(filling: string): Buffer;
  /** As a gzip stream (RFC 1952); null for a filling that is too long to be part of one. */
  gzip(filling: string): Buffer | null;
};

/** The longest stored block of a deflate stream (RFC 1951, 3.2.4), in bytes. */
const longestStored = 0xffff;
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * Prepares a document of two parts with a gap between them. A deflate stream is a row of blocks: those of the two parts
 * are made once, and the filling goes between them as a block that is stored as it is. That it is not compressed with
 * the rest has a second use: the length of the answer says nothing about a token that stands in it (the BREACH attack).
 */
export function filledDocument(before: string, after: string): FilledDocument {
  const [head, tail] = [Buffer.from(before), Buffer.from(after)];
  // A full flush ends on a whole byte and forgets what came before, so that anything may follow.
  const deflatedHead = deflateRawSync(head, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const deflatedTail = deflateRawSync(tail, { level: 9 });
  const headCrc = crc32(head);
  return {
    plain: (filling) => Buffer.concat([head, Buffer.from(filling), tail]),
    gzip(filling) {
      const middle = Buffer.from(filling);
      if (middle.length > longestStored) return null;
      const stored = Buffer.alloc(5);
      stored.writeUInt16LE(middle.length, 1);
      stored.writeUInt16LE(~middle.length & 0xffff, 3);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(tail, crc32(middle, headCrc)), 0);
      trailer.writeUInt32LE(head.length + middle.length + tail.length, 4);
      return Buffer.concat([gzipHeader, deflatedHead, stored, middle, deflatedTail, trailer]);
    },
  };
}
