import { randomNumbers } from '../random.ts';
import { shuffled } from '../shuffled.ts';
import type { Movement } from './movement.ts';
import type { WakeCategory } from './rules.ts';

const types: Record<WakeCategory, readonly string[]> = {
  L: ['C172', 'PC12'],
  M: ['A320', 'B738', 'AT76'],
  H: ['A333', 'B789'],
};

/**
 * Seconds between two arrivals: 125 are too few for a departure between them, 180 are enough for one, and 240 for two.
 */
const gaps = [125, 180, 180, 240];

/** Draws the traffic of a run by its seed: five arrivals, five departures and an inspection of the runway. */
export function drawTraffic(seed: number): Movement[] {
  const random = randomNumbers(seed);
  const within = (lowest: number, highest: number) => lowest + Math.floor(random() * (highest - lowest + 1));
  const letters = shuffled([...'ABCDFGHKLMNPRTVWXZ'], random);
  const numbers = shuffled([12, 21, 24, 37, 42, 48, 56, 61, 65, 73, 84, 97], random);

  function movement(index: number, kind: 'arrival' | 'departure', category: WakeCategory, due: number): Movement {
    const list = types[category];
    return {
      callSign: `SIM${numbers[index]}${letters[index]}`,
      kind,
      type: list[Math.floor(random() * list.length)] ?? '',
      category,
      due,
      phase: 'expected',
      since: 0,
      isCleared: false,
    };
  }

  let due = within(-120, -90);
  const arrivals = [0, ...shuffled(gaps, random)].map((gap, index) => {
    due += gap;
    return movement(index, 'arrival', random() < 0.2 ? 'H' : 'M', due);
  });
  const categories = shuffled<WakeCategory>(['H', 'M', 'M', 'M', 'L'], random);
  const departures = categories.map((category, index) =>
    movement(
      arrivals.length + index,
      'departure',
      category,
      index === 0 ? 0 : within(index * 70 - 40, index * 70 + 20),
    ),
  );
  const vehicle: Movement = {
    callSign: 'FOLLOW 1',
    kind: 'vehicle',
    type: '',
    category: 'L',
    due: within(60, 240),
    phase: 'expected',
    since: 0,
    isCleared: false,
  };
  return [...arrivals, ...departures, vehicle];
}
