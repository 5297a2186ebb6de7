import { memo } from 'react';
import type { Place } from '../address.ts';
import { useNames } from '../data/facts.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { ago, fullMoment, reminderText, when } from '../times.ts';
import type { EnquiryLine } from '../../schema/office.ts';
import { enquiryTraits, proposalNames } from '../../schema/enquiry-states.ts';
import { euros } from '../amounts.ts';
import { stateName, useLanguage, useWords } from '../words/words.ts';
import styles from './list.module.css';

type EnquiryStripProps = {
  line: EnquiryLine;
  place: Place;
  now: Date;
  isOpen: boolean;
  isPicked?: boolean;
  /** Ticks or unticks the enquiry; without this function there is no checkbox. */
  pick?: (id: string) => void;
};

/** The id of the link of an enquiry's line, for the focus. */
export function lineId(enquiry: string): string {
  return `line-${enquiry}`;
}

/** An enquiry as a strip of the list: state, name, first words, course, campus, time and assignee. */
export const EnquiryStrip = memo(function EnquiryStrip({
  line,
  place,
  now,
  isOpen,
  isPicked = false,
  pick,
}: EnquiryStripProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  return (
    <li
      className={`stack ${styles.strip}`}
      data-colour={enquiryTraits[line.state].colour}
      data-open={isOpen || undefined}
    >
      {pick && (
        <label className={`stack ${styles.pick}`} data-print="hide">
          <input type="checkbox" checked={isPicked} onChange={() => pick(line.id)} />
          <span className="visually-hidden">{t('list.pick', { name: line.name })}</span>
        </label>
      )}
      <PlaceLink
        to={{ ...place, view: 'enquiries', enquiry: line.id }}
        how={place.enquiry === null ? 'push' : 'replace'}
        id={lineId(line.id)}
        className={styles.line}
        data-unread={line.unread || undefined}
        aria-current={isOpen || undefined}
      >
        <span className={styles.state}>{stateName(line.state, language)}</span>
        <span className={styles.name}>
          {line.unread && <span className="visually-hidden">{t('list.unread')} </span>}
          {line.name}
          {line.proposal !== null && (
            <span className={styles.offer}>
              {' '}
              · {t('part.proposal')}: {proposalNames[line.proposal][language]}
              {line.amount !== null && `, ${euros(line.amount, language)}`}
            </span>
          )}
          {line.reminder && <span className="fine strong"> · {reminderText(line.reminder, language)}</span>}
          {line.organisation && `, ${line.organisation}`}
          {line.inTrouble && <span className={`fine strong ${styles.trouble}`}> {t('list.trouble')}</span>}
          {line.excerpt && <span className={styles.excerpt}> {line.excerpt}</span>}
        </span>
        <span className={styles.code} data-none={line.course === null || undefined} title={names.course(line.course)}>
          {names.code(line.course)}
        </span>
        <span className={`fine ${styles.campus}`}>{line.campus === null ? '–' : names.campus(line.campus)}</span>
        <time
          className={`fine ${styles.time}`}
          dateTime={line.receivedAt}
          title={fullMoment(line.receivedAt, language)}
        >
          <span className={styles.ago}>{ago(line.receivedAt, now, language)}</span>{' '}
          <span className="quiet">{when(line.receivedAt, now, language)}</span>
        </time>
        <span className={styles.who}>{names.person(line.assignee)}</span>
      </PlaceLink>
    </li>
  );
});
