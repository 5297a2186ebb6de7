import { createHash } from 'node:crypto';

/** A hash of plain data. */
export function markOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22);
}
