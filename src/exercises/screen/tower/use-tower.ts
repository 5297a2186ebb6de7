import { useRef, useState } from 'react';
import { carefulInstruction } from '../../simulation/tower/careful-player.ts';
import { readLog } from '../../simulation/tower/log.ts';
import { sayOrder } from '../../simulation/tower/phraseology.ts';
import {
  beginRun,
  instruct,
  isFinished,
  step,
  type Instruction,
  type TowerEvent,
  type TowerRun,
} from '../../simulation/tower/run.ts';
import type { ExerciseProps } from '../exercise-module.ts';
import { useExerciseClock } from '../use-exercise-clock.ts';
import { towerOutcome } from './tower-outcome.ts';
import { towerWord } from './words.ts';

/** Seconds of the exercise per real second: during the guide, after it, and in a replay. */
const paces = { guided: 3, free: 7, replay: 28 };

/** Length of the guide, in seconds of the exercise. */
const guidedSeconds = 90;

/** Runs a tower exercise. A ref holds the run, as several seconds of it may pass in one frame. */
export function useTower({ language, radio, seed, stepped, onEnd, replay }: ExerciseProps) {
  const [run, setRun] = useState(() => (replay === undefined ? beginRun(seed) : replayed(beginRun(seed), replay)));
  const current = useRef(run);
  const [said, setSaid] = useState<{ call: string; readback: string }>();
  const [alert, setAlert] = useState('');
  const hasEnded = useRef(false);
  const isGuided = replay === undefined && run.second < guidedSeconds;
  const pace = replay === undefined ? (isGuided ? paces.guided : paces.free) : paces.replay;
  const clock = useExerciseClock({ pace, stepped: stepped && replay === undefined, onSecond: second });

  function second(): boolean {
    const before = current.current;
    const next = replay === undefined ? step(before) : replayed(step(before), replay);
    show(before, next);
    const isDone = isFinished(next) || (replay !== undefined && next.second >= readLog(replay).end);
    if (isDone) end();
    return !isDone;
  }

  function show(before: TowerRun, next: TowerRun) {
    current.current = next;
    setRun(next);
    const lines = next.events.slice(before.events.length).flatMap((event) => alertOf(next, event));
    if (lines.length > 0) setAlert(lines.join(' '));
    const last = next.said.at(-1);
    if (last && next.said.length > before.said.length)
      setSaid(sayOrder(last.order, next.traffic[last.to]?.callSign ?? '', radio));
  }

  function alertOf({ traffic }: TowerRun, { kind, by, lack = 0 }: TowerEvent): string[] {
    if (kind !== 'runway' && kind !== 'wake' && kind !== 'uncleared') return [];
    const [one = '', other = ''] = by.map((index) => traffic[index]?.callSign ?? '');
    return [towerWord(language)(`alert.${kind}`, { one, other, lack })];
  }

  function give(instruction: Instruction) {
    show(current.current, instruct(current.current, instruction));
  }

  function end() {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(towerOutcome(current.current, language));
  }

  return { run, clock, said, alert, give, end, hint: isGuided ? carefulInstruction(run) : undefined, isGuided };
}

/** Gives the instructions that the log has for the run's current second. */
function replayed(run: TowerRun, log: string): TowerRun {
  return readLog(log)
    .said.filter(({ at }) => at === run.second)
    .reduce(instruct, run);
}
