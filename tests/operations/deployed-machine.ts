import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { freePort } from '../site-server.ts';

/** The behaviour of a version of the stand-in site. */
export type Behaviour =
  | 'works'
  | 'does not build'
  | 'is never ready'
  | 'is not ready for visitors'
  | 'stops being ready';

/** A minimal server that answers with its version and database; `behaviour` decides whether it is ready. */
const server = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const { version, behaviour } = JSON.parse(readFileSync('version.json', 'utf8'));
const start = Date.now();
const isTrial = process.env.PORT === process.env.TRIAL_PORT;
const isReady = () =>
  behaviour === 'works' ||
  (behaviour === 'is not ready for visitors' && isTrial) ||
  (behaviour === 'stops being ready' && (isTrial || Date.now() - start < 2500));
createServer(({ url }, answer) => {
  answer.writeHead(url !== '/readyz' || isReady() ? 200 : 503).end(version + ' ' + process.env.DATABASE_URL);
}).listen(process.env.PORT, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;
const builder = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const { version, behaviour } = JSON.parse(readFileSync('version.json', 'utf8'));
if (behaviour === 'does not build') throw new Error('no build');
for (const folder of ['dist', '.cache']) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '/' + version, '');
}
`;

/** A stand-in for systemd: servers are real processes, one per port; a restart first ends the running process. */
const systemctl = `#!/bin/bash
echo "$*" >>"$SITE_ROOT/systemctl.log"
[ "$1" = restart ] || exit 0
port=\${2#*@}
file="$SITE_ROOT/$port.pid"
if [ -f "$file" ]; then kill "$(cat "$file")"; while kill -0 "$(cat "$file")" 2>/dev/null; do sleep 0.05; done; fi
cd "$SITE_ROOT/current"
PORT=$port node_modules/node/bin/node --env-file="$SETTINGS_FILE" dist/server/main.js >/dev/null 2>&1 &
echo $! >"$file"
`;

/** A stand-in for npm, which takes seconds to install nothing. */
const npm = `#!/bin/bash
case "$1" in
  ci) mkdir -p node_modules && ln -sfn ../node-stand-in node_modules/node ;;
  run) exec node_modules/node/bin/node build.js ;;
esac
`;

/** A machine set up as in the guide, in a folder. Each version in its repository states its behaviour. */
export async function deployedMachine(folder: string) {
  const [root, repository, programs] = ['site', 'repository', 'programs'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [join(root, 'releases'), repository, programs, join(folder, 'units')])
    mkdirSync(path, { recursive: true });
  writeFileSync(join(programs, 'systemctl'), systemctl, { mode: 0o755 });
  writeFileSync(join(folder, 'settings.env'), 'DATABASE_URL=postgres://of-visitors\n');
  const ports = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PATH: `${programs}:${process.env.PATH}`,
    SITE_ROOT: root,
    SETTINGS_FILE: join(folder, 'settings.env'),
    UNIT_FOLDER: join(folder, 'units'),
    SITE_ACCOUNT: execFileSync('id', ['-un'], { encoding: 'utf8' }).trim(),
    SITE_PORTS: ports.join(' '),
    TRIAL_PORT: String(await freePort()),
    READY_SECONDS: '4',
    WATCH_SECONDS: '4',
    PAUSE_SECONDS: '0',
    NEEDED_MB: '1',
  };
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words]);
  git('init', '--quiet', '--initial-branch=main');

  /** Commits and tags a version. */
  function commit(version: string, behaviour: Behaviour): void {
    const stands = { name: 'stands', version: '1.0.0', type: 'module', scripts: { build: 'node build.js' } };
    const dependencies = { node: 'file:node-stand-in' };
    const files: Record<string, string> = {
      'package.json': JSON.stringify({ ...stands, dependencies }),
      'package-lock.json': JSON.stringify({
        name: 'stands',
        version: '1.0.0',
        lockfileVersion: 3,
        packages: {
          '': { name: 'stands', version: '1.0.0', dependencies },
          'node_modules/node': { resolved: 'node-stand-in', link: true },
          'node-stand-in': { name: 'node', version: '24.0.0' },
        },
      }),
      'node-stand-in/package.json': '{ "name": "node", "version": "24.0.0" }',
      'version.json': JSON.stringify({ version, behaviour }),
      'build.js': builder,
      'dist/server/main.js': server,
      'operations/systemd/centro-atco@.service': `# of ${version}`,
      'operations/caddy/Caddyfile': '# Caddy',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(repository, file)), { recursive: true });
      writeFileSync(join(repository, file), text);
    }
    mkdirSync(join(repository, 'node-stand-in', 'bin'), { recursive: true });
    execFileSync('ln', ['-sfn', process.execPath, join(repository, 'node-stand-in', 'bin', 'node')]);
    git('add', '--all');
    git('commit', '--quiet', '--message', version);
    git('tag', version);
  }

  return {
    ports,
    root,
    commit,
    /** Clones the repository, which an operator does once. */
    clone: () => execFileSync('git', ['clone', '--quiet', repository, join(root, 'source')]),
    /** From now on versions are installed without npm. */
    replaceNpm: () => writeFileSync(join(programs, 'npm'), npm, { mode: 0o755 }),
    /** Runs `operations/deploy.sh` to its end. */
    deploy(...words: string[]): Promise<{ code: number | null; output: string }> {
      const child = spawn(resolve('operations', 'deploy.sh'), words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => (output += text.toString()));
      return new Promise((done) => child.on('exit', (code) => done({ code, output })));
    },
    /** The response of a server, or null if no server answers. */
    ask: (port: number) =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.text(),
        () => null,
      ),
    served: () => JSON.parse(readFileSync(join(root, 'current', 'version.json'), 'utf8')) as { version: string },
    release: () => basename(readlinkSync(join(root, 'current'))),
    unit: () => readFileSync(join(folder, 'units', 'centro-atco@.service'), 'utf8'),
    pids: () => ports.map((port) => Number(readFileSync(join(root, `${port}.pid`), 'utf8'))),
    systemctlCalls: () => readFileSync(join(root, 'systemctl.log'), 'utf8').split('\n'),
  };
}
