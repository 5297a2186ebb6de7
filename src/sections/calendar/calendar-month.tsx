import { SiteLink } from '../../features/page/site-link.tsx';
import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EditionLink } from '../editions/edition-link.tsx';
import type { EditionRow } from '../editions/edition-row.ts';
import { EditionState } from '../editions/edition-state.tsx';
import { useJoinedRows } from '../editions/joined-rows.ts';
import styles from './calendar-board.module.css';

/** An edition in the calendar; `place` is a campus or `online`, as in the filter. */
type CalendarRow = EditionRow & { place: string };

/** The editions of one month or season, or those without a date. */
export type CalendarGroup = { name: string; rows: readonly CalendarRow[] };

type CalendarMonthProps = {
  group: CalendarGroup;
  /** The headers of course, start, place, places and link. */
  columns: readonly string[];
};

/** The editions of a month as a table. Those of a course that differ only in their place share a row. */
export function CalendarMonth({ group: { name, rows }, columns }: CalendarMonthProps) {
  const all = useJoinedRows(rows);
  return (
    <div className={styles.month}>
      <DataTable
        caption={<b className="subhead">{name}</b>}
        columns={columns.map((header) => ({ header }))}
        rowProps={all.map(({ category }) => ({ 'data-category': category }))}
        rows={all.map((edition) => [
          <span key="course" className="cluster gap-x-3 baseline">
            <span className={`data ${styles.code}`}>{edition.code}</span>
            <TextLink
              className={styles.name}
              arrow="none"
              render={<SiteLink to={edition.route} anchor={edition.anchor} />}
            >
              {edition.name}
            </TextLink>
          </span>,
          <span key="start" className="stack">
            {edition.detail}
            <EditionState edition={edition} />
          </span>,
          edition.placeName,
          edition.places,
          <span key="action" className="stack leading">
            <TextLink render={<EditionLink edition={edition} />}>
              {edition.action}
              <span className="visually-hidden">: {edition.name}</span>
            </TextLink>
            {edition.tellMe && (
              <TellMeLink course={edition.course} campus={edition.campus} about={edition.name}>
                {edition.tellMe}
              </TellMeLink>
            )}
          </span>,
        ])}
      />
    </div>
  );
}
