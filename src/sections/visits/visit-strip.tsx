import { SiteLink } from '../../features/page/site-link.tsx';
import { Strip, type StripProps } from '../../ui/strip.tsx';
import { CalendarLink } from '../editions/calendar-link.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import type { VisitRow } from './visit-row.ts';
import styles from './visit-strip.module.css';

const categories: Readonly<Record<VisitRow['kind'], StripProps['category']>> = {
  'open-day': 'initial',
  'information': 'preparation',
  'simulator': 'advanced',
};

type VisitStripProps = {
  row: VisitRow;
  /** The places left; undefined if they are unknown. */
  left: number | undefined;
};

/** A session as a strip with a link to its form or to the contact page. The strip of a full session is dashed. */
export function VisitStrip({ row, left }: VisitStripProps) {
  const { id, kind, code, name, detail, state, cells, places, notes, booking, ask, calendar } = row;
  const isFull = booking !== undefined && left === 0;
  const mark = isFull ? booking.full : state;
  const action = isFull ? booking.wait : booking?.book;
  return (
    <Strip
      id={id}
      className={isFull ? 'unset' : undefined}
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
      <div className={`cluster gap-2 gap-x-6 baseline apart ${styles.notes}`}>
        <p>{`${notes.join('. ')}.`}</p>
        {calendar && <CalendarLink href={calendar} about={name} />}
      </div>
    </Strip>
  );
}

/** The form is a document of its own, which also works without JavaScript. */
function bookingLink(address: string, words: string) {
  return (
    <a href={address} rel="nofollow">
      {words}
    </a>
  );
}

/** The number of places, and the number left if it is known. */
function placesText({ places, booking }: VisitRow, left: number | undefined): string {
  if (!booking || left === undefined) return String(places.total);
  return left === 0 ? places.none : places.left.replace('{left}', String(left));
}
