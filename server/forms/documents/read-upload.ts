import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { basename, join, win32 } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type DocumentFault, withoutForbidden } from '../../../src/schema/fields/field-type.ts';
import { documentLimits } from '../../../src/schema/form-submission.ts';
import type { SentDocument } from '../../enquiries/store/documents.ts';
import { type Language, locales } from '../../../src/i18n/language.ts';

/** The contents of a submitted form with documents, as far as they have arrived. */
export type Upload = {
  body: Map<string, string>;
  documents: SentDocument[];
  /** Why a document was refused. */
  fault: DocumentFault | null;
  /**
   * Why texts and documents may be missing: the request was cut off or no form (`malformed`), too slow, or a document
   * could not be written.
   */
  broken: 'malformed' | 'slow' | 'unwritable' | null;
};

/**
 * Limits of the parser. A value has at most 4,000 characters; documents beyond `documentLimits.number` are read and
 * discarded.
 */
const parserLimits = {
  fields: 100,
  fieldNameSize: 100,
  fieldSize: 32 * 1024,
  files: 50,
  parts: 150,
  fileSize: documentLimits.bytes + 1,
};

/**
 * Parses a form with documents into `upload` while it arrives. Each document is written to a file with a random name,
 * outside all served folders, piece by piece. A refused request is still read to its end: browsers show the response
 * only then.
 * @param folder where the files are until `discardUpload`
 */
export async function readUpload(request: FastifyRequest, folder: string, upload: Upload): Promise<void> {
  const { body } = upload;
  try {
    // The parser would drop a document whose name ends in `/`.
    for await (const part of request.parts({ limits: parserLimits, preservePath: true })) {
      if (part.type === 'file') await takeFile(part, folder, upload);
      else if (!body.has(part.fieldname)) body.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    request.log.info({ kind: (error as Error).name }, 'a form with documents could not be read to its end');
    upload.broken ??= 'malformed';
  }
}

/** Deletes the files of an upload; stored documents are in the database. */
export async function discardUpload({ documents }: Upload): Promise<void> {
  for (const { file } of documents) await rm(file, { force: true }).catch(() => undefined);
}

async function takeFile(part: MultipartFile, folder: string, upload: Upload): Promise<void> {
  if (part.fieldname !== 'documents') return drain(part.file);
  if (upload.documents.length === documentLimits.number) {
    upload.fault = 'tooMany';
    return drain(part.file);
  }
  const file = join(folder, randomUUID());
  const taken = await writeFile(part.file, file).catch(() => null);
  // An empty control is sent as a file without a name.
  const isNone = !part.filename && taken?.size === 0;
  if (taken?.fault === null) {
    upload.documents.push({ name: documentName(part.filename), size: taken.size, file });
    return;
  }
  await rm(file, { force: true }).catch(() => undefined);
  if (taken === null) upload.broken ??= part.file.errored ? 'malformed' : 'unwritable';
  else if (!isNone) upload.fault ??= taken.fault;
  await drain(part.file);
}

/** Writes a document; returns its size in bytes, and why it is refused. Rejects if the disk is full. */
async function writeFile(from: Readable, file: string): Promise<{ size: number; fault: DocumentFault | null }> {
  await prepareUploadFolder(join(file, '..'));
  const target = await open(file, 'wx+', 0o600);
  try {
    let size = 0;
    for await (const piece of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      await target.write(piece);
      size += piece.length;
    }
    if (size > documentLimits.bytes) return { size, fault: 'tooLarge' };
    return { size, fault: (await isWholePdf(target, size)) ? null : 'notPdf' };
  } finally {
    await target.close();
  }
}

/** Reads the rest of a document and discards it. */
async function drain(file: Readable): Promise<void> {
  await finished(file.resume()).catch(() => undefined);
}

const longestName = 120;

/** The stored name of a document: one line, without a path, ending in `.pdf`. */
function documentName(given = ''): string {
  const bare = withoutForbidden('line', basename(win32.basename(given))).replace(/\.pdf$|^\.+$/i, '');
  return `${bare.slice(0, longestName).toWellFormed().trim() || 'documento'}.pdf`;
}

/** Name and size of a document for people. */
export function documentText({ name, size }: { name: string; size: number }, language: Language): string {
  const megabytes = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return `${name} (${megabytes.format(Math.max(size / 1024 / 1024, 0.1))} MB)`;
}

/** Number of bytes in which PDF readers look for the header and for the end mark: some programs add bytes outside. */
const margin = 1024;

/** Tells whether a file begins and ends as a PDF (ISO 32000-2, 7.5.2 and 7.5.5). Nothing in it is unpacked or run. */
async function isWholePdf(file: FileHandle, size: number): Promise<boolean> {
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

/** Age in milliseconds beyond which a file counts as left behind by a crash: twice the time limit of an upload. */
export const abandonedAfter = 10 * 60_000;

/** Creates the folder for incoming documents, and deletes files that crashes left behind. */
export async function prepareUploadFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > abandonedAfter) await rm(file, { force: true });
  }
}
