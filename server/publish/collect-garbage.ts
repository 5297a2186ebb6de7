import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees the memory of a former content at once. Most of that memory lies outside V8's heap, and V8 collects by the size
 * of its heap. Several former contents would otherwise stay in memory.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
