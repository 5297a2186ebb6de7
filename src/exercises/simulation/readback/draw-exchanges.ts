import { randomNumbers } from '../random.ts';
import { shuffled } from '../shuffled.ts';
import { isWrong, type Exchange } from './exchange.ts';

/** Number of exchanges in a run. */
export const runLength = 10;

/** An exchange of a run, and the order of its possible replies. */
export type DrawnExchange = { exchange: Exchange; order: readonly number[] };

/** Draws a run's exchanges by its seed: three or four of them have a right readback. */
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
