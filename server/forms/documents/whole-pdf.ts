import type { FileHandle } from 'node:fs/promises';

/** Number of bytes in which PDF readers look for the header and for the end mark: some programs add bytes outside. */
const margin = 1024;

/** Tells whether a file begins and ends as a PDF (ISO 32000-2, 7.5.2 and 7.5.5). Nothing in it is unpacked or run. */
export async function isWholePdf(file: FileHandle, size: number): Promise<boolean> {
  const filled = await lengthWithoutFilling(file, size);
  const head = await bytesAt(file, 0, margin);
  const end = await bytesAt(file, Math.max(0, filled - margin), margin);
  return head.includes('%PDF-') && end.includes('%%EOF');
}

/** The length of a file without the blanks and NULs that transfers in blocks add at its end. */
async function lengthWithoutFilling(file: FileHandle, size: number): Promise<number> {
  for (let length = size; length > 0; length -= margin) {
    const block = await bytesAt(file, Math.max(0, length - margin), Math.min(length, margin));
    const last = block.findLastIndex((byte) => byte !== 0 && byte !== 0x20 && byte !== 0x0a && byte !== 0x0d);
    if (last >= 0) return Math.max(0, length - margin) + last + 1;
  }
  return 0;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
