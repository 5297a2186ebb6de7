import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SiteFiles } from '../site-build.ts';
import type { Headers } from './response.ts';
import { markRoutesCheap } from './overload.ts';
import { requestTarget } from './request-target.ts';

const year = '365d';
const hour = '1h';

/**
 * Serves the files of the build, with their precompressed versions. Files with a hash in their name never change. Each
 * file has its own route, so no other name is looked up on the disk.
 * @param headersOf the headers of a file by its path
 */
export async function staticFiles(
  app: FastifyInstance,
  { files, headersOf }: { files: SiteFiles; headersOf: (path: string) => Headers },
): Promise<void> {
  app.addHook('onRequest', async ({ url }, reply) => void reply.headers(headersOf(requestTarget(url).pathname)));
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
