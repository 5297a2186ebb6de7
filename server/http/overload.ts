import type { FastifyInstance } from 'fastify';
import { sendErrorResponse } from './error-responses.ts';

/** Interval at which the delay of the event loop is measured, and the longest allowed delay, in milliseconds. */
const interval = 250;
const limit = 1000;

/** Seconds after which a refused browser or crawler may retry. */
const retryAfter = 5;

/**
 * Refuses requests with 503 while the event loop is delayed, so that running requests can finish. It never refuses
 * pages, files, probes or forms.
 */
export function registerOverload(app: FastifyInstance, isLate: () => boolean = watchEventLoop(app)): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isLate() || request.method === 'POST' || request.is404 || request.routeOptions.config.cheap) done();
    else sendErrorResponse(request, reply.header('retry-after', retryAfter), 503);
  });
}

/** Marks all routes as cheap that a plugin registers after this call. */
export function markRoutesCheap(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => void (route.config = { ...route.config, cheap: true }));
}

/**
 * Measures the delay of a timer.
 * @returns a function that tells whether the last delay, or the present one, is too long
 */
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
    /** Marks a route that is answered under any load, since it needs hardly any work. */
    cheap?: boolean;
  }
}
