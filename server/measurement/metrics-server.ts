import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { prometheusText, prometheusType } from './prometheus-text.ts';
import type { VitalsStore } from './vitals-store.ts';

/**
 * Serves `GET /metrics` for Prometheus, apart from the site so that nobody outside reads it.
 * @throws Error when the port is taken
 */
export async function startMetricsServer(store: VitalsStore, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404 Not Found\n');
      return;
    }
    response.writeHead(200, { 'content-type': prometheusType, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : prometheusText(store.sinceStart()));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
