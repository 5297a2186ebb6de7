import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, compressed as `deflateRaw` does; `crc` and `size` are those of its plain bytes. */
export type ZipEntry = { name: string; packed: readonly Buffer[]; crc: number; size: number };

/** The first of January 1980, the earliest day that an archive can name. */
const noDay = 0x21;

/** Puts files into one ZIP archive of less than 4 GB (PKWARE APPNOTE 6.3). */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const shared = sharedHeader(entry, name);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, rest, name]));
    parts.push(local, ...entry.packed);
    offset += local.length + lengthOf(entry.packed);
  }
  const size = lengthOf(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((total, { length }) => total + length, 0);
}

/** What a file's own header and its line in the directory have in common: version to the length of the extra field. */
function sharedHeader({ packed, crc, size }: ZipEntry, name: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(8, 4);
  header.writeUInt16LE(noDay, 8);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(lengthOf(packed), 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

/** Compresses a text that comes in pieces, without holding all of it. */
export async function zipEntry(name: string, text: AsyncIterable<string> | Iterable<string>): Promise<ZipEntry> {
  let [crc, size] = [0, 0];
  async function* bytes() {
    for await (const piece of text) {
      const plain = Buffer.from(piece);
      crc = crc32(plain, crc);
      size += plain.length;
      yield plain;
    }
  }
  const packed = (await Readable.from(bytes()).compose(createDeflateRaw()).toArray()) as Buffer[];
  return { name, packed, crc, size };
}
