import { useState } from 'react';
import { useFilledDraft } from '../data/answers.ts';
import { answerDrafts } from '../drafts.ts';
import type { Changes } from '../enquiry/use-changes.ts';
import { ErrorNote } from '../parts/note.tsx';
import type { EnquiryDetail } from '../../schema/office.ts';
import { useWords } from '../words/words.ts';
import styles from './answer.module.css';
import { AnswerSheet } from './answer-sheet.tsx';

type AnswerFormProps = { detail: EnquiryDetail; changes: Changes; close: () => void };

/** The form of an answer: a text filled in from a template, which can be edited and is previewed as a mail. */
export function AnswerForm({ detail, changes, close }: AnswerFormProps) {
  const t = useWords();
  const [kept] = useState(() => answerDrafts.read(detail.id));
  const { data: filled, error } = useFilledDraft(detail.id, kept?.template ?? null);
  return (
    <section className={styles.answer} data-print="hide" aria-label={t('answer.begin')}>
      {filled ? (
        <AnswerSheet detail={detail} changes={changes} filled={filled} isBegun={kept !== null} close={close} />
      ) : error ? (
        <ErrorNote of={error} />
      ) : (
        <p>{t('waiting')}</p>
      )}
    </section>
  );
}
