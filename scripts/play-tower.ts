import { carefulInstruction } from '../src/exercises/simulation/tower/careful-player.ts';
import { playTower, randomPlayer } from '../src/exercises/simulation/tower/play.ts';
import { markOf } from '../src/exercises/simulation/tower/scoring.ts';

// Plays the tower exercise, and prints the marks of an idle, a random and a careful player. See
// docs/how-to/check-the-exercises.md.

const runs = 1000;
const seeds = Array.from({ length: runs }, (_, index) => index + 1);
const mean = (values: readonly number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
const say = (line: string) => process.stdout.write(`${line}\n`);

say(
  `tower, doing nothing, ${runs} seeds: mean mark ${mean(seeds.map((seed) => markOf(playTower(seed, () => undefined))))}`,
);
say(`random, ${runs} seeds: mean mark ${mean(seeds.map((seed) => markOf(playTower(seed, randomPlayer(seed, 7)))))}`);

const careful = seeds.map((seed) => {
  const run = playTower(seed, carefulInstruction);
  return { seed, run, mark: markOf(run) };
});
say(`careful, ${runs} seeds: mean mark ${mean(careful.map(({ mark }) => mark))}`);
const ranked = careful.toSorted((one, other) => other.mark - one.mark);
for (const { seed, mark, run } of [...ranked.slice(0, 3), ...ranked.slice(-3)]) {
  const count = (kind: string) => run.events.filter((event) => event.kind === kind).length;
  say(
    `seed ${seed}: ${mark}, ${count('landed')} landed, ${count('airborne')} took off, ${count('inspected')} inspections, ` +
      `${count('runway') + count('wake')} breaches, ${run.second} s`,
  );
}
