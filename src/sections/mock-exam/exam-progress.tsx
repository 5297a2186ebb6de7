import { useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { markOf, minimumOf } from '../../deciding/exam/mark-paper.ts';
import type { Progress, Sitting } from '../../deciding/exam/sitting.ts';
import { clockText } from '../../features/exam/clock-text.ts';
import { keepExamProgress, saveExamProgress } from '../../features/exam/exam-progress.ts';
import { longDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './mock-exam.module.css';
import type { MockExamToolContent } from './mock-exam-content.ts';
import { pointsText } from './points-text.ts';

type ExamProgressProps = Pick<MockExamToolContent, 'words' | 'parts' | 'rules'> & {
  progress: Progress;
  onResume: (sitting: Sitting) => void;
  onReview: (sitting: Sitting) => void;
};

/** The papers kept in this browser: the one that is unfinished, and those handed in. Nothing of it is on a plain page. */
export function ExamProgress({ words, parts, rules, progress, onResume, onReview }: ExamProgressProps) {
  const language = useLanguage();
  const isLive = useHydrated();
  const [asking, setAsking] = useState<'no' | 'sure' | 'deleted'>('no');
  const { running, done } = progress;
  const text = words.progress;
  if (!isLive || (!running && done.length === 0 && asking !== 'deleted')) return null;

  function erase() {
    keepExamProgress(null);
    setAsking('deleted');
  }

  return (
    <section className={styles.progress}>
      <h2>{text.title}</h2>
      {running && (
        <div className={styles.running}>
          <p>
            {fill(text.running, {
              part: parts[running.part].name,
              answered: running.given.filter((choice) => choice !== null).length,
              questions: running.questions.length,
            })}{' '}
            {running.limit !== null && fill(text.left, { time: clockText(running.limit - running.seconds) })}
          </p>
          <SignButton arrow="forward" onClick={() => onResume(running)}>
            {text.resume}
          </SignButton>
        </div>
      )}
      {done.length > 0 && (
        <ol aria-label={text.done}>
          {done.map((sitting) => {
            const { points, questions } = markOf(sitting.given, rules);
            return (
              <li
                key={sitting.begun}
                data-reached={points >= minimumOf(sitting.part, questions, rules) ? '' : undefined}
              >
                <span>{parts[sitting.part].name}</span>
                <span>{longDate(sitting.begun.slice(0, 10), language)}</span>
                <strong>{fill(words.result.points, { points: pointsText(points, language), questions })}</strong>
                <button type="button" onClick={() => onReview(sitting)}>
                  {text.see}
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <p className={styles.note}>{text.kept}</p>
      <div className={styles.keeping}>
        {asking === 'no' && (
          <>
            <button type="button" onClick={() => saveExamProgress(`${words.form.label.toLowerCase()}.json`)}>
              {text.export}
            </button>
            <button type="button" onClick={() => setAsking('sure')}>
              {text.delete}
            </button>
          </>
        )}
        {asking === 'sure' && (
          <>
            <p role="alert">{text.sure}</p>
            <button type="button" onClick={erase}>
              {text.delete}
            </button>
            <button type="button" onClick={() => setAsking('no')}>
              {text.back}
            </button>
          </>
        )}
        {asking === 'deleted' && <p role="status">{text.deleted}</p>}
      </div>
    </section>
  );
}
