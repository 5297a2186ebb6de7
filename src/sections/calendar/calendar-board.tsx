import { useQueryValue } from '../../features/page/address.tsx';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { boardId, CalendarFilter, type Choice, type Chosen } from './calendar-filter.tsx';
import { CalendarMonth, type CalendarGroup } from './calendar-month.tsx';
import { SampleLine } from '../samples/sample-line.tsx';
import styles from './calendar-board.module.css';

type CalendarBoardProps = {
  courses: readonly Choice[];
  campuses: readonly Choice[];
  /** Note that the dates are samples; undefined once they are real. */
  sample?: string | undefined;
  groups: readonly CalendarGroup[];
  columns: readonly string[];
  /** Shown if no edition matches the filter. */
  empty: string;
};

/** The editions month by month, with a filter by course and campus. */
export function CalendarBoard({ sample, groups, columns, empty, courses, campuses }: CalendarBoardProps) {
  const t = useWords();
  const [course, campus] = [useQueryValue('course'), useQueryValue('campus')];
  const chosen = { course: known(course, courses), campus: known(campus, campuses) };
  const shown = groups
    .map(({ name, rows }) => ({ name, rows: rows.filter((row) => isChosen(row, chosen)) }))
    .filter(({ rows }) => rows.length > 0);
  const isWhole = chosen.course === null && chosen.campus === null;
  // If there is no edition, the page's lead says so.
  if (isWhole && groups.length === 0) return null;
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section id={boardId} className={styles.calendar} aria-label={t('calendar.label')}>
      <div className="wrap">
        {canChoose(groups) && <CalendarFilter courses={courses} campuses={campuses} chosen={chosen} />}
        <div className={`cluster gap-2 gap-x-6 middle ${styles.count}`}>
          <p role="status">
            {count > 0 ? t(count === 1 ? 'calendar.count.one' : 'calendar.count.other', { count }) : empty}
          </p>
          {count > 0 && sample && <SampleLine>{sample}</SampleLine>}
        </div>
        {count === 0 && !isWhole && (
          <p>
            <TextLink render={<SiteLink to="calendar" />}>{t('calendar.all')}</TextLink>
          </p>
        )}
        {shown.map((group) => (
          <CalendarMonth key={group.name} group={group} columns={columns} />
        ))}
      </div>
    </section>
  );
}

/** Whether there is more than one edition to filter. */
export function canChoose(groups: readonly Pick<CalendarGroup, 'rows'>[]): boolean {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0) > 1;
}

function known(value: string | null, choices: readonly Choice[]): string | null {
  return choices.find(({ id }) => id === value)?.id ?? null;
}

function isChosen({ course, place }: CalendarGroup['rows'][number], chosen: Chosen): boolean {
  return (chosen.course === null || chosen.course === course) && (chosen.campus === null || chosen.campus === place);
}
