import { useLanguage } from '../../i18n/provider.tsx';
import styles from './mock-exam.module.css';
import type { MockExamToolContent } from './mock-exam-content.ts';
import { pointsText } from './points-text.ts';

/** The points for a right, a wrong and a blank answer, as cells below the form. */
export function ExamMarks({ words: { format }, rules }: Pick<MockExamToolContent, 'words' | 'rules'>) {
  const language = useLanguage();
  return (
    <div className={styles.marks}>
      <p>{format.title}</p>
      <dl>
        <div>
          <dt>{format.marks.right}</dt>
          <dd>+1</dd>
        </div>
        <div>
          <dt>{format.marks.wrong}</dt>
          <dd>{pointsText(-rules.penalty, language)}</dd>
        </div>
        <div>
          <dt>{format.marks.blank}</dt>
          <dd>0</dd>
        </div>
      </dl>
    </div>
  );
}
