import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../i18n/language.ts';
import type { Choice } from '../../simulation/readback/answers.ts';
import type { ReadbackWords } from './words.ts';

type ExchangeKeysProps = {
  words: ReadbackWords;
  radio: Language;
  /** Whether this is the first exchange, which explains the task and does not move the focus. */
  isFirst: boolean;
  /** The answers to choose from; empty if the readback is right. */
  next: readonly { choice: Choice; text: string }[];
  onAnswer: (choice: Choice) => void;
};

/** Asks whether a readback is right and, if not, what the correction is. */
export function ExchangeKeys({ words, radio, isFirst, next, onAnswer }: ExchangeKeysProps) {
  const [seesError, setSeesError] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isFirst || seesError) first.current?.focus();
  }, [isFirst, seesError]);
  const hint = isFirst && <p className="readback-hint">{words.hints[seesError ? 1 : 0]}</p>;
  if (seesError)
    return (
      <div className="stack gap-3 readback-ask" role="group" aria-label={words.next}>
        {hint}
        <p>{words.next}</p>
        <div className="stack gap-2 readback-next">
          {next.map(({ choice, text }, index) => (
            <button
              key={text}
              ref={index === 0 ? first : null}
              type="button"
              className="row middle strong readback-key"
              lang={radio}
              onClick={() => onAnswer(choice)}
            >
              {text}
            </button>
          ))}
        </div>
      </div>
    );
  return (
    <div className="stack gap-3 readback-ask" role="group" aria-label={words.question}>
      {hint}
      <p>{words.question}</p>
      <div className="stack gap-3 readback-verdict">
        <button ref={first} type="button" className="row middle strong readback-key" onClick={() => onAnswer('right')}>
          {words.right}
        </button>
        <button
          type="button"
          className="row middle strong readback-key"
          // A false alarm needs no correction.
          onClick={() => (next.length > 0 ? setSeesError(true) : onAnswer(0))}
        >
          {words.wrong}
        </button>
      </div>
    </div>
  );
}
