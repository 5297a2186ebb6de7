import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../site-server.ts';

/** The host name in the configuration; the address without www redirects to it. */
export const host = 'www.example.com';

export type CaddyInstallation = {
  /** The port of https on 127.0.0.1. */
  https: number;
  /** The certificate of Caddy's own authority, and its file. */
  certificate: string;
  certificateFile: string;
  /** Everything that Caddy has logged. */
  log(): string;
  stop(): Promise<void>;
};

/**
 * Starts a real Caddy with the configuration of `operations/caddy`. Only ports, folders and host names are replaced, and
 * an authority of its own signs the certificates.
 * @param servers ports of the site's servers on 127.0.0.1
 * @param name host name of the site
 * @param office port of the office on 127.0.0.1
 */
export async function installCaddy(
  servers: readonly number[],
  { name = host, office }: { name?: string; office?: number } = {},
): Promise<CaddyInstallation> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const [https, http] = [await freePort(), await freePort()];
  await cp('operations/caddy/unavailable.html', join(folder, 'unavailable.html'));
  const own = { http_port: http, https_port: https, storage: `file_system ${folder}/storage` };
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    ...Object.entries(own).map((each) => each.join(' ')),
  ];
  const site = (await readFile('operations/caddy/Caddyfile', 'utf8'))
    .replace('{\n', `{\n${options.join('\n')}\n`)
    .replace('127.0.0.1:3001 127.0.0.1:3002', servers.map((port) => `127.0.0.1:${port}`).join(' '))
    .replaceAll(host, name)
    .replace('/var/www/centro-atco', folder);
  const officeSite = (await readFile('operations/caddy/office.Caddyfile', 'utf8')).replace(':3005', `:${office}`);
  const configuration = office === undefined ? site : site + officeSite;
  await writeFile(join(folder, 'Caddyfile'), configuration);
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const certificateFile = join(folder, 'storage', 'pki', 'authorities', 'local', 'root.crt');
  // Caddy listens before it has signed the certificates.
  for (const [, served = ''] of configuration.matchAll(/^([a-z.]+) \{$/gm))
    for (let tries = 0; !(await hasCertificate(https, served)); tries += 1) {
      if (child.exitCode !== null || tries > 200) throw new Error(`Caddy did not start:\n${said}`);
      await delay(50);
    }
  return {
    https,
    certificate: await readFile(certificateFile, 'utf8'),
    certificateFile,
    log: () => said,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a server at this port answers to this name with TLS. */
async function hasCertificate(port: number, servername: string): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
