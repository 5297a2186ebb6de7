import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { adoptSheet } from '../../browser/adopt-sheet.ts';
import { answerText, type DrawnQuestion } from './draw-paper.ts';
import { choose, goTo, isOver, passTime, toggleMark, type Sitting } from './sitting.ts';
import type { Language } from '../../i18n/language.ts';
import { ExamBar } from './exam-bar.tsx';
import { ExamClock } from './exam-clock.tsx';
import { ExamFoot } from './exam-foot.tsx';
import { examWords } from './exam-words.ts';
import css from './exam.css?inline';

type ExamRunProps = {
  language: Language;
  /** The name of the part of the exam that the visitor takes. */
  part: string;
  drawn: readonly DrawnQuestion[];
  first: Sitting;
  /** Stores the sitting. */
  onKeep: (sitting: Sitting) => void;
  onEnd: (sitting: Sitting) => void;
  onLeave: () => void;
};

/** A sitting that fills the window: one question at a time, with its four answers. */
export function ExamRun({ language, part, drawn, first, onKeep, onEnd, onLeave }: ExamRunProps) {
  adoptSheet(css);
  const words = examWords[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { sitting, change } = useSitting(first, { onKeep, onEnd });
  const [isAsking, setAsking] = useState(false);
  const { at, given, marked } = sitting;
  const { question, order } = drawn[at] as DrawnQuestion;
  const spoken = question.unit === 'english' ? 'en' : 'es';

  useEffect(() => dialog.current?.showModal(), []);

  // Moves the focus to the question, except while the reader uses the bar or decides whether to hand in.
  useEffect(() => {
    if (!isAsking && !(document.activeElement instanceof HTMLInputElement)) heading.current?.focus();
  }, [at, isAsking]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = order[Number(event.key) - 1];
    const isOnBar = event.target instanceof HTMLInputElement;
    if (choice !== undefined) change(choose(sitting, choice));
    else if (event.key.toLowerCase() === 'm') change(toggleMark(sitting));
    else if (event.key === 'ArrowRight' && !isOnBar) go(at + 1);
    else if (event.key === 'ArrowLeft' && !isOnBar) go(at - 1);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);

  function leave(): void {
    onKeep(sitting);
    onLeave();
  }

  function go(place: number): void {
    setAsking(false);
    change(goTo(sitting, place));
  }

  return (
    <dialog ref={dialog} className="exam" aria-label={part} onClose={leave}>
      <header className="exam-head cluster gap-x-6 middle apart small" data-tone="deep">
        <p>{part}</p>
        <ExamClock words={words} sitting={sitting} />
        <button type="button" aria-label={words.leaveLabel} onClick={() => dialog.current?.close()}>
          {words.leave}
        </button>
      </header>
      <div className="exam-paper stack gap-5">
        <ExamBar words={words} sitting={sitting} onGo={go} />
        <div className="exam-form">
          <div className="exam-question">
            <p className="row apart caption">
              <span>{words.place(at + 1, drawn.length)}</span>
              {marked.includes(at) && <strong>{words.marked}</strong>}
            </p>
            <h2 ref={heading} id="exam-question" tabIndex={-1} lang={spoken}>
              {question.question}
            </h2>
          </div>
          <div className="exam-answers" role="group" aria-labelledby="exam-question">
            {order.map((choice, place) => (
              <button
                key={`${question.id}-${choice}`}
                type="button"
                aria-pressed={given[at] === choice}
                aria-keyshortcuts={String(place + 1)}
                onClick={() => change(choose(sitting, choice))}
              >
                <span aria-hidden="true">{place + 1}</span>
                <span lang={spoken}>{answerText(question, choice)}</span>
              </button>
            ))}
          </div>
        </div>
        <ExamFoot
          words={words}
          sitting={sitting}
          isAsking={isAsking}
          onGo={go}
          onMark={() => change(toggleMark(sitting))}
          onAsk={setAsking}
          onEnd={() => onEnd(sitting)}
        />
        <p className="exam-keys caption">
          {words.keys} {words.chosenAgain}
        </p>
      </div>
    </dialog>
  );
}

/** How often the elapsed time is stored, in seconds, in case the page is closed. */
const keptEvery = 10;

type SittingCalls = { onKeep: (sitting: Sitting) => void; onEnd: (sitting: Sitting) => void };

/** A sitting with a running clock. Each change is stored; when the time is over, the sitting is handed in. */
function useSitting(first: Sitting, { onKeep, onEnd }: SittingCalls) {
  const [sitting, setSitting] = useState(first);

  const second = useEffectEvent((seconds: number) => {
    const next = passTime(sitting, seconds);
    setSitting(next);
    if (isOver(next)) onEnd(next);
    else if (Math.floor(next.seconds / keptEvery) > Math.floor(sitting.seconds / keptEvery)) onKeep(next);
  });

  useEffect(() => {
    let last = performance.now();
    const clock = setInterval(() => {
      const passed = Math.floor((performance.now() - last) / 1000);
      last += passed * 1000;
      if (passed > 0) second(passed);
    }, 250);
    return () => clearInterval(clock);
  }, []);

  function change(next: Sitting): void {
    setSitting(next);
    onKeep(next);
  }

  return { sitting, change };
}
