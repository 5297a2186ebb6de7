import type { FastifyInstance } from 'fastify';
import { EnquiryStoreError } from '../enquiries/store/store-error.ts';

/** Sources of the probes' answers. */
export type ProbeOptions = {
  store: {
    /** Fails when the database does not answer. */
    ping(): Promise<void>;
  };
  isStopping: () => boolean;
};

/**
 * Whether the process answers (`/healthz`), and whether it can take enquiries (`/readyz`). A process that was asked to
 * stop answers 503 to both while it goes on serving: proxies and balancers then send visitors elsewhere. The answers
 * are not cached.
 */
export async function probeRoutes(app: FastifyInstance, { store, isStopping }: ProbeOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  });
  app.get('/healthz', { config: { probe: true } }, async (_request, reply) =>
    isStopping() ? reply.code(503).send('stopping\n') : 'ok\n',
  );
  app.get('/readyz', { config: { probe: true } }, async (request, reply) => {
    try {
      await store.ping();
      return 'ready\n';
    } catch (error) {
      const code = error instanceof EnquiryStoreError ? error.code : 'unknown';
      if (code !== 'STOPPING') request.log.error({ code }, 'not ready: enquiries cannot be stored');
      return reply.code(503).send('not ready: enquiries cannot be stored\n');
    }
  });
}
