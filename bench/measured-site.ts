import { readBuildRecord } from '../server/build-record.ts';
import { startSite, type SiteServer } from '../tests/site-server.ts';

/**
 * Starts the built site.
 * @throws Error for a quick build (`--quick`), whose pictures are larger than those that visitors receive
 */
export async function startMeasuredSite(): Promise<SiteServer> {
  if ((await readBuildRecord('dist')).quick)
    throw new Error('The build is a quick one (`--quick`), with larger pictures: run `npm run build` first.');
  return startSite();
}
