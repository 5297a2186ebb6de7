import { Agent, request } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filledIn, sentAlong } from '../enquiries.ts';
import { host, type CaddyInstallation } from './caddy-installation.ts';

export type VisitorAnswer = {
  status: number;
  headers: Record<string, string>;
  /** The size transferred, in bytes. */
  size: number;
  text: string;
};

export type VisitorRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** A host name other than the site's. */
  name?: string;
};

/** A visitor's TLS connections to Caddy, with the name of a site. They stay open, as those of browsers do. */
export function visitorOf({ https, certificate }: Pick<CaddyInstallation, 'https' | 'certificate'>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  /** @throws Error if the connection breaks before the response is complete */
  function ask(path: string, { method = 'GET', headers = {}, body, name = host }: VisitorRequest = {}) {
    return new Promise<VisitorAnswer>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: https,
          path,
          method,
          agent,
          servername: name,
          ca: certificate,
          timeout: 60_000,
          headers: { host: name, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0', ...headers },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const whole = Buffer.concat(parts);
            const found = answer.headers as Record<string, string>;
            resolve({
              status: answer.statusCode ?? 0,
              headers: found,
              size: whole.length,
              text: decoded(whole, found['content-encoding']).toString(),
            });
          });
        },
      );
      sent.on('error', reject);
      sent.on('timeout', () => sent.destroy(new Error('no answer in a minute')));
      sent.end(body);
    });
  }

  return { ask, close: () => agent.destroy() };
}

export type SiteVisitor = ReturnType<typeof visitorOf>;

/** Reads a form's hidden fields, and fills in the rest for a person called `name`. */
export async function fillForm(visitor: SiteVisitor, name: string, headers: Record<string, string>): Promise<string> {
  const { text } = await visitor.ask('/forms/contact?lang=es', { headers });
  return filledIn(sentAlong(text), name).toString();
}

/** Sends a filled-in form, as a browser without JavaScript does. */
export function sendForm(visitor: SiteVisitor, body: string, headers: Record<string, string>) {
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin: `https://${host}` };
  return visitor.ask('/forms/contact', { method: 'POST', body, headers: { ...type, ...headers } });
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
