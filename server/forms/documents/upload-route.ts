import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FormTroubleError } from '../submission/form-trouble.ts';
import { discardUpload, readUpload, type Upload } from './read-upload.ts';

/** Largest request in bytes. It allows for ten documents of full size, although only three are kept. */
const mostBytes = 128 * 1024 * 1024;

/**
 * Greatest numbers of simultaneous uploads, of all senders together and of one sender: each needs a file and space on
 * the disk.
 */
const mostAtOnce = 12;
const mostOfSender = 3;

type UploadRouteOptions = {
  path: string;
  /** Folder of incoming documents. */
  folder: string;
  /** Throws if another site sent the request. */
  onRequest: (request: FastifyRequest) => void;
  sender: (request: FastifyRequest) => string;
  answer: (request: FastifyRequest, reply: FastifyReply, upload: Upload | null) => Promise<FastifyReply>;
};

/** The route of a form with documents, which browsers send as `multipart/form-data`. */
export async function uploadRoute(
  app: FastifyInstance,
  { path, folder, onRequest, sender, answer }: UploadRouteOptions,
): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  const running = new Map<string, number>();
  let all = 0;

  app.post(path, { onRequest: async (request) => onRequest(request) }, async (request, reply) => {
    if (!request.isMultipart()) return answer(request, reply, null);
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new FormTroubleError(413);
    const key = sender(request);
    const own = running.get(key) ?? 0;
    if (all >= mostAtOnce || own >= mostOfSender) throw new FormTroubleError(429);
    all += 1;
    running.set(key, own + 1);
    const upload = await readBounded(request, folder).finally(() => {
      all -= 1;
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    });
    try {
      return await answer(request, reply, upload);
    } finally {
      await discardUpload(upload);
    }
  });
}

/** Reads an upload, and cuts off one that exceeds `mostBytes` without having stated its length. */
function readBounded(request: FastifyRequest, folder: string): Promise<Upload> {
  const { socket } = request.raw;
  const before = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead - before > mostBytes) socket.destroy();
  }, 1000);
  return readUpload(request, folder).finally(() => clearInterval(watch));
}
