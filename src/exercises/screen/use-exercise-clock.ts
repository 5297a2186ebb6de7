import { useCallback, useEffect, useRef, useState } from 'react';

type ClockOptions = {
  /** Seconds of the exercise per real second. */
  pace: number;
  /** Whether the clock runs only when `step` is called. */
  stepped: boolean;
  /** Runs one second of the exercise; returns `false` after the last one. */
  onSecond: () => boolean;
  /** Draws an intermediate state: `part` of a second after the last step, 0 to 1. */
  onFrame?: (part: number) => void;
};

/** The clock of an exercise, with the functions that pause and step it. */
export type ExerciseClock = {
  /** Seconds of the exercise per real second. */
  pace: number;
  isPaused: boolean;
  togglePause: () => void;
  /** Runs some seconds of the exercise at once. */
  step: (seconds: number) => void;
};

/** The longest time that one frame advances the clock, in milliseconds: on a slow machine the exercise runs slower. */
const longestFrame = 250;

/**
 * Runs the clock of an exercise by animation frames. It pauses when the tab is hidden, and does not make up for that
 * time.
 */
export function useExerciseClock({ pace, stepped, ...calls }: ClockOptions): ExerciseClock {
  const [isPaused, setPaused] = useState(false);
  const [isOver, setOver] = useState(false);
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });

  const step = useCallback((seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      if (!latest.current.onSecond()) return setOver(true);
    }
    latest.current.onFrame?.(0);
  }, []);

  useEffect(() => {
    const pause = () => document.hidden && setPaused(true);
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);

  useEffect(() => {
    if (isPaused || isOver || stepped) return undefined;
    let last = performance.now();
    let due = 0;
    let frame = requestAnimationFrame(run);
    function run(now: number) {
      due += (Math.min(Math.max(now - last, 0), longestFrame) / 1000) * pace;
      last = now;
      const whole = Math.floor(due);
      due -= whole;
      if (whole > 0) step(whole);
      latest.current.onFrame?.(due);
      frame = requestAnimationFrame(run);
    }
    return () => cancelAnimationFrame(frame);
  }, [isPaused, isOver, stepped, pace, step]);

  return { pace, isPaused, togglePause: () => setPaused((paused) => !paused), step };
}
