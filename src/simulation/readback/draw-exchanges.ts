import { randomNumbers } from '../random.ts';
import { shuffled } from '../shuffled.ts';
import { isWrong, type Exchange } from './exchange.ts';

/** How many exchanges a run has. */
export const runLength = 10;

/** An exchange of a run, and the order in which it offers what to say next. */
export type DrawnExchange = { exchange: Exchange; order: readonly number[] };

/** Draws a run's exchanges by its seed: three or four of them are read back rightly. */
export function drawExchanges(seed: number, exchanges: readonly Exchange[]): DrawnExchange[] {
  const random = randomNumbers(seed);
  const rights = random() < 0.5 ? 3 : 4;
  const mixed = shuffled(exchanges, random);
  const drawn = [
    ...mixed.filter((exchange) => !isWrong(exchange)).slice(0, rights),
    ...mixed.filter(isWrong).slice(0, runLength - rights),
  ];
  return shuffled(drawn, random).map((exchange) => ({ exchange, order: shuffled([0, 1, 2], random) }));
}
