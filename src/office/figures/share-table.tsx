import { wholeNumber } from '../../i18n/format.ts';
import { formTopics, type FormId } from '../../schema/enquiry.ts';
import { useNames } from '../data/facts.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { FigureShare, FigureSubject } from '../../schema/office-figures.ts';
import styles from './figures.module.css';

type ShareTableProps = { subject: FigureSubject; shares: readonly FigureShare[] };

/** The number of enquiries by value, as figures and bars. */
export function ShareTable({ subject, shares }: ShareTableProps) {
  const t = useWords();
  const names = useNames();
  const language = useLanguage();
  const most = Math.max(1, ...shares.map(({ enquiries }) => enquiries));

  function nameOf(value: string | null): string {
    if (subject === 'course') return names.course(value);
    if (subject === 'campus') return names.campus(value);
    if (value === null) return t('origin.unknown');
    return subject === 'form' ? (formTopics[value as FormId]?.[language] ?? value) : value;
  }

  return (
    <DataTable
      narrow="fit"
      className={styles.share}
      caption={t(`figures.by.${subject}`)}
      columns={[
        { header: t(`figures.subject.${subject}`) },
        { header: t('view.enquiries'), kind: 'number' },
        { header: t('figures.bar') },
      ]}
      rows={shares.map(({ value, enquiries }) => [
        nameOf(value),
        wholeNumber(enquiries, language),
        <svg key="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(enquiries / most) * 100} height="10" />
        </svg>,
      ])}
    />
  );
}
