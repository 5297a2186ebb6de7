import { useEffect, useRef } from 'react';
import type { Sitting } from './sitting.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import type { ExamWords } from './exam-words.ts';

type ExamFootProps = {
  words: ExamWords;
  sitting: Sitting;
  /** Whether the question about handing in is shown. */
  isAsking: boolean;
  onGo: (at: number) => void;
  onMark: () => void;
  onAsk: (isAsking: boolean) => void;
  onEnd: () => void;
};

/** The buttons below a question: back, mark, next and hand in. */
export function ExamFoot({ words, sitting, isAsking, onGo, onMark, onAsk, onEnd }: ExamFootProps) {
  const { at, given, marked } = sitting;
  if (isAsking) return <ExamEnd words={words} given={given} onBack={() => onAsk(false)} onEnd={onEnd} />;
  const last = given.length - 1;
  return (
    <div className="exam-foot cluster gap-3 middle">
      <button type="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
        <ArrowIcon data-arrow="back" />
        {words.back}
      </button>
      <button type="button" aria-pressed={marked.includes(at)} aria-keyshortcuts="m" onClick={onMark}>
        {words.mark}
      </button>
      <button type="button" disabled={at === last} onClick={() => onGo(at + 1)}>
        {words.on}
        <ArrowIcon />
      </button>
      <button type="button" data-main={at === last ? '' : undefined} onClick={() => onAsk(true)}>
        {words.handIn}
      </button>
    </div>
  );
}

type ExamEndProps = Pick<ExamFootProps, 'words' | 'onEnd'> & { given: Sitting['given']; onBack: () => void };

/** Asks whether to hand in the paper, with the number of blank answers. */
function ExamEnd({ words, given, onBack, onEnd }: ExamEndProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="exam-foot cluster gap-3 middle" role="group" aria-labelledby="exam-sure">
      <p id="exam-sure">{words.sure(given.filter((choice) => choice === null).length)}</p>
      <button ref={first} type="button" onClick={onBack} aria-describedby="exam-sure">
        {words.notYet}
      </button>
      <button type="button" data-main="" onClick={onEnd}>
        {words.handIn}
      </button>
    </div>
  );
}
