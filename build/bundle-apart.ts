import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ClientBundles } from './bundles.ts';

/** Options that save memory: little space for new objects, one malloc arena, immediate return of freed memory. */
const littleMemory = {
  execArgv: ['--max-semi-space-size=2'],
  env: { ...process.env, MALLOC_ARENA_MAX: '1', MIMALLOC_PURGE_DELAY: '0' },
};

/**
 * Bundles the browsers' code, then the server's, each in a separate process. The bundler occupies 400 MB until its
 * process ends, too much beside the rendering of pages on a machine of 1 GB.
 * @throws Error if the bundler fails; its message is on standard error, unless it was killed
 */
export async function bundleApart(folder: string): Promise<ClientBundles> {
  const bundles = await runBundler('client', folder);
  await runBundler('server', folder);
  return bundles as ClientBundles;
}

function runBundler(part: 'client' | 'server', folder: string): Promise<unknown> {
  const child = fork(join(import.meta.dirname, 'bundles.ts'), [part, folder], littleMemory);
  return new Promise((resolve, reject) => {
    let bundles: unknown;
    child.on('message', (message) => (bundles = message));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      const reason = signal === null ? 'see above' : `the bundler was ended by ${signal}`;
      return code === 0 ? resolve(bundles) : reject(new Error(`The code could not be bundled: ${reason}.`));
    });
  });
}
