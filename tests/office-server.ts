import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { memorySettings, officeFlags } from '../scripts/memory-settings.ts';
import { sessionCookie } from '../server/office/guard/guard.ts';
import { openOffice } from '../server/office/open-office.ts';
import type { OfficeParts } from '../server/office/open-office.ts';
import { invite } from '../server/office/people/people-queries.ts';
import { openSession } from '../server/office/sign-in/sessions.ts';
import type { OfficeRole } from '../src/schema/office.ts';
import { freePort } from './site-server.ts';

/** A running server of the office. */
export type OfficeServer = {
  /** The public address (OFFICE_URL). */
  url: string;
  /** The address on which the server listens. */
  address: string;
  pid: number;
  /** The office's database, for tests that write or read it. */
  parts: OfficeParts;
  settings: Record<string, string>;
  output(): string;
  /** Creates a session for a person, invited before or not; resolves to the secret of its cookie. */
  session(email: string, role?: OfficeRole): Promise<string>;
  /** Signs a browser in, by giving it the session's cookie. */
  signIn(context: BrowserContext, email: string, role?: OfficeRole): Promise<void>;
  /** Kills the server, as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the office as `npm run office` does, with the build in `dist`.
 * @param settings such as DATA_DIR of a running site, or DATABASE_URL; a database of its own by default
 */
export async function startOfficeServer(settings: Record<string, string> = {}): Promise<OfficeServer> {
  const port = settings['OFFICE_PORT'] ? Number(settings['OFFICE_PORT']) : await freePort();
  const own = settings['DATA_DIR'] ? null : await mkdtemp(join(tmpdir(), 'office-'));
  const address = `http://localhost:${port}`;
  const url = settings['OFFICE_URL'] ?? address;
  const all = { DATA_DIR: own ?? '', OFFICE_PORT: String(port), OFFICE_URL: url, ...settings };
  let output = '';
  const child = spawn(process.execPath, [...officeFlags, 'server/office/main.ts'], {
    env: { PATH: process.env.PATH, ...memorySettings.environment, ...all },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The office stopped with code ${child.exitCode}:\n${output}`);
    if (tries > 15_000) throw new Error(`The office was not ready after five minutes:\n${output}`);
    if ((await fetch(`${address}/healthz`).catch(() => null))?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const parts = await openOffice(all);

  async function session(email: string, role: OfficeRole = 'office'): Promise<string> {
    await invite(parts.db, { email, role, now: new Date() });
    return openSession(parts.db, email, new Date());
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  return {
    url,
    address,
    pid: child.pid!,
    parts,
    settings: all,
    output: () => output,
    session,
    async signIn(context, email, role) {
      const value = await session(email, role);
      await context.addCookies([
        {
          name: sessionCookie,
          value,
          domain: 'localhost',
          path: '/',
          secure: true,
          httpOnly: true,
          sameSite: 'Strict',
        },
      ]);
    },
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      await parts.store.close();
      if (own) await rm(own, { recursive: true, force: true });
    },
  };
}
