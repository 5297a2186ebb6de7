import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SiteFiles } from '../site-files.ts';
import type { Headers } from './answer.ts';
import { markRoutesCheap } from './overload.ts';

const year = '365d';
const hour = '1h';

/**
 * Serves the files of the build, with their precompressed versions. Files with a hash in their name never change. Each
 * file has its own route, so no other name is looked up on the disk.
 * @param headers the headers of every file
 */
export async function staticFiles(
  app: FastifyInstance,
  { files, headers }: { files: SiteFiles; headers: Headers },
): Promise<void> {
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  markRoutesCheap(app);
  const all = { decorateReply: false, wildcard: false, index: false, acceptRanges: false } as const;
  const hashed = { ...all, etag: false, lastModified: false, maxAge: year, immutable: true } as const;
  const compressed = (...others: string[]) => ({
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}', 'assets/**', 'pictures/**', 'data/**', ...others],
  });
  for (const { folder, ignore } of files.named)
    await app.register(fastifyStatic, { ...all, ...compressed(...ignore), maxAge: hour, root: folder });
  // The files of the content change with it under the same names.
  const data = files.named.map(({ folder }) => join(folder, 'data')).find((folder) => existsSync(folder));
  if (data) await app.register(fastifyStatic, { ...all, ...compressed(), maxAge: 0, root: data, prefix: '/data/' });
  const assets = files.hashed.filter((folder) => existsSync(folder));
  if (assets.length > 0)
    await app.register(fastifyStatic, { ...hashed, ...compressed(), root: assets, prefix: '/assets/' });
  const pictures = assets.map((folder) => join(folder, 'pictures')).filter((folder) => existsSync(folder));
  if (pictures.length > 0)
    await app.register(fastifyStatic, { ...hashed, root: pictures, prefix: '/assets/pictures/' });
}
