import type { Run } from '../../../simulation/approach/run.ts';
import type { ApproachWord } from './words.ts';

/** One hint of the guided start: what to do, at which key, and when it is done. */
export type Hint = {
  word: ApproachWord;
  callSign: string;
  points?: 'track' | 'heading' | 'altitude' | 'speed' | undefined;
};

/** Length of the guide in seconds of the exercise, and the pace of the clock during and after it. */
export const guidedSeconds = 60;
export const paces = { guided: 2, free: 7, replay: 28 };

/**
 * The hint of this moment: the first thing that has not been done with the first arrival. After thirty seconds of the
 * visitor's time the guide ends by itself.
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
