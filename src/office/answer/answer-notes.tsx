import { useNames } from '../data/facts.ts';
import { problemWords } from '../data/problem-words.ts';
import { Note } from '../parts/note.tsx';
import { useNow, when } from '../times.ts';
import type { EnquiryDetail } from '../../schema/office.ts';
import type { AnswerConflict, DraftCaution } from '../../schema/office-answers.ts';
import { useLanguage, useWords } from '../words/words.ts';

type AnswerNotesProps = {
  detail: EnquiryDetail;
  cautions?: readonly DraftCaution[];
  error: Error | null;
  conflict: AnswerConflict | null;
};

const none: readonly DraftCaution[] = [];

/** Warns about an answer: doubtful or missing facts, an earlier answer, another person's change, or a refusal. */
export function AnswerNotes({ detail, cautions = none, error, conflict }: AnswerNotesProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const now = useNow();
  const earlier = detail.events.findLast(({ kind }) => kind === 'answer');
  const other = conflict?.answered ?? conflict;
  return (
    <>
      {cautions.length > 0 && (
        <Note>
          <ul>
            {cautions.map((caution) => (
              <li key={caution}>{t(`caution.${caution}`)}</li>
            ))}
          </ul>
        </Note>
      )}
      {earlier && !conflict && (
        <Note>{t('answer.earlier', { who: names.person(earlier.by), when: when(earlier.at, now, language) })}</Note>
      )}
      {other && (
        <Note tone="error">
          {t(conflict?.answered ? 'answer.conflictAnswered' : 'answer.conflictChanged', {
            who: other.by === null ? t('conflict.site') : names.person(other.by),
            when: when(other.at, now, language),
          })}
        </Note>
      )}
      {error && !conflict && <Note tone="error">{problemWords(error, t)}</Note>}
    </>
  );
}
