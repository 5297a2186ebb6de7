import { setTimeout as delay } from 'node:timers/promises';
import { readBuildRecord } from '../server/site-build.ts';
import { startSite, type SiteServer } from '../tests/site-server.ts';

/** How long the server may take to compress all documents, in milliseconds. */
const patience = 120_000;

/**
 * Starts the site and waits until every document is as small as it gets: until then a page's first visitor gets a body
 * that was compressed in a moment, a tenth larger.
 * @throws Error for a build of a first start, whose pictures are larger than those that visitors get
 */
export async function startCompressedSite(): Promise<SiteServer> {
  if ((await readBuildRecord('dist')).quick)
    throw new Error('Pictures were encoded quickly: run `npm run build` first.');
  const site = await startSite();
  for (const end = Date.now() + patience; Date.now() < end; await delay(100))
    if (site.output().includes('documents are compressed')) return site;
  await site.stop();
  throw new Error('The server did not compress its documents in two minutes.');
}
