import { useEffect, useRef, useState, type ReactNode } from 'react';
import { euros } from '../amounts.ts';
import { closeEnquiry, type Place } from '../address.ts';
import { AnswerForm } from '../answer/answer-form.tsx';
import { answerDrafts } from '../drafts.ts';
import { useNames } from '../data/facts.ts';
import { useEnquiry } from '../data/enquiries.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceDialog } from '../parts/choice-dialog.tsx';
import { ErrorNote } from '../parts/note.tsx';
import { stateChoices } from '../parts/state-choices.ts';
import { useKeys } from '../parts/use-keys.ts';
import { enquiryTraits, type EnquiryState } from '../../schema/enquiry-states.ts';
import type { EnquiryDetail } from '../../schema/office.ts';
import { proposalName, stateName, useLanguage, useWords } from '../words/words.ts';
import { Asked } from './asked.tsx';
import styles from './enquiry.module.css';
import { MailDecision } from './mail-decision.tsx';
import { Marks } from './marks.tsx';
import { NoteForm } from './note-form.tsx';
import { Origin } from './origin.tsx';
import { PersonHistory } from './person-history.tsx';
import { Proposal } from './proposal.tsx';
import { ReminderForm } from './reminder-form.tsx';
import { TimeLine } from './time-line.tsx';
import { useChanges } from './use-changes.ts';

type EnquiryPaneProps = { id: string; place: Place };

/** One enquiry with all its data, beside the list or over it. */
export function EnquiryPane({ id, place }: EnquiryPaneProps) {
  const t = useWords();
  const { data, error } = useEnquiry(id);
  return (
    <article className={styles.pane} data-pane>
      {data ? (
        <OpenEnquiry detail={data} place={place} />
      ) : (
        <div className={`stack gap-3 ${styles.head}`}>
          <BackButton place={place} />
          {error ? <ErrorNote of={error} /> : <p>{t('waiting')}</p>}
        </div>
      )}
    </article>
  );
}

/** The button that closes the open enquiry. */
export function BackButton({ place }: { place: Place }) {
  const t = useWords();
  return (
    <Button tone="word" onClick={() => closeEnquiry(place)} data-print="hide">
      {t('enquiry.back')}
    </Button>
  );
}

function OpenEnquiry({ detail, place }: { detail: EnquiryDetail; place: Place }) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = useChanges(detail);
  const [isAnswering, setAnswering] = useState(() => answerDrafts.read(detail.id) !== null);
  const [asksState, setAsksState] = useState(false);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  function closeAnswer(): void {
    setAnswering(false);
    heading.current?.focus({ preventScroll: true });
  }

  useKeys({ e: () => setAsksState(true), r: () => detail.email && setAnswering(true) });
  return (
    <>
      <header className={`stack gap-3 ${styles.head}`}>
        <p className="cluster gap-2 gap-x-6 apart" data-print="hide">
          <BackButton place={place} />
          <Button tone="word" onClick={() => print()}>
            {t('enquiry.print')}
          </Button>
        </p>
        <h2 tabIndex={-1} ref={heading}>
          {detail.name}
        </h2>
        <p className={`strong ${styles.printed}`}>
          {stateName(detail.state, language)} · {t('enquiry.assignee')}: {names.person(detail.assignee)}
          {detail.proposal !== null && ` · ${t('part.proposal')}: ${proposalName(detail.proposal, language)}`}
          {detail.amount !== null && ` · ${euros(detail.amount, language)}`}
        </p>
        <Marks detail={detail} changes={changes} />
      </header>
      {detail.proposal !== null && (
        <Part title={t('part.proposal')}>
          <Proposal key={detail.id} detail={detail} state={detail.proposal} changes={changes} />
        </Part>
      )}
      <Part title={t('part.asked')}>
        <Asked detail={detail} />
        {isAnswering ? (
          <AnswerForm detail={detail} changes={changes} close={closeAnswer} />
        ) : (
          detail.email && (
            <Button tone="main" onClick={() => setAnswering(true)} className={styles.answer} data-print="hide">
              {t('answer.begin')}
            </Button>
          )
        )}
      </Part>
      <Part title={t('part.timeLine')}>
        <TimeLine events={detail.events} />
        <MailDecision about={detail.id} {...mailsInTrouble(detail)} />
        <NoteForm key={detail.id} enquiry={detail.id} />
        <ReminderForm key={JSON.stringify(detail.reminder)} reminder={detail.reminder} changes={changes} />
      </Part>
      <Part title={t('part.origin')}>
        <Origin detail={detail} />
      </Part>
      {detail.others.length + detail.bookings.length + detail.waitsFor.length > 0 && (
        <Part title={t('part.others')}>
          <PersonHistory detail={detail} place={place} />
        </Part>
      )}
      {asksState && (
        <ChoiceDialog
          title={t('enquiry.state')}
          choices={stateChoices(language)}
          likely={enquiryTraits[detail.state].next}
          onChoose={(state) => changes.change({ state: state as EnquiryState })}
          onClose={() => setAsksState(false)}
        />
      )}
    </>
  );
}

function mailsInTrouble({ events }: EnquiryDetail) {
  const count = (state: string) => events.filter((event) => event.kind === 'mail' && event.state === state).length;
  return { uncertain: count('uncertain'), failed: count('failed') };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`stack gap-3 ${styles.part}`}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
