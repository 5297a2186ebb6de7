import { createHash } from 'node:crypto';

/** Fingerprints plain data: two of the same content have the same. */
export function markOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22);
}
