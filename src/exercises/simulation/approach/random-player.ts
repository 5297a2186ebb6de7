import { randomNumbers } from '../random.ts';
import { instruct, isOver, startRun, stepRun, type Run } from './run.ts';

/** Plays a run at random, for tests: now and then a heading, a level or a speed for any aircraft. */
export function playRandomly(seed: number, player: number, onSecond: (run: Run) => void = () => {}): Run {
  const random = randomNumbers(player);
  const below = (count: number) => Math.floor(random() * count);
  let run = startRun(seed);
  while (!isOver(run)) {
    if (random() < 0.05) {
      const turn = ([undefined, 'left', 'right'] as const)[below(3)];
      const told = instruct(run, {
        callSign: run.aircraft[below(run.aircraft.length)]?.callSign ?? '',
        ...(random() < 0.6 ? { heading: below(360), turn } : {}),
        altitude: random() < 0.4 ? (20 + below(81)) * 100 : undefined,
        speed: random() < 0.4 ? 140 + below(111) : undefined,
      });
      if (!('refusal' in told)) run = told;
    }
    run = stepRun(run);
    onSecond(run);
  }
  return run;
}
