import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Headers } from './answer.ts';

const year = '365d';
const hour = '1h';

/**
 * Serves the files that the build wrote below a folder, with the compressed ones beside them. Names in `assets` carry a
 * hash of their content: those files never change. Each file is a route, so that no other name is looked up on the disk.
 * @param headers those of every file
 */
export async function staticFiles(
  app: FastifyInstance,
  { folder, headers }: { folder: string; headers: Headers },
): Promise<void> {
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  const all = { decorateReply: false, wildcard: false, index: false, acceptRanges: false } as const;
  const hashed = { ...all, etag: false, lastModified: false, maxAge: year, immutable: true } as const;
  const compressed = { preCompressed: true, globIgnore: ['**/*.{br,gz}', 'assets/**', 'pictures/**'] };
  await app.register(fastifyStatic, { ...all, ...compressed, maxAge: hour, root: folder });
  const assets = join(folder, 'assets');
  if (existsSync(assets))
    await app.register(fastifyStatic, { ...hashed, ...compressed, root: assets, prefix: '/assets/' });
  const pictures = join(assets, 'pictures');
  if (existsSync(pictures))
    await app.register(fastifyStatic, { ...hashed, root: pictures, prefix: '/assets/pictures/' });
}
