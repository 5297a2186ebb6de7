import type { Sitting } from '../../deciding/exam/sitting.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import type { ExamWords } from './exam-words.ts';

type ExamFootProps = {
  words: ExamWords;
  sitting: Sitting;
  /** Whether it asks if the paper is to be handed in. */
  isAsking: boolean;
  onGo: (at: number) => void;
  onMark: () => void;
  onAsk: (isAsking: boolean) => void;
  onEnd: () => void;
};

/** The keys below a question: back, mark, on, and the end. */
export function ExamFoot({ words, sitting, isAsking, onGo, onMark, onAsk, onEnd }: ExamFootProps) {
  const { at, given, marked } = sitting;
  const open = given.filter((choice) => choice === null).length;
  if (isAsking) {
    return (
      <div className="exam-foot" role="group" aria-labelledby="exam-sure">
        <p id="exam-sure" role="alert">
          {words.sure(open)}
        </p>
        <SignButton tone="paper" onClick={() => onAsk(false)}>
          {words.notYet}
        </SignButton>
        <SignButton onClick={onEnd}>{words.handIn}</SignButton>
      </div>
    );
  }
  const isLast = at === given.length - 1;
  return (
    <div className="exam-foot">
      <SignButton tone="paper" arrow="back" disabled={at === 0} onClick={() => onGo(at - 1)}>
        {words.back}
      </SignButton>
      <SignButton tone="paper" aria-pressed={marked.includes(at)} aria-keyshortcuts="m" onClick={onMark}>
        {words.mark}
      </SignButton>
      {!isLast && (
        <SignButton tone="paper" arrow="forward" onClick={() => onGo(at + 1)}>
          {words.on}
        </SignButton>
      )}
      <SignButton tone={isLast ? 'direction' : 'paper'} onClick={() => onAsk(true)}>
        {words.handIn}
      </SignButton>
    </div>
  );
}
