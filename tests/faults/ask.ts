import { request, type Agent } from 'node:http';

export type Answer = { status: number; ms: number; text: string };
export type Sending = { address?: string; body?: string; agent?: Agent };

/**
 * Sends a request to a port of this machine as a visitor with the given address. Without an agent, Node.js may reuse an
 * open connection.
 */
export async function ask(
  port: number,
  path: string,
  { address = '192.0.2.1', body, agent }: Sending = {},
): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': address,
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const sent = request(
      { host: '127.0.0.1', port, path, headers, method: body === undefined ? 'GET' : 'POST', agent },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started, text }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject).end(body);
  });
}
