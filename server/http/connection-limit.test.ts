import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The limit that a process works out which may open only so many files. */
async function limitWith(descriptors: number): Promise<number> {
  const script = `import('./server/http/connection-limit.ts').then((m) => console.log(m.connectionLimit()))`;
  const command = `ulimit -n ${descriptors}; exec "${process.execPath}" -e "${script}"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', command]);
  return Number(stdout);
}

test.each([
  [1024, 924],
  [120, 60],
])('with %i descriptors it is %i', async (descriptors, limit) => {
  expect(await limitWith(descriptors)).toBe(limit);
});
