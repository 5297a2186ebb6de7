import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Starts a process with a limit of open files, and returns its limit of connections. */
async function limitWith(descriptors: number): Promise<number> {
  const script = `import('./server/http/connection-limit.ts').then((m) => console.log(m.connectionLimit()))`;
  const command = `ulimit -n ${descriptors}; exec "${process.execPath}" -e "${script}"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', command]);
  return Number(stdout);
}

test.each([
  [1024, 924],
  [120, 60],
])('with %i file descriptors the limit is %i connections', async (descriptors, limit) => {
  expect(await limitWith(descriptors)).toBe(limit);
});
