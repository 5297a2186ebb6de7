import { fill } from '../../i18n/words/fill.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { SourceList } from '../answer-form/source-list.tsx';
import styles from './mock-exam.module.css';
import type { MockExamToolContent } from './mock-exam-content.ts';
import { pointsText } from './points-text.ts';

/** How the test is marked, with where the rules come from. */
export function ExamFormat({ words, rules, parts, sources, isTitled }: MockExamToolContent & { isTitled: boolean }) {
  const language = useLanguage();
  const { format } = words;
  return (
    <div className={styles.format}>
      {isTitled && <h2>{format.title}</h2>}
      <DataTable
        caption={format.caption}
        columns={[
          { header: format.columns.test },
          { header: format.columns.questions, kind: 'number' },
          { header: format.columns.minimum, kind: 'number' },
        ]}
        rows={[
          [parts.paper.name, rules.knowledge.questions, rules.knowledge.minimum],
          [parts.english.name, rules.english.questions, rules.english.minimum],
        ]}
      />
      <p>{fill(format.marks, { penalty: pointsText(rules.penalty, language) })}</p>
      <p>{format.time}</p>
      <p>{format.language}</p>
      <SourceList title={format.sources} sources={sources} />
    </div>
  );
}
