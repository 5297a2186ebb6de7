import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Reloads the open pages when a file of the content or the code changes. Most of a page stands as the server drew it: a
 * module replaced in the browser would change little. Styles are replaced without a reload, by Vite.
 * @param onContent is called when a file of the content has changed, before the pages are reloaded
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
