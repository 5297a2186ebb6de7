import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export type PostgresPeer = {
  /** Address of an empty database, with user and password. */
  url: string;
  /** Creates another empty database in the same cluster and resolves to its address. */
  createDatabase(): Promise<string>;
  /** Ends the server and all its connections; `start` starts it again on the same cluster and port. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** The folder of the cluster's files, which contain everything committed before `writeFiles`. */
  data: string;
  writeFiles(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL server for a test: the system's programs, a cluster in a temporary folder, a free port on
 * loopback. The server refuses to run as root, so root switches to the account `postgres` or `nobody`.
 * @param durable `true` keeps syncing to disk, for tests that kill the server
 * @throws Error if PostgreSQL is not installed or does not start
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresPeer> {
  const programs = programFolder();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(12).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const account = process.getuid?.() === 0 ? serverAccount() : null;
  if (account !== null) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);

  const clusterOptions = ['-U', 'site', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, ...clusterOptions, `--pwfile=${passwordFile}`], {
    ...account,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb did not make a cluster: ${made.stderr || made.error?.message}`);

  const port = await freePort();
  const speed = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...speed];
  const serverArguments = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const startServer = () => spawn(join(programs, 'postgres'), serverArguments, { ...account, stdio: 'ignore' });
  let server = startServer();
  const killServer = () => server.kill('SIGQUIT');
  process.once('exit', killServer);

  const address = (database: string) => `postgres://site:${password}@127.0.0.1:${port}/${database}`;
  await untilItAnswers(address('postgres'), server);
  let databases = 0;
  async function createDatabase(): Promise<string> {
    const name = `site_${++databases}`;
    await run(address('postgres'), `create database ${name}`);
    return address(name);
  }

  return {
    url: await createDatabase(),
    createDatabase,
    halt: () => end(server),
    data,
    writeFiles: () => run(address('postgres'), 'checkpoint'),
    async start() {
      server = startServer();
      await untilItAnswers(address('postgres'), server);
    },
    async stop() {
      process.off('exit', killServer);
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** SIGINT is PostgreSQL's "fast" shutdown: it closes the connections that a test left open. */
async function end(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill('SIGINT')) await ended;
}

/**
 * The folder of PostgreSQL's programs: POSTGRES_PROGRAMS, else that of the newest version installed, else one in the
 * search path. Debian's packages install each version in its own folder, outside the search path.
 */
function programFolder(): string {
  const named = process.env['POSTGRES_PROGRAMS'];
  if (named) return named;
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))[0] : undefined;
  if (newest !== undefined) return join(versions, newest, 'bin');
  const inPath = spawnSync('sh', ['-c', 'dirname "$(command -v initdb)"'], { encoding: 'utf8' }).stdout.trim();
  if (existsSync(join(inPath, 'initdb'))) return inPath;
  throw new Error(
    'PostgreSQL is not installed (package "postgresql"), or name its folder of programs in POSTGRES_PROGRAMS',
  );
}

function serverAccount(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }).stdout.trim());
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilItAnswers(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with ${server.exitCode}`);
    try {
      return await run(address, 'select 1');
    } catch {
      await delay(50);
    }
  }
  server.kill('SIGQUIT');
  throw new Error('PostgreSQL did not answer within ten seconds');
}

async function run(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
