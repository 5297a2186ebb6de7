import { minimumOf, type Mark } from '../../deciding/exam/mark-paper.ts';
import type { ExamUnit } from '../../deciding/exam/exam-bank.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import styles from './exam-result.module.css';
import type { MockExamToolContent } from './mock-exam-content.ts';
import { pointsText } from './points-text.ts';

type UnitBarsProps = Pick<MockExamToolContent, 'parts' | 'rules'> & {
  units: readonly { unit: ExamUnit; mark: Mark }[];
};

/** The points of each unit as a bar, with the minimum as a line. */
export function UnitBars({ parts, rules, units }: UnitBarsProps) {
  const language = useLanguage();
  return (
    <ul className={styles.units}>
      {units.map(({ unit, mark: { points, questions } }) => {
        const minimum = minimumOf(unit, questions, rules);
        return (
          <li key={unit} data-reached={points >= minimum ? '' : undefined}>
            <span>{parts[unit].name}</span>
            <svg aria-hidden="true" width="100%" height="100%">
              <rect width={share(points / questions)} height="100%" />
              <line x1={share(minimum / questions)} x2={share(minimum / questions)} y1="0" y2="100%" />
            </svg>
            <span>
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
