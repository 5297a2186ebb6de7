import * as rules from './rules.ts';

/** The phase of a movement. `expected`: it has not called yet. */
export type Phase =
  | 'expected'
  | 'final'
  | 'landed'
  | 'vacated'
  | 'gone around'
  | 'holding'
  | 'entering'
  | 'lined up'
  | 'rolling'
  | 'airborne'
  | 'waiting'
  | 'inspecting'
  | 'leaving'
  | 'inspected';

/** An arrival, a departure or the vehicle. */
export type Movement = {
  callSign: string;
  kind: 'arrival' | 'departure' | 'vehicle';
  /** Designator of its type (ICAO Doc 8643); the vehicle has none. */
  type: string;
  category: rules.WakeCategory;
  /** Second of its first call: on final, at the holding point, or beside the runway. */
  due: number;
  phase: Phase;
  /** Second at which the phase began. */
  since: number;
  /** Whether it is cleared to land or take off. */
  isCleared: boolean;
  /** Second at which it entered the runway. */
  entered?: number | undefined;
  /** Second at which its take-off run began. */
  began?: number | undefined;
};

/** Distance of an arrival from the threshold, in NM. */
export function distanceOf({ due }: Movement, second: number): number {
  return rules.firstCall - ((second - due) * rules.finalSpeed) / 3600;
}

/** The second at which an arrival crosses the threshold. */
export function thresholdSecond({ due }: Pick<Movement, 'due'>): number {
  return due + Math.ceil((rules.firstCall * 3600) / rules.finalSpeed);
}

/** Whether a movement has left the runway after landing or inspecting it, or has taken off. */
export function isDone({ phase }: Movement): boolean {
  return phase === 'vacated' || phase === 'airborne' || phase === 'inspected';
}

/** Whether a movement needs no more instructions: it is done, or has gone around. */
export function isOver(movement: Movement): boolean {
  return isDone(movement) || movement.phase === 'gone around';
}

/** The movement at this second: a phase that ends without an instruction is replaced by the next one. */
export function moveOn(movement: Movement, second: number): Movement {
  const { phase, since, due, category, isCleared } = movement;
  const lasts = second - since;
  const next = (to: Phase): Movement => ({ ...movement, phase: to, since: second });
  switch (phase) {
    case 'expected':
      return second < due ? movement : next(firstPhase[movement.kind]);
    case 'final':
      if (second < thresholdSecond(movement)) return movement;
      return isCleared ? { ...next('landed'), entered: second } : next('gone around');
    case 'landed':
      return lasts < rules.landingRoll[category] ? movement : next('vacated');
    case 'entering':
      if (lasts < rules.lineUp) return movement;
      return isCleared ? { ...next('rolling'), began: second } : next('lined up');
    case 'rolling':
      return lasts < rules.takeOffRoll[category] ? movement : next('airborne');
    case 'inspecting':
      return lasts < rules.inspection ? movement : next('leaving');
    case 'leaving':
      return lasts < rules.vehicleLeaves ? movement : next('inspected');
    default:
      return movement;
  }
}

const firstPhase: Record<Movement['kind'], Phase> = { arrival: 'final', departure: 'holding', vehicle: 'waiting' };
