import { once } from 'node:events';
import { createServer } from 'node:http';

/** A stand-in for the servers of analytics and advertisements, on loopback. */
export type TagServer = {
  origin: string;
  /** Every request so far, as path and query, in order. */
  requests: string[];
  /** The names of the reported events, sorted by the times that the tag sends: reports may arrive in another order. */
  events(): string[];
  stop(): Promise<void>;
};

/**
 * Imitates Google's tag according to its documentation. The code reads the queue in order and handles later commands,
 * follows the consent signals, sets its cookies, and reports each event.
 */
const tag = (origin: string) => `(() => {
  const state = {};
  const report = (name) => 
    fetch('${origin}/collect?event=' + name + '&at=' + (performance.timeOrigin + performance.now()), { mode: 'no-cors', keepalive: true });
  const obey = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, name, values] = entry;
    if (command === 'consent') Object.assign(state, values);
    if (state.analytics_storage === 'granted') for (const key of ['_ga', '_ga_ABC123']) document.cookie = key + '=GA1; Path=/';
    if (state.ad_storage === 'granted') {
      for (const key of ['_gcl_au', '_gcl_aw']) document.cookie = key + '=1.1; Path=/';
      localStorage.setItem('_gcl_ls', '{}');
    }
    if (command === 'event') report(name);
  };
  const { push } = dataLayer;
  dataLayer.forEach(obey);
  dataLayer.push = (...entries) => { const length = push.apply(dataLayer, entries); entries.forEach(obey); return length; };
})();`;

export async function startTagServer(): Promise<TagServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const isScript = /^\/gt(?:ag\/js|m\.js)\?/.test(request.url ?? '');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/plain');
    response.end(isScript ? tag(origin) : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The stand-in has no address.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    requests,
    events: () =>
      requests
        .flatMap((url) => {
          const [, name, at] = /^\/collect\?event=(\w+)&at=([\d.]+)$/.exec(url) ?? [];
          return name ? [{ name, at: Number(at) }] : [];
        })
        .toSorted((a, b) => a.at - b.at)
        .map(({ name }) => name),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
