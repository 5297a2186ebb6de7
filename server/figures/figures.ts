import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { EnquiryLog } from '../enquiries/enquiry-log.ts';
import type { EnquiryStore } from '../enquiries/store/store.ts';
import type { VitalsReport } from '../../src/site/vitals.ts';
import { watchEnquiries, watchOutbox } from './store-figures.ts';
import { watchPages, watchRequests, watchVitals } from './request-figures.ts';

export type FiguresOptions = {
  /** Port at which Prometheus reads the figures; visitors must not reach it. */
  port: number;
  host: string;
  /** Name of the build or published content that is served. */
  build: () => string;
};

export type Figures = {
  /** Counts a page that could not be drawn. */
  countPageFailure(): void;
  /** Records the measurements of a browser. */
  countVitals(report: VitalsReport): void;
  /** Wraps a store so that its enquiries are counted and its writes timed. Call it once. */
  watchStore(store: EnquiryStore): EnquiryStore;
  /**
   * Counts the responses of this server, and serves `GET /metrics` to Prometheus.
   * @throws Error when the port is in use
   */
  serve(site: Server, log: EnquiryLog): Promise<void>;
  stop(): void;
};

/** The figures of one process and its database for Prometheus, without data of visitors. */
export function createFigures({ port, host, build }: FiguresOptions): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const countPageFailure = watchPages(registry, build);
  const stops: (() => void)[] = [];
  let lookAtOutbox: (() => Promise<void>) | null = null;
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404 Not Found\n');
      return;
    }
    await lookAtOutbox?.();
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  return {
    countPageFailure,
    countVitals: watchVitals(registry),
    watchStore(store) {
      lookAtOutbox = watchOutbox(registry, store);
      return watchEnquiries(registry, store);
    },
    async serve(site, log) {
      stops.push(watchRequests(registry, site));
      server.listen(port, host);
      await once(server, 'listening');
      log.info({ port, host }, 'metrics for Prometheus');
    },
    stop() {
      for (const stop of stops) stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
