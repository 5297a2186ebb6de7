import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The limit that a process works out which may open only so many files. */
async function limitWith(descriptors: number, configured: string): Promise<number> {
  const script = `import('./server/http/connection-limit.ts').then((m) => console.log(m.connectionLimit(${configured})))`;
  const command = `ulimit -n ${descriptors}; exec "${process.execPath}" -e "${script}"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', command]);
  return Number(stdout);
}

test.each([
  [1024, 'undefined', 924],
  [120, 'undefined', 60],
  [1024, '50', 50],
  [1024, '5000', 924],
])('with %i descriptors and %s configured it is %i', async (descriptors, configured, limit) => {
  expect(await limitWith(descriptors, configured)).toBe(limit);
});
