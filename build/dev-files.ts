import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Finds a free port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Reloads open pages when a file of content or code changes. Replacing single modules would not be enough, because the
 * server renders most of a page. Vite replaces styles without a reload.
 * @param onContent is called for a changed file of content, before pages are reloaded
 */
export function followFiles(onContent: () => void): Plugin {
  const content = resolve('content') + '/';
  const code = resolve('src') + '/';
  return {
    name: 'follow-files',
    hotUpdate({ file }) {
      const isContent = file.startsWith(content);
      if (!isContent && (!file.startsWith(code) || file.endsWith('.css'))) return undefined;
      if (this.environment.name === 'client') {
        if (isContent) onContent();
        this.environment.hot.send({ type: 'full-reload' });
      }
      return [];
    },
  };
}
