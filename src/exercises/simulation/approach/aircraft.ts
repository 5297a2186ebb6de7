import { cosine, heading360, radian, sine, turnBetween } from '../angles.ts';
import * as rules from './rules.ts';

/** The values that an aircraft was instructed to fly. */
export type Assigned = {
  /** Degrees. If `turn` is not instructed, the aircraft turns in the shorter direction. */
  heading: number;
  turn?: 'left' | 'right' | undefined;
  /** Feet. */
  altitude: number;
  /** Knots. */
  speed: number;
};

export type Aircraft = {
  callSign: string;
  /** Designator of its type (ICAO Doc 8643). */
  type: string;
  category: rules.WakeCategory;
  /** NM east and north of the threshold. */
  x: number;
  y: number;
  /** Degrees. */
  heading: number;
  /** Feet. */
  altitude: number;
  /** Knots through the air. */
  speed: number;
  assigned: Assigned;
  phase: 'vectored' | 'established' | 'landed' | 'left';
  /** The speed at which it passed the gate, in knots, and the second of that moment. */
  gate?: { speed: number; second: number } | undefined;
};

/** The wind: its direction of origin in degrees, and its speed in knots. */
export type Wind = { from: number; speed: number };

const perSecond = 1 / 3600;

/** Whether an aircraft is in the air and on the scope. */
export function isFlying({ phase }: Aircraft): boolean {
  return phase === 'vectored' || phase === 'established';
}

/** Altitude of the glide path in feet, at a distance from the threshold in NM. */
export function glideAltitude(distance: number): number {
  return rules.glidePath.threshold + distance * rules.glidePath.feetPerMile;
}

/** Movement over the ground in one second: NM east and north. */
export function movement({ heading, speed }: Pick<Aircraft, 'heading' | 'speed'>, wind: Wind) {
  return {
    x: (sine(heading) * speed - sine(wind.from) * wind.speed) * perSecond,
    y: (cosine(heading) * speed - cosine(wind.from) * wind.speed) * perSecond,
  };
}

/** Speed over the ground, in knots. */
export function groundSpeed(aircraft: Pick<Aircraft, 'heading' | 'speed'>, wind: Wind): number {
  const { x, y } = movement(aircraft, wind);
  return Math.sqrt(x * x + y * y) / perSecond;
}

/** Moves an aircraft by one second. */
export function fly(aircraft: Aircraft, wind: Wind): Aircraft {
  if (!isFlying(aircraft)) return aircraft;
  const isEstablished = aircraft.phase === 'established' || meetsFinal(aircraft, wind);
  const speed = toward(aircraft.speed, wantedSpeed(aircraft), rules.speedChange);
  const heading = isEstablished ? headingOnFinal(aircraft, wind) : turned(aircraft);
  const altitude = isEstablished ? altitudeOnFinal(aircraft) : levelled(aircraft, aircraft.assigned.altitude);
  const { x, y } = movement({ heading, speed }, wind);
  const flown: Aircraft = { ...aircraft, x: aircraft.x + x, y: aircraft.y + y, heading, altitude, speed };
  if (isEstablished) flown.phase = flown.y <= 0 ? 'landed' : 'established';
  else if (isOffScope(flown)) flown.phase = 'left';
  return flown;
}

function wantedSpeed({ phase, y, assigned }: Aircraft): number {
  return phase === 'established' && y < rules.gateDistance
    ? Math.min(rules.landingSpeed, assigned.speed)
    : assigned.speed;
}

function toward(value: number, wanted: number, step: number): number {
  return value < wanted ? Math.min(value + step, wanted) : Math.max(value - step, wanted);
}

function levelled({ altitude, category }: Aircraft, wanted: number): number {
  return toward(altitude, wanted, rules.verticalRate[category] / 60);
}

function turned({ heading, assigned }: Aircraft): number {
  const shorter = turnBetween(heading, assigned.heading);
  if (Math.abs(shorter) <= rules.turnRate) return assigned.heading;
  const isRight = assigned.turn ? assigned.turn === 'right' : shorter > 0;
  return heading360(heading + (isRight ? rules.turnRate : -rules.turnRate));
}

/**
 * Whether an aircraft can turn onto the final at this second. It must be near the final, at an allowed angle, and at
 * most `glideTolerance` above the glide path.
 */
function meetsFinal(aircraft: Aircraft, wind: Wind): boolean {
  const { x, y, altitude, speed, heading } = aircraft;
  if (y < rules.finalReach.nearest || y > rules.finalReach.farthest) return false;
  const angle = turnBetween(heading, rules.finalCourse);
  if (Math.abs(angle) > rules.greatestIntercept) return false;
  if (altitude > glideAltitude(y) + rules.glideTolerance) return false;
  const radius = (speed * perSecond * radian) / rules.turnRate;
  const lead = radius * (1 - cosine(angle)) + 0.1;
  const crossing = movement({ heading, speed }, wind).x;
  return Math.abs(x) <= lead && (x * crossing <= 0 || Math.abs(x) < 0.1);
}

/** Steers along the final: corrects for the wind, and turns back to the line by at most 20 degrees. */
function headingOnFinal({ x, heading, speed }: Aircraft, wind: Wind): number {
  const drift = ((-sine(wind.from) * wind.speed) / speed) * radian;
  const back = Math.max(-20, Math.min(20, x * 40));
  const wanted = heading360(rules.finalCourse + drift + back);
  const turn = turnBetween(heading, wanted);
  return heading360(heading + Math.max(-rules.turnRate, Math.min(rules.turnRate, turn)));
}

function altitudeOnFinal(aircraft: Aircraft): number {
  const { altitude, assigned, y } = aircraft;
  const glide = glideAltitude(Math.max(y, 0));
  return Math.max(levelled(aircraft, Math.min(assigned.altitude, glide, altitude)), 0);
}

function isOffScope({ x, y }: Aircraft): boolean {
  const { centre, half } = rules.scope;
  return Math.abs(x - centre.x) > half + 1 || Math.abs(y - centre.y) > half + 1;
}
