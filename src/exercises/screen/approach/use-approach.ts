import { useEffect, useRef, useState } from 'react';
import { parseInstruction, type Instruction, type Refusal } from '../../simulation/approach/instruction.ts';
import { sayInstruction } from '../../simulation/approach/phraseology.ts';
import { instruct, isOver, readLog, startRun, stepRun, type Run } from '../../simulation/approach/run.ts';
import type { ExerciseProps } from '../exercise-module.ts';
import { useExerciseClock } from '../use-exercise-clock.ts';
import { guidedSeconds, hintOf, paces } from './guide.ts';
import { outcomeOf } from './outcome.ts';
import { pictureOf, withDots, type History, type MapPoint } from './picture.ts';
import { alertOf, bearing, oneDecimal } from './position-in-words.ts';
import type { Scope } from './scope.ts';
import { approachWord } from './words.ts';

/** A measuring line: from a point or an aircraft to another. */
export type Measure = { from: MapPoint | string; to: MapPoint | string };

/**
 * Runs an approach exercise. A ref holds the run, which changes every second. The state for the texts is set every five
 * seconds, and at once after an instruction or a loss of separation.
 */
export function useApproach({ language, radio, seed, stepped, onEnd, replay }: ExerciseProps) {
  const word = approachWord(language);
  const current = useRef<{ run: Run; history: History; scope?: Scope | undefined }>(null!);
  current.current ??= begin(seed);
  const [run, setRun] = useState(current.current.run);
  const [selected, setSelected] = useState<string>();
  const [said, setSaid] = useState<{ call: string; readback: string }>();
  const [refusal, setRefusal] = useState<string>();
  const [alert, setAlert] = useState('');
  const [measure, setMeasure] = useState<Measure>();
  const hasEnded = useRef(false);
  const isGuided = replay === undefined && !stepped && run.second < guidedSeconds;

  const clock = useExerciseClock({
    pace: replay === undefined ? (isGuided ? paces.guided : paces.free) : paces.replay,
    stepped: stepped && replay === undefined,
    onSecond: second,
    onFrame: draw,
  });

  // The visitor's input is drawn at once, also while the clock is stopped.
  useEffect(() => draw(0));

  function second(): boolean {
    const now = current.current;
    if (replay !== undefined) playLog(replay);
    const next = stepRun(now.run);
    const began = next.losses.slice(now.run.losses.length);
    now.run = next;
    now.history = withDots(now.history, next);
    if (began.length > 0) setAlert(began.map((loss) => alertOf(loss, language)).join(' '));
    const isDone = isOver(next);
    if (next.second % 5 === 0 || began.length > 0 || isDone) setRun(next);
    if (isDone) end();
    return !isDone;
  }

  function playLog(log: string) {
    for (const { at, instruction } of readLog(log, current.current.run.aircraft))
      if (at === current.current.run.second) give(instruction);
  }

  function draw(part: number) {
    const { run: now, history, scope } = current.current;
    if (!scope) return;
    const picture = pictureOf(now, history, { part, selected, lostWords: word('lost') });
    const place = (of: MapPoint | string) =>
      typeof of === 'string' ? picture.tracks.find(({ callSign }) => callSign === of) : of;
    const from = measure && place(measure.from);
    const to = measure && place(measure.to);
    const measured = from && to ? { from, to, text: measureText(from, to) } : undefined;
    scope.draw({ ...picture, measure: measured, guided: guidedTrack() });
  }

  function guidedTrack(): string | undefined {
    const hint = isGuided ? hintOf(run, selected) : undefined;
    return hint?.points === 'track' ? hint.callSign : undefined;
  }

  function measureText(from: MapPoint, to: MapPoint): string {
    const distance = oneDecimal(Math.hypot(to.x - from.x, to.y - from.y), language);
    return word('measured', { distance, bearing: String(Math.round(bearing(from, to)) % 360).padStart(3, '0') });
  }

  function refuse(reason: Refusal, at = '') {
    const callSign = selected ?? run.aircraft[0]?.callSign ?? '';
    setRefusal(word(`refused.${reason}`, { at, example: `${callSign} H220 A40 S180` }));
  }

  function give(instruction: Instruction): boolean {
    const { run: now } = current.current;
    const before = now.aircraft.find(({ callSign }) => callSign === instruction.callSign);
    const told = instruct(now, instruction);
    if ('refusal' in told || !before) {
      refuse('refusal' in told ? told.refusal : 'unknown', instruction.callSign);
      return false;
    }
    current.current.run = told;
    setRun(told);
    setRefusal(undefined);
    setSaid(sayInstruction(instruction, before, radio));
    return true;
  }

  function type(text: string): boolean {
    const instruction = parseInstruction(
      text,
      run.aircraft.map(({ callSign }) => callSign),
    );
    if (!('refusal' in instruction)) {
      setSelected(instruction.callSign);
      return give(instruction);
    }
    refuse(instruction.refusal, instruction.at);
    return false;
  }

  function end() {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(outcomeOf(current.current.run, language));
  }

  function showOn(scope: Scope | undefined) {
    current.current.scope = scope;
    draw(0);
  }

  return {
    run,
    clock,
    selected,
    setSelected,
    said,
    refusal,
    alert,
    measure,
    setMeasure,
    give,
    type,
    end,
    showOn,
    isGuided,
  };
}

function begin(seed: number): { run: Run; history: History } {
  const run = startRun(seed);
  return { run, history: withDots(new Map(), run) };
}

export type Approach = ReturnType<typeof useApproach>;
