import { useMemo, useState } from 'react';
import { adoptSheet } from '../../../browser/adopt-sheet.ts';
import type { Language } from '../../../i18n/language.ts';
import { answersOfText, resultOf, type Answer, type Choice } from '../../simulation/readback/answers.ts';
import { drawExchanges, type DrawnExchange } from '../../simulation/readback/draw-exchanges.ts';
import type { ReadbackContent } from '../../simulation/readback/exchange.ts';
import { ClockKeys } from '../clock-keys.tsx';
import type { ExerciseProps } from '../exercise-module.ts';
import { useExerciseClock } from '../use-exercise-clock.ts';
import { ExchangeBoard } from './exchange-board.tsx';
import { ExchangeKeys } from './exchange-keys.tsx';
import { RadioLines } from './radio-lines.tsx';
import { readbackOutcome } from './readback-outcome.ts';
import css from './readback.css?inline';
import { useExchanges } from './use-exchanges.ts';
import { VoiceKey } from './voice-key.tsx';
import { readbackWords } from './words.ts';

/** The readback exercise: ten radio exchanges, some with a wrong readback to correct. */
export function Exercise(props: ExerciseProps) {
  adoptSheet(css);
  const words = readbackWords[props.language];
  const content = useExchanges();
  if (content === null) return <p role="status">{words.loading}</p>;
  if (content === 'failed') return <p role="alert">{words.failed}</p>;
  return <Run {...props} content={content} />;
}

/** A run of the exercise. A replay gives the logged answers at four times the speed. */
function Run({ content, language, radio, seed, onEnd, replay }: ExerciseProps & { content: ReadbackContent }) {
  const words = readbackWords[language];
  const drawn = useMemo(() => drawExchanges(seed, content.exchanges), [seed, content]);
  const replayed = useMemo(() => (replay === undefined ? null : answersOfText(replay)), [replay]);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [seconds, setSeconds] = useState(0);
  const clock = useExerciseClock({
    pace: replayed ? 4 : 1,
    // This exercise needs no steps: nothing in it moves or expires.
    stepped: false,
    onSecond: () => {
      const second = seconds + 1;
      setSeconds(second);
      if (!replayed) return true;
      setAnswers(replayed.filter(({ at }) => at <= second));
      return second < (replayed.at(-1)?.at ?? 0);
    },
  });

  function end(given: readonly Answer[]): void {
    onEnd(
      readbackOutcome({
        language,
        radio,
        kinds: content.kinds,
        exchanges: drawn.map(({ exchange }) => exchange),
        answers: given,
      }),
    );
  }

  function answer(choice: Choice): void {
    if (clock.isPaused) clock.togglePause();
    const given = [...answers, { at: seconds, choice }];
    setAnswers(given);
    if (given.length === drawn.length) end(given);
  }

  const results = answers.map(({ choice }, index) => resultOf((drawn[index] as DrawnExchange).exchange, choice));
  const last = results.at(-1);
  const current = drawn[answers.length];
  return (
    <div className="stack gap-8 top readback" data-tone="deep">
      <div className="stack gap-5 leading readback-radio">
        <div aria-live="polite">
          <p className="cluster gap-2 gap-x-4 apart note readback-count">
            {current && words.count(results.length + 1, drawn.length)}
            {last && <span data-result={last}>{words.results[last]}</span>}
          </p>
          {current && (
            <RadioLines
              key={current.exchange.id}
              words={words}
              situation={current.exchange.situation?.[language]}
              lines={current.exchange.radio[radio]}
              radio={radio}
            />
          )}
        </div>
        {current && !replayed && (
          <>
            <VoiceKey words={words} lines={current.exchange.radio[radio]} radio={radio} />
            <ExchangeKeys
              key={current.exchange.id}
              words={words}
              radio={radio}
              isFirst={results.length === 0}
              next={nextOf(current, radio)}
              onAnswer={answer}
            />
          </>
        )}
      </div>
      <div className="stack gap-4 readback-side">
        {!replayed && (
          <ClockKeys language={language} clock={clock} seconds={seconds} stepped={false} onEnd={() => end(answers)} />
        )}
        <ExchangeBoard words={words} drawn={drawn} results={results} radio={radio} />
      </div>
    </div>
  );
}

/** The answers to choose from, in the run's order; empty if the readback is right. */
function nextOf({ exchange, order }: DrawnExchange, radio: Language) {
  const { next } = exchange.radio[radio];
  return order.flatMap((index) => {
    const text = next?.[index];
    return text ? [{ choice: index as Choice, text }] : [];
  });
}
