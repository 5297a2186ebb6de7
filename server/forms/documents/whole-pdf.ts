import type { FileHandle } from 'node:fs/promises';

/** Number of bytes at the end in which PDF readers look for the end mark: some programs add bytes after the mark. */
const tail = 1024;

/** Tells whether a file begins and ends as a PDF (ISO 32000-2, 7.5.2 and 7.5.5). Nothing in it is unpacked or run. */
export async function isWholePdf(file: FileHandle, size: number): Promise<boolean> {
  const head = await bytesAt(file, 0, 5);
  const end = await bytesAt(file, Math.max(0, size - tail), tail);
  return head.toString('latin1') === '%PDF-' && end.includes('%%EOF');
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
