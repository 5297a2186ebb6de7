import { Agent } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask, type Answer } from './ask.ts';

/**
 * Many connections, each sending one request after the other. Path, address and body may contain three placeholders:
 * `{request}` for the number of the request, `{byte}` for this number modulo 250, and `{sender}` for two bytes of an
 * address that differ for each connection.
 */
export type Flood = {
  port: number;
  connections: number;
  /** The duration of the flood after every connection has had a response, in milliseconds. */
  ms: number;
  /** The pause of a connection between a response and the next request, in milliseconds. */
  pause: number;
  path: string;
  address: string;
  body?: string;
};

// Lowers the priority of this thread, since real senders do not use the site's processor.
setPriority(10);
const { port, connections, ms, pause, path, address, body } = workerData as Flood;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const counts: Record<number, number> = {};
let requests = 0;
let answered = 0;
let end = Infinity;

/** Sends the next request of a connection. */
async function send(connection: number): Promise<Answer> {
  requests += 1;
  const number = requests;
  const filled = (text: string) =>
    text
      .replace('{sender}', `${connection >> 8}.${connection & 255}`)
      .replace('{byte}', String(number % 250))
      .replace('{request}', String(number));
  const sent = { address: filled(address), agent, ...(body === undefined ? {} : { body: filled(body) }) };
  return ask(port, filled(path), sent);
}

await Promise.all(
  Array.from({ length: connections }, async (_, connection) => {
    for (let first = true; performance.now() < end; first = false) {
      const { status } = await send(connection);
      counts[status] = (counts[status] ?? 0) + 1;
      if (first && (answered += 1) === connections) {
        end = performance.now() + ms;
        parentPort?.postMessage('all connected', []);
      }
      await delay(pause);
    }
  }),
);
agent.destroy();
parentPort?.postMessage(counts, []);
