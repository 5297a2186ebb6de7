import { useState } from 'react';
import { useFacts, useNames } from '../data/facts.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceDialog } from '../parts/choice-dialog.tsx';
import { ErrorNote, Note } from '../parts/note.tsx';
import { ago, useNow, when } from '../times.ts';
import { enquiryStates, enquiryTraits } from '../../schema/enquiry-states.ts';
import type { EnquiryDetail } from '../../schema/office.ts';
import { proposalName, stateName, useLanguage, useWords } from '../words/words.ts';
import styles from './enquiry.module.css';
import type { Change, Changes } from './use-changes.ts';

type MarksProps = { detail: EnquiryDetail; changes: Changes };

/** The state and the assignee of an enquiry, each with buttons to change it. */
export function Marks({ detail, changes }: MarksProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const { people, person } = useFacts();
  const [asksWho, setAsksWho] = useState(false);
  const isMine = detail.assignee === person.email;
  return (
    <div className="stack gap-3" data-print="hide">
      <div className={`cluster gap-1 ${styles.states}`} role="group" aria-label={t('enquiry.state')}>
        {enquiryStates.map((state) => (
          <button
            key={state}
            type="button"
            data-colour={enquiryTraits[state].colour}
            aria-pressed={state === detail.state}
            onClick={() => state !== detail.state && changes.change({ state })}
          >
            {stateName(state, language)}
          </button>
        ))}
      </div>
      <p className={styles.who}>
        <span>
          {t('enquiry.assignee')}: <strong>{names.person(detail.assignee)}</strong>
        </span>
        {!isMine && <Button onClick={() => changes.change(taken(detail, person.email))}>{t('enquiry.take')}</Button>}
        <Button tone="word" onClick={() => setAsksWho(true)}>
          {t('enquiry.give')}
        </Button>
      </p>
      <Conflict detail={detail} changes={changes} />
      <ErrorNote of={changes.error} />
      {asksWho && (
        <ChoiceDialog
          title={t('enquiry.assignee')}
          choices={[
            ...people.map((email) => ({ value: email, label: names.person(email) })),
            { value: '', label: t('none.person') },
          ]}
          onChoose={(email) => changes.change({ assignee: email || null })}
          onClose={() => setAsksWho(false)}
        />
      )}
    </div>
  );
}

/** Taking a new enquiry also sets its state to `in-hand`. */
function taken(detail: EnquiryDetail, email: string): Change {
  return { assignee: email, ...(detail.state === 'new' && { state: 'in-hand' }) };
}

/** Shows who changed the enquiry meanwhile and when, and offers both versions. */
function Conflict({ detail, changes: { conflict, accept, change } }: MarksProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const now = useNow();
  if (conflict === null) return null;
  const { wanted, by, at } = conflict;
  function wantedWords({ state, proposal, amount, reminder, assignee = null }: Change): string {
    if (state !== undefined) return t('conflict.change', { state: stateName(state, language) });
    if (proposal !== undefined) return t('conflict.change', { state: proposalName(proposal, language) });
    if (amount !== undefined) return t('proposal.keep');
    if (reminder !== undefined) return t('reminder.keep');
    return t('conflict.give', { who: names.person(assignee) });
  }
  return (
    <Note
      tone={wanted === null ? 'notice' : 'error'}
      title={t('conflict.title', {
        who: by === null ? t('conflict.site') : names.person(by),
        ago: ago(at, now, language),
        when: when(at, now, language),
      })}
    >
      <p>
        {t('conflict.now', { state: stateName(detail.state, language), who: names.person(detail.assignee) })}{' '}
        {wanted !== null && t('conflict.kept')}
      </p>
      <p className={styles.choices}>
        <Button onClick={accept}>{t(wanted === null ? 'conflict.seen' : 'conflict.leave')}</Button>
        {wanted !== null && <Button onClick={() => change(wanted)}>{wantedWords(wanted)}</Button>}
      </p>
    </Note>
  );
}
