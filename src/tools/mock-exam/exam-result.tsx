import { answerText, type DrawnQuestion, type Given } from './draw-paper.ts';
import { examUnits, type ExamPart, type ExamUnit } from './exam-bank.ts';
import { markByUnit, markOf, minimumOf, type Mark } from './mark-paper.ts';
import { longDate } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import folds from '../parts/fold.module.css';
import styles from './mock-exam.module.css';
import type { MockExamToolContent } from './content.ts';
import { pointsText } from './exam-text.ts';

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
    <div className={`stack gap-8 ${styles.result}`}>
      <div className={styles.mark} data-reached={missing <= 0 ? '' : undefined}>
        <p className="subhead strong">
          {fill(result.points, { points: points(mark.points), questions: mark.questions })}
        </p>
        <p>
          {missing <= 0
            ? fill(result.reached, { minimum: points(minimum) })
            : fill(result.missed, { minimum: points(minimum), missing: points(missing) })}
        </p>
        <p className="note">{fill(result.counts, mark)}</p>
      </div>
      <section className="stack gap-3">
        <h3 className="title">{result.units}</h3>
        <UnitBars parts={parts} units={markByUnit(drawn, given, rules)} rules={rules} />
        <p className="note">{result.unitsNote}</p>
      </section>
      <section className="stack gap-3">
        <h3 className="title">{result.wrong}</h3>
        {wrong.length === 0 ? <p>{result.noneWrong}</p> : <AnswerReview words={result} parts={parts} answers={wrong} />}
      </section>
      {blank.length > 0 && (
        <details className={folds.fold}>
          <summary className="row middle apart strong">
            {result.blank} ({blank.length})
            <ChevronIcon />
          </summary>
          <AnswerReview words={result} parts={parts} answers={blank} />
        </details>
      )}
    </div>
  );
}

type UnitBarsProps = Pick<MockExamToolContent, 'parts' | 'rules'> & {
  units: readonly { unit: ExamUnit; mark: Mark }[];
};

/** The points of each unit as a bar, with the minimum as a line. */
function UnitBars({ parts, rules, units }: UnitBarsProps) {
  const language = useLanguage();
  return (
    <ul className={`stack gap-1 small ${styles.bars}`}>
      {units.map(({ unit, mark: { points, questions } }) => {
        const minimum = minimumOf(unit, questions, rules);
        return (
          <li key={unit} data-reached={points >= minimum ? '' : undefined}>
            <span>{parts[unit].name}</span>
            <svg aria-hidden="true" width="100%" height="100%">
              <rect width={share(points / questions)} height="100%" />
              <line x1={share(minimum / questions)} x2={share(minimum / questions)} y1="0" y2="100%" />
            </svg>
            <span className="tabular">
              {pointsText(points, language)} / {questions}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function share(part: number): string {
  return `${Math.round(Math.max(part, 0) * 1000) / 10}%`;
}

type AnswerReviewProps = {
  words: MockExamToolContent['words']['result'];
  parts: MockExamToolContent['parts'];
  answers: readonly (DrawnQuestion & { choice: Given })[];
};

/** Questions with the given answer, the right one, the reason, and the source. */
function AnswerReview({ words, parts, answers }: AnswerReviewProps) {
  const t = useWords();
  const language = useLanguage();
  return (
    <ol className={`rows ${styles.review}`}>
      {answers.map(({ question, choice }) => {
        const spoken = question.unit === 'english' ? 'en' : 'es';
        const { source } = question;
        return (
          <li className="stack gap-2" key={question.id}>
            <p className={`quiet ${styles.unit}`}>{parts[question.unit].name}</p>
            <p className="strong" lang={spoken}>
              {question.question}
            </p>
            <dl className="pairs">
              {choice !== null && (
                <div data-wrong="">
                  <dt>{words.yours}</dt>
                  <dd lang={spoken}>{answerText(question, choice)}</dd>
                </div>
              )}
              <div>
                <dt>{words.right}</dt>
                <dd lang={spoken}>{question.right}</dd>
              </div>
            </dl>
            <p lang="es">{question.explanation}</p>
            <p className="note">
              {words.source}:{' '}
              <OutsideAnchor href={source.address} hint={t('nav.newTab')} lang="es">
                {source.name}
              </OutsideAnchor>
              , {fill(words.read, { day: longDate(source.read, language) })}.
            </p>
          </li>
        );
      })}
    </ol>
  );
}
