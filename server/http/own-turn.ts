import { setImmediate as immediately } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller has. Work that many requests want to do at the same moment,
 * such as drawing the same refusal for hundreds of them, then lets pages be answered in between.
 */
export function ownTurn(): Promise<void> {
  const turn = last.then(() => immediately());
  last = turn;
  return turn;
}
