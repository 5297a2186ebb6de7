import { FoldedBand } from '../folded/folded-band.tsx';
import styles from './curriculum-table.module.css';
import { HoursTables, type Curriculum } from './hours-tables.tsx';

type CurriculumTableProps = {
  id?: string | undefined;
  title: string;
  intro: string;
  note: string;
  tables: readonly Curriculum[];
};

/** The hours of a course by subject. */
export function CurriculumTable({ id, title, intro, note, tables }: CurriculumTableProps) {
  return (
    <FoldedBand id={id} tone="sea" title={title} lead={intro} leadPlace="beside">
      <HoursTables tables={tables} />
      <p className={styles.note}>{note}</p>
    </FoldedBand>
  );
}
