import { useQueryValue } from '../../features/navigation/use-query-value.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { StripBoard } from '../../ui/strip-board.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EditionRow } from '../editions/edition-row.ts';
import { EditionStrip } from '../editions/edition-strip.tsx';
import { CalendarFilter, type Choice, type Chosen } from './calendar-filter.tsx';
import { SampleLine } from '../sample-tag/sample-line.tsx';
import styles from './calendar-board.module.css';

/** The editions of one month or season, or those without a date. `place` is a campus or `online`, as in the filter. */
export type CalendarGroup = { name: string; rows: readonly (EditionRow & { place: string })[] };

type CalendarBoardProps = {
  /** The filter in the document's address. */
  chosen: Chosen;
  courses: readonly Choice[];
  campuses: readonly Choice[];
  /** Note that the dates are samples; undefined once they are real. */
  sample?: string | undefined;
  groups: readonly CalendarGroup[];
  /** Shown if no edition matches the filter. */
  empty: string;
};

/** The editions month by month, with a filter by course and campus. */
export function CalendarBoard({ sample, groups, empty, courses, campuses, ...document }: CalendarBoardProps) {
  const t = useWords();
  const chosen = useChosen({ courses, campuses, ...document });
  const shown = groups
    .map(({ name, rows }) => ({ name, rows: rows.filter((row) => isChosen(row, chosen)) }))
    .filter(({ rows }) => rows.length > 0);
  const isWhole = chosen.course === null && chosen.campus === null;
  // If there is no edition, the page's lead says so.
  if (isWhole && groups.length === 0) return null;
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <section className={styles.calendar} aria-label={t('calendar.label')}>
      <div className="wrap">
        {canChoose(groups) && <CalendarFilter courses={courses} campuses={campuses} chosen={chosen} />}
        <div className={styles.count}>
          <p role="status">
            {count > 0 ? t(count === 1 ? 'calendar.count.one' : 'calendar.count.other', { count }) : empty}
          </p>
          {count > 0 && sample && <SampleLine>{sample}</SampleLine>}
        </div>
        {count === 0 && !isWhole && (
          <p>
            <TextLink render={<SiteLink to="calendar" stay />}>{t('calendar.all')}</TextLink>
          </p>
        )}
        {shown.map(({ name, rows }) => (
          <section key={name} className={styles.month} aria-label={name}>
            <h2>{name}</h2>
            <StripBoard cells={3}>
              {rows.map((row) => (
                <EditionStrip key={row.id} row={row} />
              ))}
            </StripBoard>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Whether there is more than one edition to filter. */
export function canChoose(groups: readonly Pick<CalendarGroup, 'rows'>[]): boolean {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0) > 1;
}

/** The current filter: the document's filter until hydration, then the filter in the address. */
function useChosen({ chosen, courses, campuses }: Pick<CalendarBoardProps, 'chosen' | 'courses' | 'campuses'>): Chosen {
  const alive = useHydrated();
  const course = useQueryValue('course');
  const campus = useQueryValue('campus');
  if (!alive) return chosen;
  return { course: known(course, courses), campus: known(campus, campuses) };
}

function known(value: string | null, choices: readonly Choice[]): string | null {
  return choices.find(({ id }) => id === value)?.id ?? null;
}

function isChosen({ course, place }: CalendarGroup['rows'][number], chosen: Chosen): boolean {
  return (chosen.course === null || chosen.course === course) && (chosen.campus === null || chosen.campus === place);
}
