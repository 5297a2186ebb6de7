import { fly, type Aircraft, type Assigned } from '../approach/aircraft.ts';
import { radarSeparation, verticalSeparation } from '../approach/rules.ts';

/** The instructions that the short exercise on the home page offers. */
export const tasteKeys = ['climb', 'turn', 'slow'] as const;

export type TasteKey = (typeof tasteKeys)[number];

/** How far the simulation looks ahead, in seconds. */
export const tasteSeconds = 20;

/** A position in NM east and north. */
type Place = { x: number; y: number };

/** The result of the short exercise: two aircraft converge, and the first may get an instruction. */
export type Taste = {
  /**
   * Positions of each aircraft: at the beginning and the end, and for the first one in a turn also every five seconds.
   */
  tracks: readonly [Place[], Place[]];
  /** Altitude, in feet, and speed, in knots, of the instructed aircraft. */
  told: { altitude: number; speed: number };
  /** The separation between both aircraft at the end: NM and feet. */
  distance: number;
  feet: number;
  isKept: boolean;
};

/** Two arrivals at the same level whose tracks cross at a right angle in about 50 seconds, far from any runway. */
const arrival = { type: 'A333', category: 'H', altitude: 8000, speed: 240, phase: 'vectored' } as const;
const first = aircraft({ callSign: 'SIM214', x: -3, y: 15.5, heading: 90 });
const second = aircraft({ callSign: 'SIM307', x: 0, y: 12, heading: 0 });

const instructions: Record<TasteKey, Partial<Assigned>> = {
  climb: { altitude: 9000 },
  turn: { heading: 0, turn: 'left' },
  slow: { speed: 180 },
};

function aircraft(own: Pick<Aircraft, 'callSign' | 'x' | 'y' | 'heading'>): Aircraft {
  const { altitude, speed } = arrival;
  return { ...arrival, ...own, assigned: { heading: own.heading, altitude, speed } };
}

/** Simulates both aircraft for `seconds`, with an instruction or without one. */
export function tasteOf(key?: TasteKey, seconds = tasteSeconds): Taste {
  const calm = { from: 0, speed: 0 };
  let one: Aircraft = { ...first, assigned: { ...first.assigned, ...(key && instructions[key]) } };
  let other: Aircraft = second;
  const tracks: [Place[], Place[]] = [[placeOf(one)], [placeOf(other)]];
  for (let flown = 1; flown <= seconds; flown++) {
    one = fly(one, calm);
    other = fly(other, calm);
    if (flown === seconds || (key === 'turn' && flown % 5 === 0)) tracks[0].push(placeOf(one));
  }
  const distance = Math.hypot(one.x - other.x, one.y - other.y);
  const feet = Math.abs(one.altitude - other.altitude);
  if (seconds > 0) tracks[1].push(placeOf(other));
  const told = { altitude: one.altitude, speed: one.speed };
  return { tracks, told, distance, feet, isKept: distance >= radarSeparation || feet >= verticalSeparation };
}

function placeOf({ x, y }: Aircraft): Place {
  return { x, y };
}
