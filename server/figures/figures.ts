import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { EnquiryLog } from '../enquiries/enquiry-log.ts';
import type { EnquiryStore } from '../enquiries/store/enquiry-store.ts';
import type { VitalsReport } from '../../src/site/vitals.ts';
import { watchOutbox } from './outbox-figures.ts';
import { watchPages } from './page-figures.ts';
import { watchRequests } from './request-figures.ts';
import { watchEnquiries } from './store-figures.ts';
import { watchVitals } from './vitals-figures.ts';

export type FiguresOptions = {
  /** Where Prometheus reads: an address that visitors cannot reach. */
  port: number;
  host: string;
  /** Names the build or the published content that is served. */
  build: () => string;
  /** Tells whether pages show another day. */
  pagesAreOld: () => boolean;
};

export type Figures = {
  /** Counts the measurements of a browser. */
  countVitals(report: VitalsReport): void;
  /** The same store, which also counts its enquiries and times its writes. Call this once. */
  watchStore(store: EnquiryStore): EnquiryStore;
  /**
   * Counts the answers of this server, and serves `GET /metrics` to Prometheus.
   * @throws Error when the port is taken
   */
  serve(site: Server, log: EnquiryLog): Promise<void>;
  stop(): void;
};

/** The figures of one process and of the database it uses, as Prometheus reads them. Nothing in them leads to a visitor. */
export function createFigures({ port, host, build, pagesAreOld }: FiguresOptions): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchPages(registry, build, pagesAreOld);
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
