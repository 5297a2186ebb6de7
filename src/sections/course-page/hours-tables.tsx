import { useWords } from '../../i18n/provider.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import styles from './course-page.module.css';

/** A subject: its hours, as numbers for the bars, and the rating that it leads to. */
type CurriculumSubject = { subject: string; rating?: string | undefined; theory: number; simulator: number };

export type Curriculum = { caption: string; subjects: readonly CurriculumSubject[] };

/**
 * Hours of theory and simulator by subject: numbers in a table, proportions as bars, on the same scale in all tables.
 */
export function HoursTables({ tables }: { tables: readonly Curriculum[] }) {
  const longest = Math.max(...tables.flatMap(({ subjects }) => subjects.map(hoursOf)));
  return (
    <div className={`stack gap-8 gap-x-6 top ${styles.tables}`}>
      {tables.map((table) => (
        <Hours key={table.caption} {...table} longest={longest} />
      ))}
    </div>
  );
}

function Hours({ caption, subjects, longest }: Curriculum & { longest: number }) {
  const t = useWords();
  const hours = (amount: number) => t('facts.hours', { amount });
  const total = (kind: 'theory' | 'simulator') => subjects.reduce((sum, subject) => sum + subject[kind], 0);
  return (
    <DataTable
      className={styles.table}
      caption={caption}
      columns={[
        { header: t('coursePage.subject') },
        { header: t('facts.label.theory'), kind: 'number' },
        { header: t('facts.label.simulator'), kind: 'number' },
      ]}
      rows={[
        ...subjects.map((subject) => [
          <SubjectName key={subject.subject} {...subject} longest={longest} />,
          hours(subject.theory),
          hours(subject.simulator),
        ]),
        [t('coursePage.total'), hours(total('theory')), hours(total('simulator'))],
      ]}
    />
  );
}

function SubjectName({ subject, rating, theory, simulator, longest }: CurriculumSubject & { longest: number }) {
  const share = (hours: number) => `${(hours / longest) * 100}%`;
  return (
    <>
      <span className="cluster gap-2 gap-x-3 middle">
        {subject} {rating && <SignTag>{rating}</SignTag>}
      </span>
      <svg className={`fill ${styles.bar}`} aria-hidden="true">
        <rect className={styles.theory} width={share(theory)} height="100%" />
        <rect className={styles.simulator} x={share(theory)} width={share(simulator)} height="100%" />
      </svg>
    </>
  );
}

function hoursOf({ theory, simulator }: CurriculumSubject): number {
  return theory + simulator;
}
