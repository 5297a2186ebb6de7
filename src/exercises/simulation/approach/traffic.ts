import { randomNumbers } from '../random.ts';
import type { Aircraft, Wind } from './aircraft.ts';
import type { WakeCategory } from './rules.ts';

/** Entry points of arrivals, in NM and degrees, with their altitude in feet. Each point has at most one arrival. */
const entries = [
  { x: 9, y: 24, heading: 200, altitude: 6000 },
  { x: -13, y: 25, heading: 140, altitude: 7000 },
  { x: -9, y: 6, heading: 0, altitude: 6000 },
  { x: 10, y: 2, heading: 0, altitude: 8000 },
  { x: 17, y: 20, heading: 250, altitude: 8000 },
  { x: -18, y: 14, heading: 60, altitude: 9000 },
];

const types: Readonly<Record<WakeCategory, readonly string[]>> = {
  L: ['C25A', 'PC12'],
  M: ['A320', 'B738', 'E195', 'AT76'],
  H: ['A333', 'B789'],
};

const letters = 'ABCDEFGHJKLMNPRTUVWXYZ';

/** Draws the wind and four to six arrivals from a seed. The same seed gives the same traffic. */
export function drawTraffic(seed: number): { wind: Wind; aircraft: Aircraft[] } {
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const count = 4 + below(3);
  const wind = { from: 10 * below(36), speed: 5 + below(16) };
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(11 + below(88));
  const callNumbers = [...numbers];
  const aircraft = entries.slice(0, count).map((entry, index): Aircraft => {
    const draw = random();
    const category = draw < 0.12 ? 'L' : draw < 0.75 ? 'M' : 'H';
    const speed = category === 'L' ? 200 : 220;
    const heading = entry.heading;
    const x = entry.x + random() - 0.5;
    const y = entry.y + random() - 0.5;
    const named = types[category];
    return {
      callSign: `SIM${callNumbers[index]}${letters[below(letters.length)]}`,
      type: named[below(named.length)] ?? '',
      category,
      x,
      y,
      heading,
      altitude: entry.altitude,
      speed,
      assigned: { heading, altitude: entry.altitude, speed },
      phase: 'vectored',
    };
  });
  return { wind, aircraft };
}
