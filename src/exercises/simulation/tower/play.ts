import { randomNumbers } from '../random.ts';
import { beginRun, instruct, isFinished, ordersFor, step, type Instruction, type TowerRun } from './run.ts';

/**
 * Returns the order that is due at a second, if any. `playTower` calls it until it returns no order, or an order
 * without effect.
 */
export type TowerPlayer = (run: TowerRun) => Instruction | undefined;

/** Plays a run to its end. Calls `watch` with the run at each second, after the orders of that second. */
export function playTower(seed: number, player: TowerPlayer, watch: (run: TowerRun) => void = () => {}): TowerRun {
  let run = beginRun(seed);
  while (!isFinished(run)) {
    for (let said = player(run); said; said = player(run)) {
      const before = run;
      run = instruct(run, said);
      if (run === before) break;
    }
    watch(run);
    if (!isFinished(run)) run = step(run);
  }
  return run;
}

/** A player that gives a random possible order, drawn by a seed, at a fixed interval in seconds. */
export function randomPlayer(seed: number, every: number): TowerPlayer {
  const random = randomNumbers(seed);
  let last = -1;
  return ({ traffic, second }) => {
    if (second % every > 0 || last === second) return undefined;
    last = second;
    const possible = traffic.flatMap((_, to) => ordersFor(traffic, to).map((order) => ({ order, to })));
    return possible[Math.floor(random() * possible.length)];
  };
}
