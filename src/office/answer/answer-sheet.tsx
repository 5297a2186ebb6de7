import { useState } from 'react';
import { announce } from '../data/announce.ts';
import { useAnswer, useOtherTemplate, type Answering } from '../data/answers.ts';
import { Refusal } from '../data/call.ts';
import { useFacts } from '../data/facts.ts';
import type { Changes } from '../enquiry/use-changes.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceCell, FieldCell, FieldSheet } from '../parts/cell.tsx';
import { focusNew, focusNewAtTop } from '../parts/focus-new.ts';
import type { EnquiryDetail } from '../../schema/office.ts';
import type { AnswerConflict, FilledDraft } from '../../schema/office-answers.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './answer.module.css';
import { AnswerNotes, Cautions } from './answer-notes.tsx';
import { MailProgram } from './mail-program.tsx';
import { SeenMail } from './seen-mail.tsx';
import { useDraft } from './use-draft.ts';

type AnswerSheetProps = {
  detail: EnquiryDetail;
  changes: Changes;
  filled: FilledDraft;
  /** Whether a stored draft is continued: then opening the form does not move the focus to its text. */
  isBegun: boolean;
  close: () => void;
};

export function AnswerSheet({ detail, changes, filled, isBegun, close }: AnswerSheetProps) {
  const t = useWords();
  const language = useLanguage();
  const { templates } = useFacts();
  const { draft, write, forget } = useDraft(detail.id, filled);
  const [isSeen, setSeen] = useState(false);
  const [wasSeen, setWasSeen] = useState(false);
  const [template, setTemplate] = useState(filled);
  const other = useOtherTemplate(detail.id);
  const answer = useAnswer(detail.id);
  const conflict = conflictOf(answer.error);
  const isEmpty = draft.subject.trim() === '' || draft.text.trim() === '';

  function send(how: 'mail' | 'elsewhere', revision = changes.seen): void {
    if (answer.isPending || isEmpty) return;
    const { submission, subject, text } = draft;
    const request: Answering =
      how === 'mail'
        ? { mail: { submission, revision, subject, text } }
        : { elsewhere: { submission, revision, subject } };
    answer.mutate(request, {
      onSuccess: (outcome) => {
        forget();
        changes.see(outcome.revision);
        announce(t(how === 'mail' ? 'answer.sent' : 'answer.marked'));
        close();
      },
      onError: (error) => {
        // The server has another text with this submission's id: the present text gets a new id.
        if (error instanceof Refusal && error.problem === 'another-answer') write({ submission: crypto.randomUUID() });
      },
    });
  }

  function change(id: string): void {
    if (draft.text !== template.text && !confirm(t('answer.replace'))) return;
    other.mutate(id, {
      onSuccess: (next) => {
        setTemplate(next);
        write({ template: next.template, subject: next.subject, text: next.text });
      },
    });
  }

  if (isSeen) {
    return (
      <>
        <SeenMail ref={focusNewAtTop} to={filled.to} draft={draft} language={detail.language} />
        <Cautions of={template.cautions} />
        <AnswerNotes detail={detail} error={answer.error} conflict={conflict} />
        <p className="cluster gap-2 gap-x-4 middle">
          <Button tone="main" aria-disabled={answer.isPending} onClick={() => send('mail', conflict?.revision)}>
            {t(conflict ? 'answer.sendAnyway' : 'answer.send')}
          </Button>
          <Button
            onClick={() => {
              setSeen(false);
              setWasSeen(true);
            }}
          >
            {t('answer.write')}
          </Button>
        </p>
      </>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) setSeen(true);
      }}
    >
      <Cautions of={template.cautions} />
      <FieldSheet>
        <ChoiceCell
          label={t('answer.template')}
          wide
          value={draft.template}
          choices={filled.templates.map((id) => [id, templates[id]?.[language] ?? id])}
          onChoose={change}
        />
        <FieldCell label={t('answer.subject')} wide>
          <input
            value={draft.subject}
            lang={detail.language}
            maxLength={200}
            required
            onChange={(event) => write({ subject: event.target.value })}
          />
        </FieldCell>
        <FieldCell label={t('answer.text', { name: detail.name })} wide>
          <textarea
            ref={isBegun && !wasSeen ? undefined : focusNew}
            value={draft.text}
            lang={detail.language}
            maxLength={20_000}
            rows={10}
            required
            onChange={(event) => write({ text: event.target.value })}
          />
        </FieldCell>
      </FieldSheet>
      <AnswerNotes detail={detail} error={other.error ?? answer.error} conflict={conflict} />
      <p className="cluster gap-2 gap-x-4 middle">
        <Button type="submit" tone="main" aria-disabled={isEmpty}>
          {t('answer.see')}
        </Button>
        <Button
          tone="word"
          onClick={() => {
            forget();
            close();
          }}
        >
          {t('answer.discard')}
        </Button>
      </p>
      <MailProgram
        mail={{ ...filled, ...draft }}
        isMarking={answer.isPending}
        mark={() => send('elsewhere', conflict?.revision)}
      />
    </form>
  );
}

function conflictOf(error: Error | null): AnswerConflict | null {
  if (!(error instanceof Refusal) || error.problem !== 'changed-meanwhile') return null;
  return error.more as AnswerConflict;
}
