import type { ReactNode } from 'react';
import type { EnquiryDetail } from '../../schema/office.ts';
import { placeIn, type Place } from '../address.ts';
import { useNames } from '../data/facts.ts';
import { EnquiryStrip } from '../list/enquiry-strip.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import type { View } from '../screens.ts';
import { dayOf, useNow, when } from '../times.ts';
import { counted, useLanguage, useWords } from '../words/words.ts';
import styles from './enquiry.module.css';

type PersonHistoryProps = { detail: Pick<EnquiryDetail, 'others' | 'bookings' | 'waitsFor'>; place: Place };

/** Everything else from the address of an enquiry, newest first: enquiries, bookings, and courses waited for. */
export function PersonHistory({ detail, place }: PersonHistoryProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const now = useNow();

  function row(at: string, view: View, sentence: string): [at: string, shown: ReactNode] {
    return [
      at,
      <li key={sentence} className="cluster gap-2 small">
        <time dateTime={at}>{when(at, now, language)}</time>
        <PlaceLink to={placeIn(view)}>{sentence}</PlaceLink>
      </li>,
    ];
  }

  const entries: [at: string, shown: ReactNode][] = [
    ...detail.others.map((line): [string, ReactNode] => [
      line.receivedAt,
      <EnquiryStrip key={line.id} line={line} place={place} now={now} isOpen={false} />,
    ]),
    ...detail.bookings.map(({ at, title, startsAt, party, state }) => {
      const visit = `${title[language]}, ${dayOf(startsAt, language)}`;
      return row(
        at,
        'visits',
        t('person.booked', { visit, people: counted(t, 'person.people', party), state: t(`booking.${state}`) }),
      );
    }),
    ...detail.waitsFor.map(({ at, course, campus, confirmed }) => {
      const what = `${names.course(course)}, ${names.campus(campus)}`;
      return row(at, 'waiting', t(confirmed ? 'person.waits' : 'person.waitsUnconfirmed', { what }));
    }),
  ];
  return (
    <ul className={`stack gap-2 ${styles.others}`}>
      {entries.toSorted(([one], [other]) => other.localeCompare(one)).map(([, shown]) => shown)}
    </ul>
  );
}
