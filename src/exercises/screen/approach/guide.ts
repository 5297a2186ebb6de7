import type { Run } from '../../simulation/approach/run.ts';
import type { ApproachWord } from './words.ts';

/** A hint of the guided start: its text, the aircraft, and the track or key to which it points. */
export type Hint = {
  word: ApproachWord;
  callSign: string;
  points?: 'track' | 'heading' | 'altitude' | 'speed' | undefined;
};

/**
 * Length of the guide in seconds of the exercise. The paces are seconds of the exercise per real second: during the
 * guide, after it, and in a replay.
 */
export const guidedSeconds = 60;
export const paces = { guided: 2, free: 7, replay: 28 };

/**
 * The current hint: to select the first arrival, then to give it the first instruction that is still missing. When no
 * instruction is missing, or after `guidedSeconds`, the hint is a closing note. The note disappears 40 seconds after
 * the guide.
 */
export function hintOf(run: Run, selected: string | undefined): Hint | undefined {
  const [first] = run.aircraft;
  if (!first || run.second >= guidedSeconds + 40) return undefined;
  const { callSign } = first;
  const told = run.given.filter(({ instruction }) => instruction.callSign === callSign);
  const lacks = (part: 'heading' | 'altitude' | 'speed') =>
    told.every(({ instruction }) => instruction[part] === undefined);
  if (run.second < guidedSeconds) {
    const isDone = !lacks('heading') && !lacks('altitude') && !lacks('speed');
    if (!isDone && selected !== callSign) return { word: 'guide.select', callSign, points: 'track' };
    if (lacks('heading')) return { word: 'guide.heading', callSign, points: 'heading' };
    if (lacks('altitude')) return { word: 'guide.altitude', callSign, points: 'altitude' };
    if (lacks('speed')) return { word: 'guide.speed', callSign, points: 'speed' };
  }
  return { word: 'guide.rest', callSign };
}
