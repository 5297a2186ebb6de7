import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const length = 32;

/**
 * The secret by which forms are signed: it must survive a restart, and every process that serves the same site must
 * have the same one. Processes that share a PostgreSQL draw it from the database's address, so that there is nothing
 * more to configure; otherwise it is a file in the data folder, written by whichever process comes first.
 * @throws Error when the data folder cannot be written, or the file holds something else
 */
export async function openFormSecret(env: { DATABASE_URL?: string | undefined; DATA_DIR: string }): Promise<Buffer> {
  if (env.DATABASE_URL) return createHmac('sha256', env.DATABASE_URL).update('form service').digest();
  const file = join(env.DATA_DIR, 'forms.secret');
  await mkdir(env.DATA_DIR, { recursive: true });
  return (await read(file)) ?? create(file);
}

async function read(file: string): Promise<Buffer | null> {
  const secret = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (secret && secret.length !== length) throw new Error(`${file} does not hold a secret: remove it.`);
  return secret;
}

/** A link appears whole or not at all, and only once: two processes that start together end up with one secret. */
async function create(file: string): Promise<Buffer> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(length), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  return (await read(file)) ?? create(file);
}
