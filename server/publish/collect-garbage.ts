import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees the memory of a former content at once. Most of it is outside V8's heap, by whose size V8 decides when to
 * collect: several former contents would otherwise stay in memory.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
