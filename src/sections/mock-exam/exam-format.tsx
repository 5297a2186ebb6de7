import { useLanguage } from '../../i18n/provider.tsx';
import { SourceList } from '../answer-form/source-list.tsx';
import styles from './mock-exam.module.css';
import type { MockExamToolContent } from './mock-exam-content.ts';
import { pointsText } from './points-text.ts';

/** How the test is marked, with where the rules come from. */
export function ExamFormat({ words, rules, sources }: MockExamToolContent) {
  const language = useLanguage();
  const { format } = words;
  return (
    <div className={styles.format}>
      <h3>{format.title}</h3>
      <dl className={styles.marks}>
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
      <p>{format.time}</p>
      <p>{format.language}</p>
      <SourceList title={format.sources} sources={sources} />
    </div>
  );
}
