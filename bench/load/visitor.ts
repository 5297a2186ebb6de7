import { Agent, request } from 'node:http';
import { filledIn, sentAlong } from '../../tests/enquiries.ts';

/** A visit: the visitor's address, the pages, and the name in the enquiry at the end; null without an enquiry. */
export type Visit = { address: string; pages: readonly string[]; name: string | null };

/** The outcome of a request. `status` is the HTTP status, or the error message if there is no complete response. */
export type Seen = { kind: 'page' | 'file' | 'form' | 'enquiry'; ms: number; status: number | string };

export type Load = {
  seen: Seen[];
  /** Names of the visitors whose enquiries were acknowledged. */
  acknowledged: string[];
  /** Forms to send once people would have filled them in. */
  filling: { due: number; name: string; address: string; body: string }[];
};

/** Time that a visitor takes to fill in a form, in milliseconds: longer than the minimum of `shortestFillMs`. */
const fillingTime = 3_200;

/**
 * The connections of visitors to a server. The requests of a visit carry its own address in the header of a proxy.
 */
export function openVisitors(port: number, load: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const parts = new Map<string, readonly string[]>();

  function ask(
    kind: Seen['kind'],
    path: string,
    address: string,
    body?: string,
  ): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
    const started = performance.now();
    const headers = {
      'x-forwarded-for': address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      // Uncompressed responses cost nothing to read, and the server has them ready as well.
      'accept-encoding': kind === 'page' || kind === 'form' ? 'identity' : 'br',
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    return new Promise((resolve) => {
      const sent = request(
        { port, host: '127.0.0.1', path, agent, headers, method: body === undefined ? 'GET' : 'POST', timeout: 30_000 },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const status = answer.statusCode ?? 0;
            load.seen.push({ kind, ms: performance.now() - started, status });
            resolve({ status, text: Buffer.concat(chunks).toString(), headers: answer.headers });
          });
          answer.on('error', failed);
        },
      );
      function failed(error: Error): void {
        load.seen.push({ kind, ms: performance.now() - started, status: error.message });
        resolve({ status: 0, text: '', headers: {} });
      }
      sent.on('error', failed);
      sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')));
      sent.end(body);
    });
  }

  /** Requests the pages of a visit, with the files of the first one, and then a form if the visit has a name. */
  async function visit({ address, pages, name }: Visit): Promise<void> {
    for (const [number, path] of pages.entries()) {
      const { text } = await ask('page', path, address);
      // A returning browser has the files in its cache.
      if (number === 0) {
        const files = parts.get(path) ?? filesOf(text);
        parts.set(path, files);
        await Promise.all(files.map((file) => ask('file', file, address)));
      }
    }
    if (name !== null) await openForm(name, address);
  }

  async function openForm(name: string, address: string): Promise<void> {
    const { status, text } = await ask('form', '/forms/contact?lang=es', address);
    if (status !== 200) return;
    load.filling.push({
      due: performance.now() + fillingTime,
      name,
      address,
      body: filledIn(sentAlong(text), name).toString(),
    });
  }

  /**
   * Sends the forms that have been filled in by now.
   * @returns the status of each form, and the response's `Retry-After` header
   */
  async function sendDue(now = performance.now()): Promise<{ status: number; retryAfter: unknown; name: string }[]> {
    const due = load.filling.filter((form) => form.due <= now);
    load.filling = load.filling.filter((form) => form.due > now);
    return Promise.all(
      due.map(async ({ name, address, body }) => {
        const { status, headers } = await ask('enquiry', '/forms/contact', address, body);
        if (status === 303) load.acknowledged.push(name);
        else load.filling.push({ due: Infinity, name, address, body });
        return { status, retryAfter: headers['retry-after'], name };
      }),
    );
  }

  return { ask, visit, openForm, sendDue, close: () => agent.destroy() };
}

export type Visitors = ReturnType<typeof openVisitors>;

/** The first eight scripts, styles, fonts and pictures of a page, about those of its first view. */
function filesOf(html: string): string[] {
  const found = [...html.matchAll(/["' ](\/assets\/[\w.-]+\.(?:js|css|woff2|avif))/g)].map(([, path = '']) => path);
  return [...new Set(found)].slice(0, 8);
}
