import { useState } from 'react';
import { markOf, minimumOf } from './mark-paper.ts';
import type { Progress, Sitting } from './sitting.ts';
import { keepExamProgress, saveExamProgress } from './kept-progress.ts';
import { longDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './mock-exam.module.css';
import { clockText, pointsText } from './exam-text.ts';
import type { MockExamToolContent } from './content.ts';

type PartsProps = Pick<MockExamToolContent, 'words' | 'parts' | 'rules'>;
type RunningPaperProps = PartsProps & { running: Sitting; onResume: (sitting: Sitting) => void };

/** The unfinished paper stored in this browser, with a button to resume it. */
export function RunningPaper({ words, parts, running, onResume }: RunningPaperProps) {
  const text = words.progress;
  return (
    <div className={`cluster gap-3 gap-x-6 middle apart ${styles.running}`}>
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
  );
}

type DonePapersProps = PartsProps & { done: Progress['done']; onReview: (sitting: Sitting) => void };

/** The finished papers stored in this browser; they can be exported and deleted. */
export function DonePapers({ words, parts, rules, done, onReview }: DonePapersProps) {
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const text = words.progress;

  return (
    <div className={`stack gap-3 ${styles.progress}`}>
      <h3 className="title">{text.title}</h3>
      {done.length > 0 && (
        <ol aria-label={text.done}>
          {done.map((sitting) => {
            const { points, questions } = markOf(sitting.given, rules);
            return (
              <li
                className="small"
                key={sitting.begun}
                data-reached={points >= minimumOf(sitting.part, questions, rules) ? '' : undefined}
              >
                <span>{parts[sitting.part].name}</span>
                <span>{longDate(sitting.begun.slice(0, 10), language)}</span>
                <strong className="tabular">
                  {fill(words.result.points, { points: pointsText(points, language), questions })}
                </strong>
                <button type="button" onClick={() => onReview(sitting)}>
                  {text.see}
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <p className="note">{text.kept}</p>
      <div className="cluster gap-2 gap-x-6 middle">
        {!isAsking && (
          <>
            <button type="button" onClick={() => saveExamProgress(`${words.form.label.toLowerCase()}.json`)}>
              {text.export}
            </button>
            <button type="button" onClick={() => setAsking(true)}>
              {text.delete}
            </button>
          </>
        )}
        {isAsking && (
          <>
            <p role="alert">{text.sure}</p>
            <button type="button" onClick={() => keepExamProgress(null)}>
              {text.delete}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {text.back}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
