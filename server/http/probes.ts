import type { FastifyInstance } from 'fastify';
import { EnquiryStoreError } from '../enquiries/store/store-error.ts';

/** The state that the probes report. */
export type ProbeOptions = {
  store: {
    /** Rejects if the database does not answer. */
    ping(): Promise<void>;
  };
  isStopping: () => boolean;
};

/**
 * `/healthz` reports whether the process responds, `/readyz` whether it can accept enquiries. After SIGTERM both answer
 * 503 while the server still serves: proxies and load balancers then send visitors elsewhere. Responses are not cached.
 */
export async function probeRoutes(app: FastifyInstance, { store, isStopping }: ProbeOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  });
  app.get('/healthz', { config: { cheap: true } }, async (_request, reply) =>
    isStopping() ? reply.code(503).send('stopping\n') : 'ok\n',
  );
  app.get('/readyz', { config: { cheap: true } }, async (request, reply) => {
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
