import { useNames } from '../data/facts.ts';
import { ErrorNote, Note } from '../parts/note.tsx';
import { useNow, when } from '../times.ts';
import type { EnquiryDetail } from '../../schema/office.ts';
import type { AnswerConflict, DraftCaution } from '../../schema/office-answers.ts';
import { useLanguage, useWords } from '../words/words.ts';

type AnswerNotesProps = {
  detail: EnquiryDetail;
  error: Error | null;
  conflict: AnswerConflict | null;
};

/** Names the doubtful or missing facts in a text filled in from a template. */
export function Cautions({ of }: { of: readonly DraftCaution[] }) {
  const t = useWords();
  if (of.length === 0) return null;
  return (
    <Note>
      <ul>
        {of.map((caution) => (
          <li key={caution}>{t(`caution.${caution}`)}</li>
        ))}
      </ul>
    </Note>
  );
}

/** Warns about an answer: an earlier answer, another person's change, or a refusal. */
export function AnswerNotes({ detail, error, conflict }: AnswerNotesProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const now = useNow();
  const earlier = detail.events.findLast(({ kind }) => kind === 'answer');
  const other = conflict?.answered ?? conflict;
  return (
    <>
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
      {!conflict && <ErrorNote of={error} />}
    </>
  );
}
