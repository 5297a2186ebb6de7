import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openFormSecret } from './form-secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'form-secret-'));
afterAll(() => rm(folder, { recursive: true }));

it('processes that start together, and those that start later, have one secret', async () => {
  const env = { DATA_DIR: join(folder, 'new', 'data') };
  const secrets = await Promise.all(Array.from({ length: 20 }, () => openFormSecret(env)));
  expect(new Set([...secrets, await openFormSecret(env)].map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(await readdir(env.DATA_DIR)).toEqual(['forms.secret']);
  expect((await stat(join(env.DATA_DIR, 'forms.secret'))).mode & 0o777).toBe(0o600);
});

it('processes on one PostgreSQL have one secret, wherever they run', async () => {
  const one = await openFormSecret({ DATABASE_URL: 'postgres://a@db/x', DATA_DIR: join(folder, 'one') });
  const two = await openFormSecret({ DATABASE_URL: 'postgres://a@db/x', DATA_DIR: join(folder, 'two') });
  const other = await openFormSecret({ DATABASE_URL: 'postgres://b@db/x', DATA_DIR: folder });
  expect(one).toEqual(two);
  expect(one).not.toEqual(other);
});

it('a file that is no secret is told, not used', async () => {
  await writeFile(join(folder, 'forms.secret'), 'short');
  await expect(openFormSecret({ DATA_DIR: folder })).rejects.toThrow('does not hold a secret');
});
