import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { every } from '../../every.ts';
import { documentLimits } from '../../../src/schema/form-submission.ts';
import { FormTroubleError } from '../submission/form-trouble.ts';
import { abandonedAfter, discardUpload, prepareUploadFolder, readUpload, type Upload } from './read-upload.ts';

/** The limits of uploads: each needs a file, and space on the disk. */
export const uploadLimits = {
  /** Largest request in bytes: twice what a form takes, so that one with too many documents gets its texts back. */
  bytes: 2 * documentLimits.number * documentLimits.bytes + 1024 * 1024,
  /** Greatest numbers at the same time, of all senders together and of one sender. */
  atOnce: 12,
  ofSender: 3,
  /** Least rate in bytes a second, and the time in milliseconds from which it is measured. */
  rate: 30_000,
  begin: 10_000,
};

type UploadRouteOptions = {
  path: string;
  /** Folder of incoming documents. */
  folder: string;
  /** Throws if another site sent the request. */
  onRequest: (request: FastifyRequest) => void;
  sender: (request: FastifyRequest) => string;
  respond: (request: FastifyRequest, reply: FastifyReply, upload: Upload | null) => Promise<FastifyReply>;
  limits?: Partial<typeof uploadLimits>;
};

/** An upload that has not ended. */
type Running = { key: string; age: () => number; rate: () => number; stop: () => void };

/**
 * The route of a form with documents, which browsers send as `multipart/form-data`. An upload that is too slow is
 * answered with what has arrived. If too many run at once, the slowest of them makes room.
 */
export async function uploadRoute(
  app: FastifyInstance,
  { path, folder, onRequest, sender, respond, limits }: UploadRouteOptions,
): Promise<void> {
  const { bytes, atOnce, ofSender, rate, begin } = { ...uploadLimits, ...limits };
  await app.register(multipart, { throwFileSizeLimit: false });
  const running = new Set<Running>();

  const clean = () =>
    prepareUploadFolder(folder).catch((error: NodeJS.ErrnoException) =>
      app.log.warn({ code: error.code }, 'the folder of uploads could not be cleaned'),
    );
  await clean();
  const cleaning = every(abandonedAfter, clean);
  app.addHook('onClose', async () => cleaning.stop());

  app.post(path, { onRequest: async (request) => onRequest(request) }, async (request, reply) => {
    if (!request.isMultipart()) return respond(request, reply, null);
    if (Number(request.headers['content-length'] ?? 0) > bytes) throw new FormTroubleError(413);
    const key = sender(request);
    const isFull = running.size >= atOnce && !makeRoom();
    if (isFull || [...running].filter((each) => each.key === key).length >= ofSender) throw new FormTroubleError(429);

    const upload: Upload = { body: new Map(), documents: [], fault: null, broken: null };
    const { promise: stopped, resolve } = Promise.withResolvers<void>();
    const one = { ...measured(request), key, stop: () => (running.delete(one), (upload.broken = 'slow'), resolve()) };
    running.add(one);
    const watch = setInterval(() => {
      // A request without a stated length may be too large.
      if (one.received() > bytes) request.raw.destroy();
      if (one.age() > begin && one.rate() < rate) one.stop();
    }, begin / 10);
    const reading = readUpload(request, folder, upload).finally(() => {
      running.delete(one);
      clearInterval(watch);
    });
    await Promise.race([reading, stopped]);
    if (upload.broken === 'slow') {
      // Node does not end the request itself after the response, and its reading would go on.
      reply.header('connection', 'close').raw.once('close', () => request.raw.destroy());
    }
    try {
      return await respond(request, reply, upload);
    } finally {
      void reading.finally(() => discardUpload(upload));
    }
  });

  /** Stops the slowest upload of those that had time to get going, or soon fell below the least rate; false if none. */
  function makeRoom(): boolean {
    const slow = [...running].filter((each) => each.age() > (each.rate() < rate ? begin / 10 : begin));
    const slowest = slow.toSorted((one, other) => one.rate() - other.rate())[0];
    slowest?.stop();
    return slowest !== undefined;
  }
}

/** Age in milliseconds, received bytes, and bytes a second of a request. */
function measured({ raw: { socket } }: FastifyRequest) {
  const [begun, before] = [performance.now(), socket.bytesRead];
  const age = () => performance.now() - begun;
  const received = () => socket.bytesRead - before;
  return { age, received, rate: () => (received() * 1000) / age() };
}
