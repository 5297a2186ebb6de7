import { SiteLink } from '../../features/navigation/site-link.tsx';
import { Strip, type StripProps } from '../../ui/strip.tsx';
import { CalendarLink } from '../editions/calendar-link.tsx';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import type { VisitRow } from './visit-row.ts';
import styles from './visit-strip.module.css';

const categories: Readonly<Record<VisitRow['kind'], StripProps['category']>> = {
  'open-day': 'initial',
  'information': 'preparation',
  'simulator': 'advanced',
};

type VisitStripProps = {
  row: VisitRow;
  /** The places that are left; unknown where the page was opened without the server. */
  left: number | undefined;
};

/** Shows one session: day, hour, place, places left, and the way to its form. A full session has a dashed strip. */
export function VisitStrip({ row, left }: VisitStripProps) {
  const { id, kind, code, name, detail, state, cells, places, notes, booking, ask, calendar } = row;
  const isFull = booking !== undefined && left === 0;
  const mark = isFull ? booking.full : state;
  const action = isFull ? booking.wait : booking?.book;
  return (
    <Strip
      id={id}
      className={isFull ? styles.full : undefined}
      category={categories[kind]}
      code={code}
      name={name}
      detail={detail}
      mark={row.isSample ? <SampleTag /> : mark}
      cells={[...cells, { label: places.label, value: placesText(row, left) }]}
      action={
        booking && action
          ? { render: bookingLink(booking.address, action), label: action }
          : { render: <SiteLink to="contact" />, label: ask }
      }
    >
      <div className={styles.notes}>
        <p>{`${notes.join('. ')}.`}</p>
        {calendar && <CalendarLink href={calendar} about={name} />}
      </div>
    </Strip>
  );
}

/** The form is a document of its own, the same without JavaScript. */
function bookingLink(address: string, words: string) {
  return (
    <a href={address} rel="nofollow">
      {words}
    </a>
  );
}

/** Says how many places there are, and how many of them are left where that is known. */
function placesText({ places, booking }: VisitRow, left: number | undefined): string {
  if (!booking || left === undefined) return String(places.total);
  return left === 0 ? places.none : places.left.replace('{left}', String(left));
}
