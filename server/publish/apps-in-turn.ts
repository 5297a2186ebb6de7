import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

type App = Pick<FastifyInstance, 'routing' | 'close'>;

/** Passes each request to the newest app. A former app finishes its running requests, and is then closed. */
export function appsInTurn(first: App) {
  let newest = tracked(first);
  return {
    handle: (request: IncomingMessage, response: ServerResponse): void => newest.handle(request, response),
    /** Makes another app the newest; resolves when the former one is closed. */
    async take(app: App): Promise<void> {
      const former = newest;
      newest = tracked(app);
      await former.end();
    },
    /** Closes the newest app. */
    end: (): Promise<void> => newest.end(),
  };
}

/** Counts the running requests of an app, to close it after the last one. */
function tracked(app: App) {
  let running = 0;
  let onIdle = (): void => undefined;
  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      running += 1;
      response.once('close', () => {
        running -= 1;
        if (running === 0) onIdle();
      });
      app.routing(request, response);
    },
    async end(): Promise<void> {
      if (running > 0) await new Promise<void>((resolve) => (onIdle = resolve));
      await app.close();
    },
  };
}
