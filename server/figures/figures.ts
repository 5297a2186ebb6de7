import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { EnquiryLog } from '../enquiries/enquiry-log.ts';
import type { EnquiryStore } from '../enquiries/store/store.ts';
import { watchEnquiries, watchOutbox } from './store-figures.ts';
import { watchPages, watchRequests, watchVitals } from './request-figures.ts';

export type FiguresOptions = {
  /** Port at which Prometheus reads the figures; visitors must not reach it. */
  port: number;
  host: string;
};

export type Figures = ReturnType<typeof createFigures>;

/** The figures of one process and its database for Prometheus, without data of visitors. */
export function createFigures({ port, host }: FiguresOptions) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const countPageFailure = watchPages(registry);
  const stops: (() => void)[] = [];
  let refreshOutbox: (() => Promise<void>) | null = null;
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404 Not Found\n');
      return;
    }
    await refreshOutbox?.();
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  return {
    countPageFailure,
    countVitals: watchVitals(registry),
    /** Wraps a store so that its enquiries are counted. Call it once. */
    watchStore(store: EnquiryStore): EnquiryStore {
      refreshOutbox = watchOutbox(registry, store);
      return watchEnquiries(registry, store);
    },
    /**
     * Counts the responses of this server, and serves `GET /metrics` to Prometheus.
     * @throws Error when the port is in use
     */
    async serve(site: Server, log: EnquiryLog): Promise<void> {
      stops.push(watchRequests(registry, site));
      server.listen(port, host);
      await once(server, 'listening');
      log.info({ port, host }, 'metrics for Prometheus');
    },
    stop(): void {
      for (const stop of stops) stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
