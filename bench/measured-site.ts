import { readBuildRecord } from '../server/build-record.ts';
import { startSite, type SiteServer } from '../tests/site-server.ts';

/**
 * Starts the built site.
 * @throws Error for a quick build (`--quick`), whose pictures are larger than those that visitors receive
 */
export async function startMeasuredSite(): Promise<SiteServer> {
  if ((await readBuildRecord('dist')).quick)
    throw new Error('The build is a quick one (`--quick`), with larger pictures: run `npm run build` first.');
  // With the free port in its addresses, the compressed home page varies by some seventy bytes from run to run.
  return startSite({ SITE_URL: 'http://localhost:3000' });
}
