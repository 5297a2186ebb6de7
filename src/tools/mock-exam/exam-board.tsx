import { knowledgeUnits, type ExamPart } from './exam-bank.ts';
import { markOf, minimumOf } from './mark-paper.ts';
import type { Progress } from './sitting.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { pathTo } from '../../site/links.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import styles from './mock-exam.module.css';
import type { MockExamToolContent } from './content.ts';
import { pointsText } from './exam-text.ts';

type ExamBoardProps = Pick<MockExamToolContent, 'words' | 'parts' | 'rules'> & {
  done: Progress['done'];
  onStart: (part: ExamPart) => void;
};

/**
 * Both tests and the nine units as strips; each strip is a button that starts a paper. Without JavaScript the button
 * requests a sheet from the server.
 */
export function ExamBoard({ words: { board }, parts, rules, done, onStart }: ExamBoardProps) {
  const language = useLanguage();

  function strip(part: ExamPart) {
    const { name, questions, bank } = parts[part];
    const isTest = part === 'paper' || part === 'english';
    const last = done.find((sitting) => sitting.part === part);
    const mark = last && markOf(last.given, rules);
    const minimum = minimumOf(part, questions, rules);
    return (
      <button
        key={part}
        type="submit"
        name="part"
        value={part}
        data-mark={mark && (mark.points >= minimumOf(part, mark.questions, rules) ? 'reached' : 'missed')}
        onClick={(event) => {
          event.preventDefault();
          onStart(part);
        }}
      >
        <strong className={isTest ? 'title' : undefined}>{name}</strong>
        <span className="quiet tabular">
          {isTest
            ? `${fill(board.questions, { count: questions })}; ${fill(board.minimum, { points: minimum })}`
            : fill(board.bank, { count: bank })}
        </span>
        {mark && (
          <span className="quiet tabular">
            {fill(board.last, { points: pointsText(mark.points, language), questions: mark.questions })}
          </span>
        )}
        {isTest && <Ticks questions={questions} minimum={minimum} points={mark?.points ?? 0} />}
        <ArrowIcon />
      </button>
    );
  }

  return (
    <form
      className={`stack gap-3 ${styles.board}`}
      action={pathTo('mockExam', language)}
      aria-label={board.title}
      data-print="hide"
    >
      <div className={`grid-20 ${styles.strips} ${styles.tests}`}>
        {strip('paper')}
        {strip('english')}
      </div>
      <h3 className="title">{fill(board.units, { count: rules.unitQuestions })}</h3>
      <div className={`stack ${styles.strips} ${styles.units}`}>{knowledgeUnits.map(strip)}</div>
    </form>
  );
}

/** A tick for each question of a test, with a line at its minimum. Filled ticks are the points of the last paper. */
function Ticks({ questions, minimum, points }: { questions: number; minimum: number; points: number }) {
  const share = (part: number) => `${(part / questions) * 100}%`;
  return (
    <svg aria-hidden="true" width="100%">
      <line x2="100%" y1="50%" y2="50%" pathLength={questions * 5} />
      {points > 0 && <line data-full="" x2={share(points)} y1="50%" y2="50%" pathLength={points * 5} />}
      <line data-minimum="" x1={share(minimum)} x2={share(minimum)} y2="100%" />
    </svg>
  );
}
