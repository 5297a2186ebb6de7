import { playCarefully } from '../src/exercises/simulation/approach/careful-player.ts';
import { playRandomly } from '../src/exercises/simulation/approach/random-player.ts';
import { isOver, startRun, stepRun, type Run } from '../src/exercises/simulation/approach/run.ts';
import { scoreOf } from '../src/exercises/simulation/approach/scoring.ts';

// Plays the approach exercise in 10,000 random runs, and prints the marks of an idle, a random and a careful player.
// See docs/how-to/check-the-exercises.md.

const randomRuns = 10_000;
const carefulRuns = 60;

const began = performance.now();
const random: number[] = [];
for (let seed = 1; seed <= randomRuns; seed++) {
  const run = playRandomly(seed, seed);
  if (!isOver(run)) throw new Error(`The run of seed ${seed} has no end.`);
  random.push(scoreOf(run).mark);
}
const seconds = (performance.now() - began) / 1000;
process.stdout.write(`${randomRuns} random runs in ${seconds.toFixed(1)} s, mean mark ${mean(random)}\n`);

const seeds = Array.from({ length: carefulRuns }, (_, index) => index + 1);
process.stdout.write(
  `doing nothing, ${carefulRuns} seeds: mean mark ${mean(seeds.map((seed) => scoreOf(idle(seed)).mark))}\n`,
);

const careful = seeds
  .map((seed) => ({ seed, run: playCarefully(seed) }))
  .map(({ seed, run }) => ({ seed, run, ...scoreOf(run) }));
const ranked = careful.toSorted((one, other) => other.mark - one.mark || one.run.second - other.run.second);
process.stdout.write(`careful, ${carefulRuns} seeds: mean mark ${mean(careful.map(({ mark }) => mark))}\n`);
for (const { seed, mark, run, done, missed } of [...ranked.slice(0, 3), ...ranked.slice(-3)]) {
  const losses = run.losses.map(({ rule, distance, required }) => `${rule} ${distance.toFixed(1)} of ${required}`);
  process.stdout.write(
    `seed ${seed}: ${mark}, ${done.length} of ${run.aircraft.length} over the gate, ${missed.length} missed, ` +
      `losses: ${losses.join(', ') || 'none'}, ${run.second} s\n`,
  );
}

function idle(seed: number): Run {
  let run = startRun(seed);
  while (!isOver(run)) run = stepRun(run);
  return run;
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
}
