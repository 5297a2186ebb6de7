import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees the memory of a former content at once. V8 decides by the size of its heap when to collect, but most of this
 * memory is outside the heap. So several former contents would otherwise stay in memory.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
