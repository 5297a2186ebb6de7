import type { IncomingMessage, ServerResponse } from 'node:http';

/** What was answered; headers by name. */
export type RecordedAnswer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

/** Lets something answer a request with these headers, and records what it says. */
export function recordedAnswer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  headers: Record<string, string | null> = {},
): RecordedAnswer {
  const said: RecordedAnswer = { status: 0, headers: {}, body: Buffer.alloc(0) };
  const response = {
    writeHead(status: number, flat: string[]) {
      Object.assign(said, { status, headers: headersByName(flat) });
      return response;
    },
    end: (body?: Buffer) => body && Object.assign(said, { body }),
  };
  answer({ headers, socket: {} } as IncomingMessage, response as unknown as ServerResponse);
  return said;
}

/** Headers by name, from names and values in turn. */
export function headersByName(flat: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])));
}
