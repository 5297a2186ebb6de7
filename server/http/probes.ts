import type { FastifyInstance } from 'fastify';

/** What the probes ask. */
export type ProbeOptions = {
  store: {
    /** Fails when the database does not answer. */
    ping(): Promise<void>;
  };
};

/** Whether the process answers (`/healthz`), and whether it can take enquiries (`/readyz`). Nothing keeps the answers. */
export async function probeRoutes(app: FastifyInstance, { store }: ProbeOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  });
  app.get('/healthz', { config: { probe: true } }, async () => 'ok\n');
  app.get('/readyz', { config: { probe: true } }, async (request, reply) => {
    try {
      await store.ping();
      return 'ready\n';
    } catch (error) {
      request.log.error({ kind: error instanceof Error ? error.name : typeof error }, 'database does not answer');
      return reply.code(503).send('not ready: the database does not answer\n');
    }
  });
}
