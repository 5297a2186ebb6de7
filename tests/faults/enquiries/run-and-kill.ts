import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { EnquiryStoreEnv } from '../../../server/enquiries/store/store.ts';

/** Runs one of the programs in this folder and kills it, as `kill -9` does, when `isTime` returns true. */
export async function runAndKill(
  program: string,
  env: EnquiryStoreEnv & { SMTP_URL?: string },
  isTime: (output: string) => boolean,
) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  const running = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: { ...process.env, ...given },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(running, 'close');
  let output = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await vi.waitFor(() => expect(isTime(output) || running.exitCode !== null).toBe(true), {
    timeout: 240_000,
    interval: 2,
  });
  running.kill('SIGKILL');
  const [code, signal] = await ended;
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  // The kill may have cut off the last line.
  return output.split('\n').slice(0, -1);
}
