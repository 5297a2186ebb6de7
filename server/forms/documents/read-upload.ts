import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { DocumentFault } from '../../../src/schema/fields/field-type.ts';
import { documentLimits } from '../../../src/schema/form-submission.ts';
import type { SentDocument } from '../../enquiries/store/documents.ts';
import type { FormBody } from '../submission/form-body.ts';
import { documentName } from './document-name.ts';
import { prepareUploadFolder } from './upload-folder.ts';
import { isWholePdf } from './whole-pdf.ts';

/** The contents of a submitted form with documents. */
export type Upload = {
  body: FormBody;
  documents: SentDocument[];
  /** Why a document was refused. */
  fault: DocumentFault | null;
  /** Whether the request was cut off, or a document could not be written: texts and documents may be missing. */
  isBroken: boolean;
};

/**
 * Limits of the parser. A value has at most 4,000 characters; documents beyond `documentLimits.number` are read and
 * discarded.
 */
const uploadLimits = {
  fields: 100,
  fieldNameSize: 100,
  fieldSize: 32 * 1024,
  files: 50,
  parts: 150,
  fileSize: documentLimits.bytes + 1,
};

/**
 * Parses a form with documents while it arrives. Each document is written to a file with a random name, outside all
 * served folders, piece by piece. A refused request is still read to its end: browsers show the response only then.
 * @param folder where the files are until `discardUpload`
 */
export async function readUpload(request: FastifyRequest, folder: string): Promise<Upload> {
  const body = new Map<string, string>();
  const upload: Upload = { body, documents: [], fault: null, isBroken: false };
  try {
    for await (const part of request.parts({ limits: uploadLimits })) {
      if (part.type === 'file') await takeFile(part, folder, upload);
      else if (!body.has(part.fieldname)) body.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    request.log.info({ kind: (error as Error).name }, 'a form with documents could not be read to its end');
    upload.isBroken = true;
  }
  return upload;
}

/** Deletes the files of an upload; stored documents are in the database. */
export async function discardUpload({ documents }: Upload): Promise<void> {
  for (const { file } of documents) await rm(file, { force: true }).catch(() => undefined);
}

async function takeFile(part: MultipartFile, folder: string, upload: Upload): Promise<void> {
  const isWanted = part.fieldname === 'documents' && part.filename;
  if (!isWanted) return drain(part.file);
  if (upload.documents.length === documentLimits.number) {
    upload.fault = 'tooMany';
    return drain(part.file);
  }
  const file = join(folder, randomUUID());
  const taken = await writeFile(part.file, file).catch(() => null);
  if (typeof taken === 'number') {
    upload.documents.push({ name: documentName(part.filename), size: taken, file });
    return;
  }
  await rm(file, { force: true }).catch(() => undefined);
  if (taken === null) upload.isBroken = true;
  else upload.fault ??= taken;
  await drain(part.file);
}

/** Writes a document; returns its size in bytes, or why it is refused. Rejects if the disk is full. */
async function writeFile(from: Readable & { truncated?: boolean }, file: string): Promise<number | DocumentFault> {
  await prepareUploadFolder(join(file, '..'));
  const target = await open(file, 'wx+', 0o600);
  try {
    let size = 0;
    for await (const piece of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      await target.write(piece);
      size += piece.length;
    }
    if (size > documentLimits.bytes) return 'tooLarge';
    return (await isWholePdf(target, size)) ? size : 'notPdf';
  } finally {
    await target.close();
  }
}

/** Reads the rest of a document and discards it. */
async function drain(file: Readable): Promise<void> {
  await finished(file.resume()).catch(() => undefined);
}
