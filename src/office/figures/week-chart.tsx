import { wholeNumber } from '../../i18n/format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { EnquiryFigures } from '../../schema/office-figures.ts';
import { dayOf } from '../times.ts';
import { counted, useLanguage, useWords } from '../words/words.ts';
import styles from './figures.module.css';

const height = 100;

/** Enquiries by week as bars, with the same figures as a table. */
export function WeekChart({ weeks }: Pick<EnquiryFigures, 'weeks'>) {
  const t = useWords();
  const language = useLanguage();
  const most = Math.max(1, ...weeks.map(({ enquiries }) => enquiries));
  const total = weeks.reduce((sum, { enquiries }) => sum + enquiries, 0);
  return (
    <div className={`stack gap-2 small ${styles.weeks}`}>
      <p>
        {counted(t, 'list.total', total)} · {t('figures.most', { count: most })}
      </p>
      <svg viewBox={`0 0 ${weeks.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {weeks.map(({ week, enquiries }, at) => {
          const size = (enquiries / most) * height;
          return (
            <rect key={week} x={at + 0.1} width="0.8" y={height - size} height={size}>
              <title>{`${dayOf(week, language)}: ${wholeNumber(enquiries, language)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="row apart caption">
        <span>{dayOf(weeks[0]?.week ?? '', language)}</span>
        <span>{t('figures.thisWeek')}</span>
      </p>
      <details>
        <summary>{t('figures.asTable')}</summary>
        <DataTable
          narrow="fit"
          caption={t('figures.byWeek')}
          columns={[{ header: t('figures.weekOf') }, { header: t('view.enquiries'), kind: 'number' }]}
          rows={weeks
            .toReversed()
            .map(({ week, enquiries }) => [dayOf(week, language), wholeNumber(enquiries, language)])}
        />
      </details>
    </div>
  );
}
