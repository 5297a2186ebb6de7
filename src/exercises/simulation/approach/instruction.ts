import { turnBetween } from '../angles.ts';
import { isFlying, type Aircraft } from './aircraft.ts';
import { altitudes, gateDistance, greatestSpeed, leastSpeed } from './rules.ts';

/** An instruction to one aircraft: any of heading, altitude in feet and speed in knots. */
export type Instruction = {
  callSign: string;
  heading?: number | undefined;
  turn?: 'left' | 'right' | undefined;
  altitude?: number | undefined;
  speed?: number | undefined;
};

/** The reason why an instruction is refused. */
export type Refusal =
  | 'unknown'
  | 'ambiguous'
  | 'empty'
  | 'unreadable'
  | 'heading'
  | 'altitude'
  | 'speed'
  | 'gate'
  | 'gone';

/**
 * Parses an instruction with a controller's abbreviations: `SIM34K H220 A40 S180`. `H` is a heading in degrees; `L` and
 * `R` are headings with a turn to the left or to the right. `A` is an altitude in hundreds of feet, `S` a speed in
 * knots. The end of a call sign is enough.
 */
export function parseInstruction(
  text: string,
  callSigns: readonly string[],
): Instruction | { refusal: Refusal; at: string } {
  const [called = '', ...words] = text.trim().toUpperCase().split(/\s+/);
  const exact = callSigns.find((callSign) => callSign === called);
  const meant = exact ? [exact] : callSigns.filter((callSign) => called !== '' && callSign.endsWith(called));
  const [callSign] = meant;
  if (callSign === undefined) return { refusal: 'unknown', at: called };
  if (meant.length > 1) return { refusal: 'ambiguous', at: called };
  if (words.length === 0) return { refusal: 'empty', at: called };
  const instruction: Instruction = { callSign };
  for (const word of words) {
    const [, letter = '', digits = ''] = /^([HLRAS])(\d{1,3})$/.exec(word) ?? [];
    const value = Number(digits);
    if (letter === '') return { refusal: 'unreadable', at: word };
    if (letter === 'A') instruction.altitude = value * 100;
    else if (letter === 'S') instruction.speed = value;
    else {
      instruction.heading = value === 360 ? 0 : value;
      instruction.turn = letter === 'L' ? 'left' : letter === 'R' ? 'right' : undefined;
    }
  }
  return instruction;
}

/** Writes an instruction in the format of `parseInstruction`. */
export function writeInstruction({ callSign, heading, turn, altitude, speed }: Instruction): string {
  const letter = turn === 'left' ? 'L' : turn === 'right' ? 'R' : 'H';
  return [
    callSign,
    ...(heading === undefined ? [] : [letter + String(heading === 0 ? 360 : heading).padStart(3, '0')]),
    ...(altitude === undefined ? [] : [`A${altitude / 100}`]),
    ...(speed === undefined ? [] : [`S${speed}`]),
  ].join(' ');
}

/** The reason why an aircraft cannot take an instruction; undefined if it can. */
export function refusalOf(instruction: Instruction, aircraft: Aircraft): Refusal | undefined {
  const { heading, altitude, speed } = instruction;
  if (!isFlying(aircraft)) return 'gone';
  if (heading !== undefined && !(heading >= 0 && heading < 360)) return 'heading';
  if (altitude !== undefined && !(altitude >= altitudes.lowest && altitude <= altitudes.highest)) return 'altitude';
  if (speed !== undefined && !(speed >= leastSpeed && speed <= greatestSpeed)) return 'speed';
  if (speed !== undefined && aircraft.phase === 'established' && aircraft.y < gateDistance) return 'gate';
  return undefined;
}

/** Applies an instruction to an aircraft. A new heading or a climb ends an approach. */
export function instructed(aircraft: Aircraft, { heading, turn, altitude, speed }: Instruction): Aircraft {
  const climbs = altitude !== undefined && altitude > aircraft.altitude;
  const breaksOff = aircraft.phase === 'established' && (heading !== undefined || climbs);
  const assigned = {
    ...aircraft.assigned,
    ...(breaksOff ? { heading: Math.round(aircraft.heading) % 360, turn: undefined } : {}),
    ...(heading === undefined ? {} : { heading, turn }),
    ...(altitude === undefined ? {} : { altitude }),
    ...(speed === undefined ? {} : { speed }),
  };
  return { ...aircraft, assigned, phase: breaksOff ? 'vectored' : aircraft.phase };
}

/** The direction in which an instruction turns an aircraft; undefined if the aircraft need not turn. */
export function sideOf({ heading, turn }: Instruction, aircraft: Aircraft): 'left' | 'right' | undefined {
  if (heading === undefined) return undefined;
  const shorter = turnBetween(aircraft.heading, heading);
  if (Math.abs(shorter) < 1) return undefined;
  return turn ?? (shorter > 0 ? 'right' : 'left');
}
