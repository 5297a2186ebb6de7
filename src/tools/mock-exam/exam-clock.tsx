import { useState } from 'react';
import type { Sitting } from './sitting.ts';
import type { ExamWords } from './exam-words.ts';
import { clockText } from './exam-text.ts';

/** The last seconds of a sitting, in which a notice says that the time is almost over. */
const almostOver = 300;

/** The remaining time, or the time taken in a sitting without a limit. It can be hidden. */
export function ExamClock({ words, sitting: { limit, seconds } }: { words: ExamWords; sitting: Sitting }) {
  const [isShown, setShown] = useState(true);
  const left = limit === null ? null : limit - seconds;
  const [minutes, rest] = clockText(left ?? seconds).split(':');
  return (
    <div className="exam-clock cluster gap-x-4 middle">
      {isShown && (
        <span role="timer" aria-label={left === null ? words.timeTaken : words.timeLeft}>
          {minutes}
          <i>:</i>
          {rest}
        </span>
      )}
      <button
        type="button"
        aria-label={isShown ? words.hideClockLabel : words.showClockLabel}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hideClock : words.showClock}
      </button>
      <p className="visually-hidden" role="status">
        {left !== null && left < almostOver && words.almostOver}
      </p>
    </div>
  );
}
