import { statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { counted } from '../../counted.ts';
import { openEnquiryStore } from '../../enquiries/store/store.ts';
import type { Env } from '../../env.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

/** The oldest PostgreSQL with security fixes, https://www.postgresql.org/support/versioning/, in November 2026. */
const oldestPostgres = 15;

/** Network file systems, by their statfs(2) numbers: NFS, SMB, CIFS, SMB2. SQLite's locks are unreliable there. */
const networkFileSystems = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

const minuteMs = 60_000;
/** Greatest difference between clocks that does not break forms and leases, in milliseconds. */
const clockTolerance = 5_000;

/** Opens the enquiries' database as the server does, writes to it, and checks the waiting deliveries. */
export async function checkDatabase(env: Env, now: Date): Promise<Finding[]> {
  const where = env.DATABASE_URL === undefined ? join(env.DATA_DIR, 'enquiries.sqlite') : 'PostgreSQL';
  try {
    const store = await openEnquiryStore(env);
    try {
      await store.ping();
      const summary = await store.outboxSummary();
      const oldest = Object.values(await store.oldestWaiting()).map((date) => now.getTime() - date.getTime());
      const [newest] = await store.list({}, 1);
      return [
        ok('database', `${where} takes writes`),
        ...(env.DATABASE_URL === undefined ? embedded(where) : await postgres(env.DATABASE_URL, now)),
        ...waiting(summary, Math.max(0, ...oldest)),
        ...futureEnquiry(newest?.enquiry.receivedAt, now),
      ];
    } finally {
      await store.close();
    }
  } catch (error) {
    const remedy =
      env.DATABASE_URL === undefined
        ? `The account that runs the server must be able to write ${env.DATA_DIR}; run the doctor as that account.`
        : 'Is PostgreSQL running, and are name and password in DATABASE_URL right?';
    return [problem('database', `${where} cannot be used: ${reasonOf(error)}`, remedy)];
  }
}

function embedded(file: string): Finding[] {
  const findings: Finding[] = [];
  const { type } = statfsSync(file);
  if (networkFileSystems.has(type)) {
    findings.push(
      problem(
        'database',
        `${file} lies on a network file system, where SQLite loses data`,
        'Use a local disk, or PostgreSQL.',
      ),
    );
  }
  if ((statSync(file).mode & 0o077) !== 0) {
    findings.push(warning('database', `other accounts of this machine can read ${file}`, `chmod 600 ${file}*`));
  }
  return findings;
}

async function postgres(url: string, now: Date): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    type Facts = { now: Date; version: string; fsync: string; commit: string };
    const { rows } = await client.query<Facts>(
      `select clock_timestamp() as now, current_setting('server_version_num') as version,
        current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
    );
    const { version, fsync, commit, now: there } = rows[0]!;
    const findings: Finding[] = [];
    const major = Math.floor(Number(version) / 10_000);
    if (major < oldestPostgres) {
      findings.push(
        warning(
          'database',
          `PostgreSQL ${major} no longer gets security fixes`,
          `Upgrade to ${oldestPostgres} or later.`,
        ),
      );
    }
    if (fsync !== 'on' || commit === 'off') {
      findings.push(
        problem(
          'database',
          'PostgreSQL says yes before an enquiry is on the disk: a power cut would lose it',
          'Set fsync = on and synchronous_commit = on.',
        ),
      );
    }
    const apart = Math.abs(there.getTime() - now.getTime());
    if (apart > clockTolerance) {
      const seconds = Math.round(apart / 1000);
      findings.push(problem('clock', `this machine’s and PostgreSQL’s differ by ${seconds} s`, 'Set up NTP on both.'));
    }
    return findings;
  } finally {
    await client.end();
  }
}

function waiting(summary: Record<string, Record<string, number>>, oldestMs: number): Finding[] {
  const sum = (state: string) => Object.values(summary).reduce((total, states) => total + (states[state] ?? 0), 0);
  const findings: Finding[] = [];
  if (oldestMs > 30 * minuteMs) {
    const minutes = Math.round(oldestMs / minuteMs);
    findings.push(
      warning(
        'outbox',
        `a delivery has waited for ${minutes} minutes`,
        'See the mail check. The server sends it as soon as the mail server answers.',
      ),
    );
  }
  const lost = sum('failed') + sum('uncertain');
  if (lost > 0) {
    findings.push(
      warning(
        'outbox',
        `${counted(sum('failed'), 'delivery was', 'deliveries were')} given up, ${counted(sum('uncertain'), 'is', 'are')} uncertain`,
        'The office’s screen shows them, and sends them again or marks them as arrived.',
      ),
    );
  }
  return findings.length > 0 ? findings : [ok('outbox', 'nothing is stuck')];
}

function futureEnquiry(newest: Date | undefined, now: Date): Finding[] {
  if (newest === undefined || newest.getTime() < now.getTime() + minuteMs) return [];
  return [
    problem(
      'clock',
      `the newest enquiry came at ${newest.toISOString()}, which is still to come`,
      'Set the clock: NTP.',
    ),
  ];
}
