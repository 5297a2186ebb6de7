import { isFlying, type Aircraft } from './aircraft.ts';
import { radarSeparation, verticalSeparation, wakeDistance } from './rules.ts';

/** Two aircraft that are too close: at less than the distance of their rule, and less than 1,000 ft apart. */
export type Conflict = {
  /** Call signs, in the order of the exercise; on a final, the leading aircraft is first. */
  pair: readonly [string, string];
  rule: 'radar' | 'wake';
  /** NM required by the rule, and the actual NM and feet. */
  required: number;
  distance: number;
  vertical: number;
};

/** The pairs that are too close at this second. A pair is listed once, for the radar rule if it violates both rules. */
export function conflictsOf(aircraft: readonly Aircraft[]): Conflict[] {
  const found: Conflict[] = [];
  for (const [index, one] of aircraft.entries()) {
    for (let next = index + 1; next < aircraft.length; next++) {
      const conflict = conflictOf(one, aircraft[next] as Aircraft);
      if (conflict) found.push(conflict);
    }
  }
  return found;
}

function conflictOf(one: Aircraft, other: Aircraft): Conflict | undefined {
  if (!isFlying(one) || !isFlying(other)) return undefined;
  const vertical = Math.abs(one.altitude - other.altitude);
  if (vertical >= verticalSeparation) return undefined;
  const x = one.x - other.x;
  const y = one.y - other.y;
  const square = x * x + y * y;
  const isRadar = square < radarSeparation * radarSeparation;
  const [leader, follower] = one.y <= other.y ? [one, other] : [other, one];
  const onFinal = one.phase === 'established' && other.phase === 'established';
  const required = (onFinal && wakeDistance[`${leader.category}${follower.category}`]) || radarSeparation;
  if (square >= required * required) return undefined;
  const pair = onFinal ? ([leader, follower] as const) : ([one, other] as const);
  return {
    pair: [pair[0].callSign, pair[1].callSign],
    rule: isRadar ? 'radar' : 'wake',
    required: isRadar ? radarSeparation : required,
    distance: Math.sqrt(square),
    vertical,
  };
}
