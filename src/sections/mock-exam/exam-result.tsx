import type { DrawnQuestion } from '../../deciding/exam/draw-paper.ts';
import { examUnits, type ExamPart } from '../../deciding/exam/exam-bank.ts';
import { markByUnit, markOf, minimumOf, type Given } from '../../deciding/exam/mark-paper.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { AnswerReview } from './answer-review.tsx';
import folds from '../answer-form/fold.module.css';
import styles from './exam-result.module.css';
import type { MockExamToolContent } from './mock-exam-content.ts';
import { pointsText } from './points-text.ts';
import { UnitBars } from './unit-bars.tsx';

type ExamResultProps = MockExamToolContent & {
  part: ExamPart;
  drawn: readonly DrawnQuestion[];
  given: readonly Given[];
};

/** The mark of a paper, the points of each unit, and the wrong and blank answers one by one. */
export function ExamResult({ words, rules, parts, part, drawn, given }: ExamResultProps) {
  const language = useLanguage();
  const { result } = words;
  const mark = markOf(given, rules);
  const minimum = minimumOf(part, mark.questions, rules);
  const missing = minimum - mark.points;
  const points = (value: number) => pointsText(value, language);
  const place = ({ question }: DrawnQuestion) => examUnits.indexOf(question.unit);
  const reviewed = drawn
    .map((each, index) => ({ ...each, choice: given[index] ?? null }))
    .toSorted((a, b) => place(a) - place(b));
  const wrong = reviewed.filter(({ choice }) => choice !== null && choice !== 0);
  const blank = reviewed.filter(({ choice }) => choice === null);
  return (
    <div className={styles.result}>
      <div className={styles.mark} data-reached={missing <= 0 ? '' : undefined}>
        <p>{fill(result.points, { points: points(mark.points), questions: mark.questions })}</p>
        <p>
          {missing <= 0
            ? fill(result.reached, { minimum: points(minimum) })
            : fill(result.missed, { minimum: points(minimum), missing: points(missing) })}
        </p>
        <p>{fill(result.counts, mark)}</p>
      </div>
      <section>
        <h3>{result.units}</h3>
        <UnitBars parts={parts} units={markByUnit(drawn, given, rules)} rules={rules} />
        <p className={styles.note}>{result.unitsNote}</p>
      </section>
      <section>
        <h3>{result.wrong}</h3>
        {wrong.length === 0 ? <p>{result.noneWrong}</p> : <AnswerReview words={result} parts={parts} answers={wrong} />}
      </section>
      {blank.length > 0 && (
        <details className={folds.fold}>
          <summary>
            {result.blank} ({blank.length})
            <ChevronIcon />
          </summary>
          <AnswerReview words={result} parts={parts} answers={blank} />
        </details>
      )}
    </div>
  );
}
