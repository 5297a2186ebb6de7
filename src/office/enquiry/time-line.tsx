import { useNames, type Names } from '../data/facts.ts';
import { fullMoment, reminderText, useNow, when } from '../times.ts';
import type { EnquiryDetail, EnquiryEvent } from '../../schema/office.ts';
import { proposalName, stateName, useLanguage, useWords, type Translate } from '../words/words.ts';
import { euros } from '../amounts.ts';
import type { Language } from '../../i18n/language.ts';
import styles from './enquiry.module.css';

/** The events of an enquiry, oldest first, in Madrid's time. */
export function TimeLine({ events }: Pick<EnquiryDetail, 'events'>) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const now = useNow();
  return (
    <ol className={`stack small ${styles.line}`}>
      {events.map((event, index) => (
        <li
          className="stack gap-3 ruled"
          // Events are only appended, and several may have the same time: the index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          data-kind={event.kind}
          data-trouble={isTrouble(event) || undefined}
        >
          <time dateTime={event.at} title={fullMoment(event.at, language)}>
            {when(event.at, now, language)}
          </time>
          <div>
            <p>{eventSentence(event, { t, language, names })}</p>
            {event.kind === 'note' && <p className={styles.text}>{event.text}</p>}
            {event.kind === 'answer' && event.text !== null && (
              <details className={styles.sent}>
                <summary>{event.subject}</summary>
                <p className={styles.text}>{event.text}</p>
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function isTrouble(event: EnquiryEvent): boolean {
  return event.kind === 'mail' && (event.state === 'failed' || event.state === 'uncertain');
}

type Saying = { t: Translate; language: Language; names: Names };

function eventSentence(event: EnquiryEvent, { t, language, names }: Saying): string {
  const who = event.by === null ? t('conflict.site') : names.person(event.by);
  switch (event.kind) {
    case 'received':
      return event.by === null ? t('event.received') : t('event.typed', { who });
    case 'mail':
      return `${t(`mail.${event.mail}`)}: ${t(`mailState.${event.state}`)}`;
    case 'state':
      return t('event.state', { who, state: stateName(event.state, language) });
    case 'assignee':
      if (event.assignee === null) return t('event.nobody', { who });
      return event.assignee === event.by
        ? t('event.takes', { who })
        : t('event.gives', { who, to: names.person(event.assignee) });
    case 'proposal': {
      const state = proposalName(event.proposal, language);
      return event.amount === null
        ? t('event.proposal', { who, state })
        : t('event.proposalAmount', { who, state, amount: euros(event.amount, language) });
    }
    case 'reminder':
      return event.reminder === null
        ? t('event.noReminder', { who })
        : t('event.reminder', { who, reminder: reminderText(event.reminder, language) });
    case 'note':
      return t('event.note', { who });
    case 'answer':
      return t(event.text === null ? 'event.answeredElsewhere' : 'event.answer', { who });
  }
}
