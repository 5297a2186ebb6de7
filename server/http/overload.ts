import type { FastifyInstance } from 'fastify';
import { sendErrorAnswer } from './error-answers.ts';

/** How often the delay of the event loop is measured, and the longest allowed delay, in milliseconds. */
const interval = 250;
const limit = 1000;

/** When a browser or crawler that was turned away may come back, in seconds. */
const retryAfter = 5;

/**
 * Turns requests away with 503 while the event loop is late, so that running requests finish. It never turns away
 * prepared pages, files, probes or sent forms.
 */
export function registerOverload(app: FastifyInstance, isLate: () => boolean = watchEventLoop(app)): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isLate() || request.method === 'POST' || request.is404 || request.routeOptions.config.probe) done();
    else sendErrorAnswer(request, reply.header('retry-after', retryAfter), 503);
  });
}

/** Measures the delay of a timer; the last measurement counts. */
function watchEventLoop(app: FastifyInstance): () => boolean {
  let before = performance.now();
  let late = false;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - before - interval > limit;
    before = now;
  }, interval);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => late || performance.now() - before > interval + limit;
}

declare module 'fastify' {
  // Fastify's types are extended by declaration merging, which needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyContextConfig {
    /** Marks a route for probes, which is answered under any load. */
    probe?: boolean;
  }
}
