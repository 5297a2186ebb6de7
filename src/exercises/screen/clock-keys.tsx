import type { Language } from '../../i18n/language.ts';
import { clockText, exerciseWord } from './exercise-words.ts';
import type { ExerciseClock } from './use-exercise-clock.ts';

type ClockKeysProps = {
  language: Language;
  clock: ExerciseClock;
  /** Seconds of the exercise since its start. */
  seconds: number;
  stepped: boolean;
  /** Ends the exercise early. */
  onEnd: () => void;
};

/** Seconds by which each step button advances the clock. */
const steps = [5, 30];

/** The clock of an exercise, its pause or step buttons, and the button that ends the exercise. */
export function ClockKeys({ language, clock, seconds, stepped, onEnd }: ClockKeysProps) {
  const word = exerciseWord(language);
  return (
    <div className="cluster gap-2 middle position-clock" role="group" aria-label={word('clock')}>
      <span className="strong tabular position-time">{clockText(seconds)}</span>
      {!stepped && clock.pace > 1 && (
        <span className="quiet data">
          <span aria-hidden="true">×{clock.pace}</span>
          <span className="visually-hidden">{word('pace', { pace: clock.pace })}</span>
        </span>
      )}
      {stepped ? (
        steps.map((step) => (
          <button
            key={step}
            type="button"
            aria-label={`${word('step', { seconds: step })}: ${word('stepLabel', { seconds: step })}`}
            onClick={() => clock.step(step)}
          >
            {word('step', { seconds: step })}
          </button>
        ))
      ) : (
        <button type="button" aria-pressed={clock.isPaused} onClick={clock.togglePause}>
          {word(clock.isPaused ? 'resume' : 'pause')}
        </button>
      )}
      <button type="button" onClick={onEnd}>
        {word('end')}
      </button>
    </div>
  );
}
