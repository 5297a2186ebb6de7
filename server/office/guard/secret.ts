import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits as base64url: 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret for the database, so that a stolen database does not reveal it. A random secret needs no salt. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
